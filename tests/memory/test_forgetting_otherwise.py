# ruff: noqa: E501 - long lines and other scripts
"""What is named by another noun, by its reason, or in part, is forgotten; the rest stays."""

from sqlite3 import Connection

import pytest

from .conftest import Clock, Talk

# language, what was told; the wish, "!" at once; what is gone; what stays
# fmt: off
ROWS = [
    ("en", "I've ordered a whisky decanter for Rashid, hush", "I gave Rashid the present, delete that", "decanter", ""),
    ("en", "I've ordered a whisky decanter for Rashid, hush;I've ordered a foot spa for Gudrun, hush", "I gave Rashid the present, delete that", "decanter", "foot spa"),
    ("en", "I've ordered a whisky decanter for Rashid, hush;I've ordered a foot spa for Gudrun, hush", "sent Gudrun's present back, forget about it", "foot spa", "decanter"),
    ("en", "I've promised the Lamberts our old cot", "the Lamberts found one elsewhere, forget what I promised them", "cot", ""),
    ("en", "you didn't hear it from me but Imke is moving out", "Imke wouldn't want us to know, delete it", "moving out", ""),
    ("en", "Edith's thinking of leaving her husband, don't say a word;Edith is allergic to nuts", "best forget what I said about Edith and her husband", "leaving", "nuts"),
    ("en", "the plumber quoted us eleven hundred for the bathroom;the plumber's name is Osgood", "we're not doing the bathroom, you can forget the plumber's quote", "eleven hundred", "Osgood"),
    ("en", "we're off to Crete in September;we're seeing the dentist in September", "the September trip's been cancelled, wipe that please", "Crete", "dentist"),
    ("en", "Luca's party is going to be at the bowling alley", "Luca doesn't want a party any more, scratch that", "bowling", ""),
    ("en", "the garage wants seven twenty for the clutch;hm no, it was eight forty they said", "selling the car anyway, you can forget what the garage wants", "seven twenty;eight forty", ""),
    ("en", "for the fête the allotment lot are doing piccalilli and the bowls club's doing a tombola", "forget what the allotment lot are doing", "piccalilli", "tombola"),
    ("en", "I may have called Fergus a windbag to his face", "!ugh, pretend I didn't say that, delete it", "windbag", ""),
    ("en", "baby Rufus only drops off in the pram;Rufus the labrador hates the hairdryer", "clear out what you've got on baby Rufus", "pram", "hairdryer"),
    ("de", "ich hab eine Whiskykaraffe für Raschid bestellt, psst;ich hab ein Fußbad für Gudrun bestellt, psst", "ich hab Raschid das Geschenk gegeben, lösch das", "karaffe", "Fußbad"),
    ("de", "ich hab eine Whiskykaraffe für Raschid bestellt, psst;ich hab ein Fußbad für Gudrun bestellt, psst", "hab das Geschenk für Gudrun zurückgeschickt, vergiss es", "Fußbad", "karaffe"),
    ("de", "Lucas Party steigt auf der Kegelbahn;Lucas Schuhgröße ist 36", "Luca will keine Party mehr, streich das", "Kegelbahn", "36"),
    ("de", "von mir hast du's nicht, aber Imke hat die Wohnung gekündigt", "Imke fänd's nicht gut, dass wir das wissen, lösch das", "gekündigt", ""),
    ("de", "der Klempner will elfhundert fürs Bad;der Klempner heißt Oswald", "das Bad lassen wir bleiben, das Angebot vom Klempner kannst du vergessen", "elfhundert", "Oswald"),
    ("de", "im September geht's nach Kreta", "die Reise im September ist abgesagt, lösch das bitte", "Kreta", ""),
    ("de", "die Autowerkstatt will siebenhundertzwanzig für die Kupplung;hm nein, achthundertvierzig haben sie gesagt", "das Auto wird eh verkauft, vergiss ruhig, was die Autowerkstatt will", "siebenhundertzwanzig;achthundertvierzig", ""),
    ("de", "fürs Sommerfest machen die Kleingärtner Apfelmus und die Kegelbrüder eine Tombola", "vergiss, was die Kleingärtner machen", "Apfelmus", "Tombola"),
    ("de", "ich hab Falk wohl ins Gesicht gesagt, er sei ein Windbeutel", "!oh Mann, tu so, als hätt ich nichts gesagt, lösch es", "Windbeutel", ""),
    ("de", "Baby Rufus nickt nur im Kinderwagen ein;Rufus, der Labrador, hasst den Föhn", "räum weg, was du über Baby Rufus hast", "Kinderwagen", "Föhn"),
    ("ja", "久仁子に足湯器を注文した、しーっ;玲司にデキャンタを注文した、しーっ", "久仁子のプレゼントは返品したから忘れて", "足湯器", "デキャンタ"),
    ("ja", "久仁子に足湯器を注文した、しーっ;玲司にデキャンタを注文した、しーっ", "玲司にはもうプレゼント渡したから、消して", "デキャンタ", "足湯器"),
    ("ja", "蘭堂さんにうちの古いベビーベッドをあげる約束した", "蘭堂さんはよそで見つけたから、約束のことは忘れて", "ベビーベッド", ""),
    ("ja", "配管工さん、お風呂の工事は11万円だって;配管工さんの名前は大沢", "お風呂はやらないことにしたから、配管工の見積もりは忘れて", "11万円", "大沢"),
    ("ja", "智也のプレゼント、ピアノの椅子の中に隠してある", "智也がもう開けちゃったから、智也のプレゼントの隠し場所は忘れていいよ", "椅子", ""),
    ("ja", "9月はグアムに行くよ", "9月の旅行は中止、消しといて", "グアム", ""),
    ("ja", "車の修理屋さん、クラッチに七万二千円だって;いや、八万四千円だったかな、そう言ってた", "車は売るから、修理屋さんの値段は忘れていいよ", "七万二千;八万四千", ""),
    ("ja", "瑠花のパーティーはボウリング場でやる", "瑠花はもうパーティーしたくないって、それ取り消し", "ボウリング", ""),
    ("ja", "私から聞いたって言わないでね、郁美は引っ越しちゃうの", "郁美は知られたくないだろうから、消しといて", "引っ越しちゃう", ""),
    ("ru", "я заказала ванночку для ног для Глаши, тсс;я заказала графин для Рашида, тсс", "подарок для Глаши отправила назад, забудь про него", "ванночк", "графин"),
    ("ru", "я заказала ванночку для ног для Глаши, тсс;я заказала графин для Рашида, тсс", "подарок Рашиду я уже вручила, удали это", "графин", "ванночк"),
    ("ru", "я тебе не говорила, но Инга съезжает с квартиры", "Инга не обрадуется, что мы знаем, удали это", "съезжает", ""),
    ("ru", "сантехник насчитал за ванную сорок тысяч;сантехника зовут Олег", "ванную делать не будем, так что смету сантехника забудь", "сорок тысяч", "Олег"),
    ("ru", "в сентябре летим на Крит", "сентябрьская поездка накрылась, сотри это", "Крит", ""),
    ("ru", "автосервис хочет за сцепление семьдесят две тысячи;хм, нет, восемьдесят четыре, так сказали", "машину всё равно продаём, забудь, сколько хочет автосервис", "семьдесят две;восемьдесят четыре", ""),
    ("ru", "на праздник двора огородники готовят аджику, а шахматисты устраивают лотерею", "забудь, что готовят огородники", "аджик", "лотере"),
    ("ru", "я, кажется, в глаза назвала Фому пустозвоном", "!ой, сделай вид, что не слышал, удали", "пустозвон", ""),
    ("tr", "Güldane için ayak masaj aleti ısmarladım, çaktırma;Raşit için sürahi takımı ısmarladım, çaktırma", "Güldane için aldığım hediyeyi geri yolladım, unut onu", "ayak masaj", "sürahi"),
    ("tr", "Güldane için ayak masaj aleti ısmarladım, çaktırma;Raşit için sürahi takımı ısmarladım, çaktırma", "Raşit hediyesini aldı bile, sil onu", "sürahi", "ayak masaj"),
    ("tr", "Lara'nın partisi bovling salonunda olacak", "Lara artık parti istemiyor, sil onu", "bovling", ""),
    ("tr", "benden duymuş olma ama İmge evden taşınıyor", "İmge bilmemizi istemez, sil onu", "taşınıyor", ""),
    ("tr", "Edibe kocasından ayrılmayı düşünüyor, kimseye söyleme;Edibe fıstık yiyemiyor", "Edibe ile kocası hakkında dediğimi unut en iyisi", "ayrılmayı", "fıstık"),
    ("tr", "eylülde Girit'e gidiyoruz", "eylül gezisi yattı, sil onu", "Girit", ""),
    ("tr", "oto tamirci debriyaj için yedi bin iki yüz istiyor;ıı hayır, sekiz bin dört yüz demişlerdi", "araba zaten satılıyor, tamircinin istediğini unutabilirsin", "yedi bin iki yüz;sekiz bin dört yüz", ""),
    ("tr", "emlakçı evimize üç milyon biçti;yok, dört buçuk milyon dedi", "taşınmıyoruz, emlakçının dediğini unut gitsin", "üç milyon;dört buçuk", ""),
    ("tr", "örgü grubum kermese panço yapıyor, izciler de turta yapıyor", "örgü grubu kısmını unut", "panço", "turta"),
    ("tr", "Ferruh'un yüzüne palavracısın demiş olabilirim", "!off, demedim say, sil gitsin", "palavracı", ""),
    ("tr", "bebek Rüzgar sadece pusette dalıyor;labrador Rüstem saç kurutma makinesinden nefret ediyor", "bebek Rüzgar hakkında ne varsa temizle", "puset", "saç kurutma"),
    ("en", "Oliver lives in Bonn", "forget Oliver's car", "", "Bonn"),
    ("en", "Oliver lives in Bonn", "forget when Oliver's birthday is", "", "Bonn"),
    ("en", "Luca's shoe size is 36", "Luca doesn't want a party any more, scratch that", "", "36"),
    ("en", "Rashid likes his tea strong", "I gave Rashid the present, delete that", "", "strong"),
    ("en", "the milk is in the garage fridge", "I bought the milk, delete that", "", "garage"),
    ("en", "we're seeing the dentist in September", "the September trip's been cancelled, wipe that please", "", "dentist"),
    ("en", "the plumber's name is Osgood", "you can forget the plumber's quote", "", "Osgood"),
    ("de", "Oliver wohnt in Bonn", "vergiss Olivers Auto", "", "Bonn"),
    ("de", "Lucas Schuhgröße ist 36", "Luca will keine Party mehr, streich das", "", "36"),
    ("de", "der Klempner heißt Oswald", "das Angebot vom Klempner kannst du vergessen", "", "Oswald"),
    ("de", "Anton hat einen Hund;Elsa hat rote Schuhe", "vergiss, dass ich gesagt hab, Carla hat im Lotto gewonnen", "", "Hund"),
    ("ja", "久仁子は紅茶が好き", "久仁子のプレゼントは返品したから忘れて", "", "紅茶"),
    ("ja", "9月に歯医者に行く予定はない、妹は9月が誕生日", "9月の旅行は中止、消しといて", "", "誕生日"),
    ("ja", "配管工さんの名前は大沢", "配管工の見積もりは忘れて", "", "大沢"),
    ("ru", "Глаша любит крепкий чай", "подарок для Глаши отправила назад, забудь про него", "", "крепкий"),
    ("ru", "сантехника зовут Олег", "смету сантехника забудь", "", "Олег"),
    ("tr", "Raşit demli çay sever", "Raşit hediyesini aldı bile, sil onu", "", "demli"),
    ("tr", "Lara'nın ayakkabı numarası 36", "Lara artık parti istemiyor, sil onu", "", "36"),
    ("en", "we're meeting the notary about Villa Serena on the quiet;we're meeting the tiler about the porch", "that notary business is dead, so forget it", "Villa Serena", "porch"),
    ("en", "the tuba lessons are with Herr Zapf and the harp lessons are with Frau Lenz", "we've dropped the tuba lessons, so you can bin who they are with", "Zapf", "Lenz"),
    ("en", "the agent wants 1240 for the studio flat;no, 1310 he said", "the studio flat is gone, forget what the agent wants for it", "1240;1310", ""),
    ("en", "apparently Beatrix is expecting twins", "what I told you about Beatrix was only gossip, forget it", "twins", ""),
    ("de", "wir treffen heimlich den Notar wegen der Villa Sonnenschein;wir treffen den Fliesenleger wegen der Veranda", "das mit dem Notar ist gestorben, vergiss es", "Sonnenschein", "Veranda"),
    ("de", "ach ja, der Überraschungsgast am Sonntag ist übrigens Hyazinth", "!oh Mist, tu so, als hätt ich das nie gesagt", "Hyazinth", ""),
    ("de", "Tuba lernt sie bei Herrn Zöller und Harfe lernt sie bei Frau Lenz", "Tuba haben wir aufgegeben, bei wem sie das lernt, kannst du vergessen", "Zöller", "Lenz"),
    ("de", "der Makler will 1450 für das Studio;nee, 1490 hat er gesagt", "das Studio ist weg, vergiss, was der Makler dafür will", "1450;1490", ""),
    ("de", "Nadja ist schon wieder durch die Buchhalterprüfung gerasselt, die Arme", "Nadja bringt mich um, vergiss, was ich über ihre Prüfung gesagt hab", "Buchhalter", ""),
    ("de", "hör mal, Cornelius ist geblitzt worden", "Cornelius will nicht, dass das rumgeht, also lösch das über Cornelius", "geblitzt", ""),
    ("de", "hör mal, Beatrix kriegt Zwillinge", "was ich dir über Beatrix erzählt hab, war nur Tratsch, vergiss es", "Zwillinge", ""),
    ("ja", "チューバの先生は座間さんで、ハープの先生は蓮田さん", "チューバはやめたから、チューバの先生が誰かは忘れて", "座間", "蓮田"),
    ("ja", "不動産屋はワンルームに176000円って言ってる;いや、183000円だった", "ワンルームはもう埋まったから、不動産屋の言い値は忘れて", "176000;183000", ""),
    ("ru", "с нотариусом мы тайком встречаемся насчёт виллы Мимоза;с плиточником мы встречаемся насчёт крыльца", "с нотариусом дело заглохло, забудь это", "Мимоза", "крыльца"),
    ("ru", "а, и сюрприз-гостем в воскресенье будет Гиацинта", "!вот блин, считай, что я этого не говорила", "Гиацинт", ""),
    ("ru", "щенка берём из приюта в Гатчине", "со щенком не вышло, вычеркни это, пожалуйста, из памяти", "Гатчин", ""),
    ("tr", "noterle gizlice Ayçiçek Köşkü için görüşüyoruz;fayansçıyla veranda için görüşüyoruz", "noter işi yattı, onu unut", "Ayçiçek", "veranda"),
    ("tr", "ha bir de pazar günkü sürpriz konuk Sümbül olacak", "!eyvah, bunu hiç söylememişim say", "Sümbül", ""),
    ("tr", "tuba dersini Zafer Hoca veriyor, arp dersini Leyla Hoca veriyor", "tuba dersini bıraktık, kimin verdiğini unutabilirsin", "Zafer", "Leyla"),
    ("tr", "galiba Kerem radara yakalanmış", "Kerem kimse bilmesin dedi, o yüzden Kerem hakkındakini sil", "radar", ""),
    ("tr", "yavru köpeği Silivri'deki barınaktan alıyoruz", "yavru köpek işi yattı, onu hafızandan sil lütfen", "Silivri", ""),
    ("tr", "Bende bir siğil var, Doktor Savaş bakıyor.", "Bir şey değilmiş, siğili çıkar aklından.", "Savaş", ""),
    ("de", "stell dir vor, Thekla hat uns zu einem Krimiwochenende angemeldet;ach ja, und Thekla bringt ihr Akkordeon mit", "das mit dem Krimi ist abgesagt, vergiss, dass Thekla uns angemeldet hat", "Krimi", "Akkordeon"),
    ("en", "you know what, Thelma's signed us up for a murder mystery weekend;oh, and Thelma's bringing her accordion", "the murder mystery thing's off, forget Thelma signing us up", "murder mystery", "accordion"),
    ("en", "Ben's birthday is on 4 May;Ben lives in Kiel", "I gave Ben the present, delete that", "", "4 May;Kiel"),
    ("en", "Mia ordered a bike for her son", "I gave Mia the present, delete that", "", "bike"),
    ("en", "the roofer comes on Monday at 9", "forget the roofer's estimate", "", "Monday"),
    ("en", "my sister is called Ada;my sister lives in Hull", "my sister won't like that, delete it", "", "Ada;Hull"),
    ("en", "Sven goes to Hill School", "forget Sven's trip", "", "Hill School"),
    ("en", "the plumber says he comes at 9", "forget the plumber's quote about the boiler", "", "comes at 9"),
    ("en", "Ada sings alto and Ben plays the tuba", "forget what Ben plays", "", "alto"),
    ("de", "Ben hat am 4. Mai Geburtstag;Ben wohnt in Kiel", "ich hab Ben das Geschenk gegeben, lösch das", "", "4. Mai;Kiel"),
    ("de", "der Dachdecker kommt am Montag um 9", "vergiss das Angebot vom Dachdecker", "", "Montag"),
    ("de", "Sven geht nach Feierabend schwimmen", "vergiss Svens Reise", "", "schwimmen"),
    ("ja", "健の誕生日は5月4日;健は京都に住んでいる", "健にプレゼントを渡したから、消して", "", "5月4日;京都"),
    ("ja", "屋根屋さんは月曜9時に来る", "屋根屋さんの見積もりは忘れて", "", "月曜9時"),
    ("ru", "у Бори день рождения 4 мая;Боря живёт в Твери", "я подарила Боре подарок, удали это", "", "4 мая;Твери"),
    ("ru", "кровельщик придёт в понедельник в 9", "забудь смету кровельщика", "", "понедельник"),
    ("tr", "Burak'ın doğum günü 4 Mayıs;Burak Bursa'da yaşıyor", "Burak'a hediyesini verdim, sil onu", "", "4 Mayıs;Bursa"),
    ("tr", "çatıcı pazartesi dokuzda gelecek", "çatıcının teklifini unut", "", "pazartesi"),
]
# fmt: on


@pytest.mark.parametrize(("language", "told", "wish", "gone", "stays"), ROWS)
async def test_what_is_named_otherwise_goes_and_nothing_else(
    talk: Talk,
    clock: Clock,
    language: str,
    told: str,
    wish: str,
    gone: str,
    stays: str,
) -> None:
    for sentence in told.split(";"):
        await talk.say(sentence, language, conversation="before")
        clock.pass_(seconds=20)
    said = wish.removeprefix("!")
    if said == wish:
        clock.pass_(days=1)
    later = "later" if said == wish else "before"
    heard = await talk.say(said, language, conversation=later)
    assert heard.forgotten is not None

    def texts(connection: Connection) -> list[str]:
        rows = connection.execute("SELECT text FROM memory")
        return [str(row[0]).casefold() for row in rows]

    kept = await talk.store.read(texts)
    for one in filter(None, gone.casefold().split(";")):
        assert not any(one in text for text in kept)
    for one in filter(None, stays.casefold().split(";")):
        assert any(one in text for text in kept)
