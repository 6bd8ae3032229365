# ruff: noqa: E501 - a table, read line by line
"""Japanese; readings stand beside the kanji, since recognisers write either."""

from .table import Words

JA = Words(
    code="ja",
    alike=True,
    drop="の を は が に で も と へ や から ある この その あの うちの お ください 番 号 番号 する って さん ちょっと ほう",
    lead="つけて, 消して, けして, オンにして, オフにして, 開けて, 閉めて, お願い, 点けて, 止めて",
    counters="番 番号",
    numbers="零/ゼロ 一 二 三 四 五 六 七 八 九 十",
    every="全部 全て すべて ぜんぶ みんな",
    concepts="""
light: 照明, 電気, ライト, ランプ, 明かり, あかり, 灯り, 電灯, でんき, しょうめい, 電球
switch: スイッチ
plug: コンセント, プラグ, スマートプラグ
blind: ブラインド
shutter: シャッター, 雨戸
curtain: カーテン
awning: オーニング
garage_door: ガレージドア, ガレージの扉
door: ドア, 扉, とびら
window: 窓, まど
lock: 鍵, かぎ, 錠, カギ, ロック
heating: 暖房, ヒーター, だんぼう, サーモスタット, エアコン
ac: エアコン, 冷房, クーラー
fan: 扇風機, ファン, せんぷうき
ceiling_fan: シーリングファン
extractor: 換気扇, かんきせん
tv: テレビ, テレビジョン, tv
speaker: スピーカー
vacuum: 掃除機, ロボット掃除機, そうじき, ルンバ
valve: バルブ
irrigation: スプリンクラー, 散水
humidifier: 加湿器, かしつき, 加湿機
dehumidifier: 除湿機, じょしつき, 除湿器
boiler: 給湯器, きゅうとうき, 給湯機
air_purifier: 空気清浄機, くうきせいじょうき, 空気清浄器
camera: カメラ
alarm: アラーム, 警報
scene: シーン
sensor: センサー, 感知器
motion: 人感, 人感センサー, モーション, モーションセンサー, 動体
occupancy: 在室
temperature: 温度, おんど, 温度計, 気温
humidity: 湿度, しつど, 湿度計
battery: 電池, バッテリー, でんち
power: 電力
kitchen: 台所, キッチン, だいどころ
living_room: リビング, 居間, いま, リビングルーム
dining_room: ダイニング, 食堂
bedroom: 寝室, しんしつ, ベッドルーム
kids_room: 子供部屋, 子ども部屋, こどもべや
bathroom: お風呂, 風呂, 浴室, バスルーム, おふろ, ふろ, よくしつ
toilet: トイレ, お手洗い
office: 書斎, しょさい, 仕事部屋
hallway: 廊下, ろうか
entry: 玄関, げんかん
garage: ガレージ, 車庫
garden: 庭, にわ
veranda: ベランダ
balcony: バルコニー
washitsu: 和室, わしつ
laundry: 洗濯室, ランドリー
closet: クローゼット, 押入れ
attic: 屋根裏
basement: 地下室, 地下
washroom: 洗面所, せんめんじょ
stairs: 階段
upstairs: 上の階, 二階
downstairs: 下の階
left: 左, ひだり
right: 右, みぎ
front: 前
back: 裏
ceiling: 天井, シーリング
floor: フロア, 床
desk: デスク, 机
bedside: ベッドサイド, 枕元
bed: ベッド
counter: カウンター
sofa: ソファ, ソファー
indirect: 間接, かんせつ
washing_machine: 洗濯機, せんたくき
dryer: 乾燥機, かんそうき
dishwasher: 食洗機
coffee_machine: コーヒーメーカー, コーヒーマシン
rice_cooker: 炊飯器, すいはんき, 炊飯機
microwave: 電子レンジ, レンジ
fridge: 冷蔵庫, れいぞうこ
freezer: 冷凍庫
printer: プリンター, プリンタ
computer: パソコン, コンピューター
projector: プロジェクター
router: ルーター
doorbell: ドアホン, インターホン, チャイム
pool: プール
sauna: サウナ
movie: 映画
good_night: おやすみ
mode: モード
robot: ロボット
room: 部屋
""",
)
