# ruff: noqa: E501 - a table, read line by line
"""Korean."""

from .table import Words

KO = Words(
    code="ko",
    alike=True,
    drop="그 이 저 우리 내 좀 있는 번 번째 호 기기 장치 쪽 안 옆 제발",
    lead="켜줘, 꺼줘, 켜 줘, 꺼 줘, 켜, 꺼, 열어, 닫아, 열어줘, 닫아줘, 틀어줘, 꺼주세요, 켜주세요",
    counters="번",
    numbers="영 일/하나 이 삼 사 오 육 칠 팔 구 십",
    every="모든 전부 모두 다",
    endings="에서> 에> 의> 을> 를> 은> 는> 이> 가> 들> 로> 으로>",
    concepts="""
light: 조명, 전등, 불, 등, 라이트, 램프
switch: 스위치
plug: 콘센트, 플러그
blind: 블라인드, 롤스크린
shutter: 셔터
curtain: 커튼
door: 문, 도어
window: 창문
lock: 도어락, 자물쇠
heating: 난방, 보일러, 히터, 온도조절기
ac: 에어컨
fan: 선풍기, 팬, 환풍기
ceiling_fan: 실링팬
tv: 티비, 텔레비전, tv
speaker: 스피커
vacuum: 청소기, 로봇청소기, 로봇 청소기
valve: 밸브
humidifier: 가습기
dehumidifier: 제습기
air_purifier: 공기청정기
camera: 카메라
alarm: 경보
sensor: 센서
motion: 움직임, 동작, 동작 센서
temperature: 온도, 기온
humidity: 습도
battery: 배터리
kitchen: 주방, 부엌
living_room: 거실
dining_room: 식당
bedroom: 침실, 안방
kids_room: 아이방, 아이 방
bathroom: 욕실, 화장실
office: 서재, 사무실
hallway: 복도
entry: 현관
garage: 차고
garden: 정원, 마당
balcony: 베란다, 발코니
basement: 지하실
attic: 다락방
upstairs: 위층, 2층
downstairs: 아래층, 1층
left: 왼쪽
right: 오른쪽
ceiling: 천장
washing_machine: 세탁기
dryer: 건조기
dishwasher: 식기세척기
coffee_machine: 커피머신, 커피 머신
rice_cooker: 밥솥, 전기밥솥
microwave: 전자레인지
fridge: 냉장고
printer: 프린터
computer: 컴퓨터
""",
)
