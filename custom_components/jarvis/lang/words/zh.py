# ruff: noqa: E501 - a table, read line by line
"""Chinese, simplified and traditional."""

from .table import Words

ZH = Words(
    code="zh",
    alike=True,
    drop="的 里 裡 在 上 那个 这个 那個 這個 请 請 把 将 一下 里面 裡面 个 個 我 我的 我们 我們 家 家里 号 號 那 这 和 与 设备 吧 旁边 旁邊 了",
    lead="打开, 关闭, 关掉, 关上, 开, 关, 打開, 關閉, 關掉, 開, 關, 启动, 停止, 调, 请",
    counters="号 號",
    numbers="零 一 二/两/兩 三 四 五 六 七 八 九 十",
    ordinals="第一 第二 第三 第四 第五",
    every="所有 全部 每个 都 所有的 每個",
    concepts="""
light: 灯, 照明, 电灯, 灯光, 燈, 電燈, 燈光, 灯具
ceiling_light: 吸顶灯, 顶灯, 天花灯, 吸頂燈
chandelier: 吊灯, 吊燈
desk_lamp: 台灯, 檯燈
floor_lamp: 落地灯, 落地燈
nightlight: 夜灯, 小夜灯, 夜燈
bedside_lamp: 床头灯, 床頭燈
wall_lamp: 壁灯, 壁燈
strip_light: 灯带, 燈帶
spot: 射灯, 筒灯
mirror_light: 镜前灯
switch: 开关, 開關
plug: 插座, 插头, 插頭
blind: 百叶窗, 百叶帘, 卷帘, 百葉窗
shutter: 卷帘门, 卷闸
curtain: 窗帘, 帘子, 窗簾, 布帘
sheer: 纱帘
awning: 遮阳棚, 雨棚
garage_door: 车库门, 車庫門
gate: 大门, 院门
door: 门, 門, 房门
window: 窗, 窗户, 窗戶
lock: 锁, 门锁, 鎖, 門鎖
heating: 暖气, 地暖, 取暖器, 恒温器, 温控器, 溫控器, 暖氣, 电暖器, 溫度控制器
ac: 空调, 冷气, 空調, 冷氣
fan: 风扇, 电扇, 电风扇, 風扇, 電扇
ceiling_fan: 吊扇
extractor: 排气扇, 换气扇, 排風扇, 排风扇, 抽风机
tv: 电视, 电视机, 電視, 電視機
speaker: 音箱, 音响, 扬声器, 喇叭, 音響
vacuum: 吸尘器, 扫地机, 扫地机器人, 掃地機, 吸塵器, 扫地机器人
mower: 割草机
valve: 阀门, 阀, 閥門
irrigation: 灌溉, 浇水, 喷淋
humidifier: 加湿器, 加濕器
dehumidifier: 除湿机, 除湿器, 除濕機
boiler: 热水器, 熱水器
air_purifier: 空气净化器, 净化器, 空氣清淨機
camera: 摄像头, 摄像机, 攝影機
alarm: 警报, 报警器, 警報
scene: 场景, 場景
script: 脚本
list: 清单
weather: 天气, 天氣
sensor: 传感器, 感应器, 感測器, 探测器
motion: 人体, 人体传感器, 移动, 运动, 人体感应
door_sensor: 门磁, 门传感器
window_sensor: 窗磁
leak: 漏水, 水浸, 水浸传感器, 漏水传感器
smoke: 烟雾, 烟雾报警器, 烟感
gas: 燃气, 煤气
temperature: 温度, 温度计, 溫度
humidity: 湿度, 濕度
battery: 电池, 电量, 電池
power: 功率
energy: 能耗
kitchen: 厨房, 廚房
living_room: 客厅, 起居室, 客廳
dining_room: 餐厅, 饭厅, 餐廳
bedroom: 卧室, 房间, 睡房, 臥室, 主卧, 主臥, 次卧, 次臥, 客卧
master_bedroom: 主卧, 主卧室, 主臥
second_bedroom: 次卧, 次臥
guest_room: 客房
kids_room: 儿童房, 孩子房间, 兒童房, 小孩房
bathroom: 浴室, 卫生间, 洗手间, 厕所, 衛生間, 浴廁
study: 书房, 書房, 办公室
hallway: 走廊, 过道, 走道
entry: 玄关, 门厅, 入户, 門廳
garage: 车库, 車庫
garden: 花园, 院子, 花園
terrace: 露台
balcony: 阳台, 陽台
basement: 地下室
attic: 阁楼, 閣樓
laundry: 洗衣房
cloakroom: 衣帽间
storage: 储物间, 储藏室
stairs: 楼梯
pool: 泳池, 游泳池
upstairs: 楼上, 樓上
downstairs: 楼下, 樓下
outside: 室外, 户外, 外面
left: 左, 左边, 左侧, 左邊
right: 右, 右边, 右侧, 右邊
front: 前
back: 后, 後
ceiling: 天花板
wall: 墙
bedside: 床头
bed: 床
desk: 桌, 书桌, 桌子
sofa: 沙发
mirror: 镜
washing_machine: 洗衣机, 洗衣機
dryer: 烘干机, 干衣机
dishwasher: 洗碗机, 洗碗機
coffee_machine: 咖啡机, 咖啡機
rice_cooker: 电饭煲, 电饭锅, 電鍋
kettle: 水壶, 电水壶, 热水壶
oven: 烤箱
microwave: 微波炉, 微波爐
fridge: 冰箱
freezer: 冷柜, 冰柜
printer: 打印机, 印表機
computer: 电脑, 電腦
projector: 投影仪, 投影机
router: 路由器
charger: 充电桩, 充电器
doorbell: 门铃, 門鈴
hood: 油烟机, 抽油烟机
pump: 水泵
sauna: 桑拿
robot: 机器人
mode: 模式
""",
)
