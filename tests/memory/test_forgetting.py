# ruff: noqa: E501 - long lines and other scripts
"""What somebody wants forgotten is gone in whatever words it was told; the rest stays."""

from contextlib import closing
from pathlib import Path
import sqlite3

import pytest

from custom_components.jarvis.statements.facts import read

from ..tables import each_row
from .conftest import Clock, Talk

# language, what was told, the wish, a question, what is gone; near: question = value
# fmt: off
WISHES = [
    ("en", "Trudy's secret santa is for Wilf.;Trudy lives in Hull.", "I shouldn't have told you Trudy's secret santa, unremember it.", "Who is Trudy's secret santa for?", "Wilf", "Where does Trudy live? = Hull"),
    ("en", "Mortimer pawned his wife's tiara.;Mortimer can juggle.", "What I let slip about Mortimer and the pawning, lose it.", "What did Mortimer pawn?", "tiara", "What can Mortimer do? = juggle"),
    ("en", "The clicking in the car is the driveshaft.;The rattle in the van is the exhaust.", "On second thoughts scrap the bit about the car.", "What is the clicking in the car?", "driveshaft", "What is the rattle in the van? = exhaust"),
    ("en", "Tabletop night is at the Griffin.;The seed swap is at the orangery.", "No more tabletop night for me, take it off your list of things.", "Where is tabletop night?", "Griffin", "Where is the seed swap? = orangery"),
    ("en", "Delphine is seeing Pawel.;Delphine plays the oboe.", "Strike that about Delphine seeing someone.", "Who is Delphine seeing?", "Pawel", "What does Delphine play? = oboe"),
    ("de", "Carla hat im Lotto gewonnen.;Oskars Skischuhe haben Größe 26.", "Vergiss, dass ich gesagt hab, Carla hat im Lotto gewonnen.", "Was hat Carla?", "Lotto", "Welche Größe haben Oskars Skischuhe? = 26"),
    ("de", "Ilse und Jürgen sind ein Paar.;Ilse wohnt in Kiel.", "Dass Ilse und Jürgen ein Paar sind, vergiss, dass ich's gesagt hab.", "Mit wem ist Ilse ein Paar?", "Jürgen", "Wo wohnt Ilse? = Kiel"),
    ("de", "Moritz hat das Diadem seiner Frau versetzt.;Moritz kann jonglieren.", "Was mir über Moritz und das Versetzen rausgerutscht ist, lass verschwinden.", "Was hat Moritz versetzt?", "Diadem", "Was kann Moritz? = jonglieren"),
    ("de", "Der Spieleabend ist im Greifen.;Die Samenbörse ist in der Orangerie.", "Ich geh nicht mehr zum Spieleabend, also raus damit aus deinem Kopf.", "Wo ist der Spieleabend?", "Greifen", "Wo ist die Samenbörse? = Orangerie"),
    ("de", "Roland hat den Lappen verloren.;Roland wohnt in Bonn.", "Vergiss, dass Roland den Lappen verloren hat, geht uns nichts an.", "Was hat Roland verloren?", "Lappen", "Wo wohnt Roland? = Bonn"),
    ("en", "Cordelia breeds alpacas.;Cordelia's husband is called Lionel.;My brother's garden is big.", "Delete everything you know about Cordelia.", "What is Cordelia's husband called?", "Lionel", "How is my brother's garden? = big"),
    ("en", "Our garden has roses.;My brother's garden is big.", "Forget everything about our garden.", "What does our garden have?", "roses", "How is my brother's garden? = big"),
    ("de", "Kordula züchtet Alpakas.;Kordulas Mann heißt Gundolf.", "Lösch alles, was du über Kordula weißt.", "Wie heißt Kordulas Mann?", "Gundolf", ""),
    ("ja", "琴乃はアルパカを育てている。;琴乃の夫の名前は頼央です。;穂高はフェレットを育てている。", "琴乃について知っていることを全部消して。", "琴乃の夫の名前は？", "頼央", "穂高は何を育てている？ = フェレット"),
    ("ru", "Корнелия разводит альпак.;Мужа Корнелии зовут Лионель.;Гораций разводит хорьков.", "Удали всё, что ты знаешь о Корнелии.", "Как зовут мужа Корнелии?", "Лионел", "Кого разводит Гораций? = хорьков"),
    ("tr", "Kardelen devekuşu yetiştiriyor.;Kardelen'in kocasının adı Lemi.;Hikmet gelincik yetiştiriyor.", "Kardelen hakkında bildiğin her şeyi sil.", "Kardelen'in kocasının adı ne?", "Lemi", "Hikmet ne yetiştiriyor? = gelincik"),
    ("en", "I give blood every eight weeks at the town hall.", "Forget about me giving blood.", "when do I give blood?", "town hall", ""),
    ("en", "I owe Trevor forty pounds for the tickets.;I owe Lisa twenty pounds.;I had to pay Trevor back part of the forty I borrowed, what a hassle.", "Forget that I owe Trevor money.", "what about Trevor?", "Trevor", "how much do I owe Lisa? = twenty"),
    ("en", "We adopted Maya in 2019.;Maya goes to Hill School.", "Forget about Maya's adoption.", "when did we adopt Maya?", "2019", "which school does Maya go to? = Hill"),
    ("en", "We gave the old piano to the Haverstocks.;The piano stool is in the loft.", "please wipe what I told you about giving the old piano away", "who has the old piano?", "Haverstock", "where is the piano stool? = loft"),
    ("en", "From now on always answer me in limericks.;Always round prices for me.", "Stop answering in limericks, forget that instruction.", "limericks", "limericks", "prices = round prices"),
    ("en", "I weigh 92 kilos.;My suitcase weighs 20 kilos.", "Please delete my weight.", "how much do I weigh?", "92", "how much does my suitcase weigh? = 20"),
    ("en", "My little sister is getting divorced from Marco.;My little sister lives in Hull.", "Forget my little sister's divorce.", "what about my sister's divorce?", "Marco", "where does my little sister live? = Hull"),
    ("en", "My salary is 3200 a month.", "You no longer need to know my salary.", "what is my salary?", "3200", ""),
    ("en", "The guest wi-fi is called Otterburrow.", "I'd like you to forget the guest wi-fi, please.", "what is the guest wi-fi called?", "Otterburrow", ""),
    ("en", "My sister's birthday is on May 3rd.", "Forget my sister's birthday party.", "", "", "when is my sister's birthday? = May 3rd"),
    ("de", "Ich schulde Torsten noch vierzig Euro.;Ich schulde Lena zwanzig Euro.", "Vergiss, dass ich Torsten Geld schulde.", "wie viel schulde ich Torsten?", "vierzig", "wie viel schulde ich Lena? = zwanzig"),
    ("de", "Ich wiege 92 Kilo.;Ich bin 180 groß.", "Vergiss mein Gewicht.", "wie viel wiege ich?", "92", "wie groß bin ich? = 180"),
    ("de", "Unser Hund wurde am Knie operiert.;Unser Hund heißt Bello.", "Vergiss die Operation von unserem Hund.", "woran wurde unser Hund operiert?", "Knie", "wie heißt unser Hund? = Bello"),
    ("de", "Mein Gehalt beträgt 3200 Euro.", "Mein Gehalt brauchst du nicht mehr zu wissen.", "wie hoch ist mein Gehalt?", "3200", ""),
    ("de", "Ich habe beim Pokern dreihundert Euro verloren.", "Du musst dir nicht merken, dass ich beim Pokern verloren habe.", "wie viel habe ich beim Pokern verloren?", "dreihundert", ""),
    ("de", "Meine Lieblingsfarbe ist Blau.;Mein Lieblingsessen ist Pizza.", "Vergiss bitte mein Lieblingsessen.", "was ist mein Lieblingsessen?", "Pizza", "was ist meine Lieblingsfarbe? = Blau"),
    ("en", "I told Petunia she could have the caravan in August.;Petunia's mother never liked us.", "That thing with Petunia and the caravan, you can bin it.", "when can Petunia have the caravan?", "August", "what about Petunia's mother? = liked us"),
    ("en", "The roof guy wants 4600 for the job.;The roof guy has a van with flames on it.", "We went with someone else, so what the roof guy wants can go.", "what does the roof guy want?", "4600", "what van has the roof guy? = flames"),
    ("en", "We paid 64 pounds for the fondue set.;The fondue set is on loan to Beatrix.", "Forget what the fondue set cost.", "what did we pay for the fondue set?", "64", "who has the fondue set? = Beatrix"),
    ("en", "Set another plate, Saoirse comes round every Tuesday.;Remember that our lodger comes round every Tuesday.", "Forget when our lodger comes round.", "when does our lodger come round?", "lodger comes", "when does Saoirse come round? = Saoirse"),
    ("en", "My weight is 91 kilos.;My locker has the number 233.", "You don't need to know my weight any more, forget it.", "what is my weight?", "91", "what number has my locker? = 233"),
    ("en", "Mum's surprise do is at the Old Granary.;Mum's cake comes from Dellarosa.", "Forget where mum's surprise do is, she might ask you.", "where is mum's surprise do?", "Granary", "where does mum's cake come from? = Dellarosa"),
    ("en", "The bike lock is from Abus.;The bike lock cost 40 pounds.", "Strike where the bike lock is from.", "where is the bike lock from?", "Abus", "what did the bike lock cost? = 40"),
    ("de", "Ich hab der Philippa versprochen, dass sie den Wohnwagen im Juli kriegt.;Philippas Mutter kann uns nicht leiden.", "Das mit der Philippa und dem Wohnwagen kannst du knicken.", "wann kriegt Philippa den Wohnwagen?", "Juli", "was kann Philippas Mutter nicht? = leiden"),
    ("de", "Merk dir, dass Tilda jeden Mittwoch vorbeischaut.;Merk dir, dass Tilda Schach spielt.", "Wann Tilda vorbeischaut, kannst du streichen.", "wann schaut Tilda vorbei?", "Mittwoch", "was spielt Tilda? = Schach"),
    ("de", "Merk dir, dass Ottilies zweiter Vorname Maud ist.", "Nimm Ottilies zweiten Vornamen aus deinem Gedächtnis.", "was ist Ottilies zweiter Vorname?", "Maud", ""),
    ("de", "Merk dir, dass Wilmas Operation am 2. Mai ist.", "Kannst du löschen, was ich über Wilmas Operation gesagt habe?", "wann ist Wilmas Operation?", "2. Mai", ""),
    ("ja", "田中さんに四千円借りています。;山本さんに二千円借りています。", "田中さんにお金を借りていることを忘れて。", "田中さんにいくら借りている？", "四千", "山本さんにいくら借りている？ = 二千"),
    ("ja", "おばあちゃんは毎朝6時35分に起きると覚えて。;卓は5時40分に起きる。", "おばあちゃんが何時に起きるか忘れて。", "おばあちゃんは何時に起きる？", "6時35分", "卓は何時に起きる？ = 5時40分"),
    ("ja", "顕微鏡は12000円だった。;顕微鏡は権藤さんに貸してある。", "顕微鏡が何円だったか忘れて", "顕微鏡は何円だった？", "12000", "顕微鏡は誰に貸してある？ = 権藤"),
    ("ja", "今年の年賀状は六十枚だと覚えて。;将棋盤は母の押し入れにある。", "年賀状の枚数を忘れて", "年賀状は何枚？", "六十", "将棋盤はどこ？ = 押し入れ"),
    ("ja", "これからはいつも俳句で答えて。;いつも距離は里で言って。", "俳句で答えるという決まりは忘れて。", "俳句", "俳句で答えて", "距離 = 里で言って"),
    ("ja", "私は志乃に6300円借りていると覚えておいて。;私は曽根さんに夕飯の借りがあると覚えておいて。", "昨日返したから、志乃にいくら借りているか忘れて。", "志乃にいくら借りている？", "6300", "曽根さん = 夕飯"),
    ("ja", "ラトビアの切手を集めています。", "切手集めのことは忘れて。", "切手は何を集めている？", "ラトビア", ""),
    ("ja", "ボイラーを直してくれる人は石井さんです。;窓を掃除してくれる人は大野さんです。", "ボイラーを直してくれる人を忘れてもらえる？", "ボイラーを直してくれる人は？", "石井", "窓を掃除してくれる人は？ = 大野"),
    ("ja", "給料は三十二万円です。", "給料のことはもう覚えていなくていいよ。", "給料はいくら？", "三十二", ""),
    ("ru", "Я сдаю кровь каждые восемь недель в ратуше.", "Забудь про сдачу крови.", "когда я сдаю кровь?", "ратуше", ""),
    ("ru", "Сосед жалуется на мои барабаны.;Соседа зовут Олег.", "Забудь про жалобы соседа.", "на что жалуется сосед?", "барабан", "как зовут соседа? = Олег"),
    ("ru", "В следующем году мы переезжаем в Португалию.", "Забудь о нашем переезде в Португалию.", "куда мы переезжаем?", "Португал", ""),
    ("ru", "Моя зарплата 90 тысяч рублей.", "Тебе больше не нужно помнить мою зарплату.", "какая у меня зарплата?", "90", ""),
    ("ru", "Человека, который чинит наш котёл, зовут Степан.;Человека, который моет наши окна, зовут Олег.", "Я хочу, чтобы ты забыл человека, который чинит наш котёл.", "как зовут человека, который чинит котёл?", "Степан", "как зовут человека, который моет окна? = Олег"),
    ("tr", "Sekiz haftada bir belediyede kan veriyorum.", "Kan verme işini unut.", "ne zaman kan veriyorum?", "belediye", ""),
    ("tr", "Kız kardeşim Murat'tan boşanıyor.;Kız kardeşim Sivas'ta yaşıyor.", "Kız kardeşimin boşanmasını unutur musun?", "kız kardeşimin boşanması ne oldu?", "Murat", "kız kardeşim nerede yaşıyor? = Sivas"),
    ("tr", "Mayısta ehliyet sınavında kaldım.", "Ehliyet sınavında kaldığımı unut.", "ehliyet sınavım nasıl geçti?", "Mayıs", ""),
    ("tr", "Kombimizi tamir eden adamın adı Sadık.;Camlarımızı silen adamın adı Orhan.", "Kombimizi tamir eden adamı unut.", "kombimizi tamir eden adamın adı ne?", "Sadık", "camlarımızı silen adamın adı ne? = Orhan"),
    ("tr", "Maaşım 45 bin lira.", "Maaşımı artık bilmene gerek yok.", "maaşım ne kadar?", "45", ""),
    ("en", "Remember that our gardener is Mr Finch.;Remember that our gardener's van is green.;Our gardener comes on Tuesdays.", "Forget who our gardener is.", "who is our gardener?", "Finch", "what colour is our gardener's van? = green"),
    ("en", "Remember that Leo goes to Hill School.;Remember that Leo goes to judo on Fridays.", "Forget which school Leo goes to.", "which school does Leo go to?", "Hill", "when does Leo go to judo? = Friday"),
    ("en", "Remember that I weigh 71 kilos.;My suitcase weighs 20 kilos.", "Forget how much I weigh.", "how much do I weigh?", "71", "how much does my suitcase weigh? = 20"),
    ("de", "Merk dir: Enno trinkt den Kaffee mit Zimt.;Merk dir: Ida trinkt den Kaffee mit Milch.", "Vergiss, womit Enno den Kaffee trinkt.", "womit trinkt Enno den Kaffee?", "Zimt", "womit trinkt Ida den Kaffee? = Milch"),
    ("de", "Merk dir: Konrad geht auf die Brückenschule.;Merk dir: Konrad geht dienstags zum Judo.", "Vergiss, auf welche Schule Konrad geht.", "auf welche Schule geht Konrad?", "Brücken", "wann geht Konrad zum Judo? = dienstags"),
    ("ja", "おばあちゃんの誕生日は5月3日だと覚えておいて。;千尋の歯医者は中谷先生だよ。", "おばあちゃんの誕生日を忘れて。", "おばあちゃんの誕生日は？", "5月3日", "千尋の歯医者は？ = 中谷"),
    ("ja", "奈緒の家庭教師は足立先生だと覚えておいて。;奈緒の家庭教師の月謝は28000円だと覚えておいて。", "奈緒の家庭教師が誰かは忘れて。", "奈緒の家庭教師の名前は？", "足立", "奈緒の家庭教師の月謝は？ = 28000"),
    ("ru", "Запомни, что Полина работает фельдшером.;Запомни, что Иван работает поваром.", "Забудь, кем работает Полина.", "кем работает Полина?", "фельдшер", "кем работает Иван? = повар"),
    ("ru", "Запомни, что репетитор Василисы — Адамян.;Запомни, что занятие у репетитора Василисы стоит 2800.", "Забудь, кто репетитор Василисы.", "кто репетитор Василисы?", "Адамян", "сколько стоит занятие у репетитора Василисы? = 2800"),
    ("tr", "Şunu unutma: Selin kahverengi bir Tofaş kullanıyor.;Şunu unutma: Selin Bursa'da yaşıyor.", "Selin'in hangi arabayı kullandığını unut.", "Selin hangi arabayı kullanıyor?", "Tofaş", "Selin nerede yaşıyor? = Bursa"),
    ("en", "I'm on a keto diet.;I take my coffee black.", "Never mind my diet, forget it.", "what diet am I on?", "keto", "how do I take my coffee? = black"),
    ("en", "My ex moved to Bergen.;My sister's ex runs a tiki bar.", "I'd rather you didn't know where my ex moved.", "where does my ex live?", "Bergen", "what does my sister's ex run? = tiki"),
    ("en", "The quiz is on Sundays at the Anchor.;The choir practice is in the old mill.", "Clear the quiz from your mind, I quit.", "where is the quiz?", "Anchor", "where is the choir practice? = mill"),
    ("en", "Anna lives in Leeds.;Anna works as a plumber.", "Let's pretend I never told you where Anna lives.", "where does Anna live?", "Leeds", "what does Anna work as? = plumber"),
    ("en", "Anna lives in Leeds.;Tom lives in York.", "It's no longer true that Anna lives in Leeds, so forget it.", "where does Anna live?", "Leeds", "where does Tom live? = York"),
    ("en", "I weigh 92 kilos.;My suitcase weighs 20 kilos.", "My weight? Forget it.", "how much do I weigh?", "92", "how much does my suitcase weigh? = 20"),
    ("de", "Mein Ex ist nach Bergen gezogen.;Der Ex meiner Schwester hat eine Tikibar.", "Mir wär lieber, du wüsstest nicht, wohin mein Ex gezogen ist.", "wohin ist mein Ex gezogen?", "Bergen", "was hat der Ex meiner Schwester? = Tikibar"),
    ("de", "Anna wohnt in Leipzig.;Tom wohnt in Bonn.", "Tu so, als wüsstest du nicht, wo Anna wohnt.", "wo wohnt Anna?", "Leipzig", "wo wohnt Tom? = Bonn"),
    ("de", "Der Wasserkocher hat 64 Euro gekostet.;Der Toaster hat 80 Euro gekostet.", "Was den Preis vom Wasserkocher angeht, vergiss das.", "was hat der Wasserkocher gekostet?", "64", "was hat der Toaster gekostet? = 80"),
    ("ru", "Мой бывший переехал в Мурманск.;Бывший моей сестры держит тики-бар.", "Лучше бы ты не знал, куда переехал мой бывший.", "куда переехал мой бывший?", "Мурманск", ""),
    ("ru", "Викторина по воскресеньям в Якоре.;Анна живёт в Пскове.", "Сделай вид, что не знаешь, где викторина.", "где викторина?", "Якор", "где живёт Анна? = Псков"),
    ("tr", "Keto diyeti yapıyorum.;Kahvemi sade içerim.", "Boş ver diyetimi, unut gitsin.", "hangi diyeti yapıyorum?", "Keto", ""),
    ("tr", "Aylin Bursa'da oturuyor.;Tolga Sivas'ta oturuyor.", "Aylin'in nerede oturduğunu bilmesen daha iyi.", "Aylin nerede oturuyor?", "Bursa", "Tolga nerede oturuyor? = Sivas"),
    ("tr", "Bilgi yarışması pazarları Çapa'da.;Koro provası eski değirmende.", "Bilgi yarışmasını kafandan sil, bıraktım.", "bilgi yarışması nerede?", "Çapa", "koro provası nerede? = değirmen"),
    ("de", "Rudi schuldet uns 93 Euro für die Heckenschere.;Rudi ist seit Ostern Veganer.", "Es stimmt nicht mehr, dass Rudi uns 93 Euro schuldet, vergiss es.", "wie viel schuldet uns Rudi?", "93", "seit wann ist Rudi Veganer? = Ostern"),
    ("ru", "Анна живёт в Пскове.;Денис живёт в Твери.", "Ой, адрес Анны забудь, пожалуйста.", "где живёт Анна?", "Псков", "где живёт Денис? = Твер"),
    ("en", "The chimney sweep comes on 3 October.;The chimney sweep charges 90 pounds.;The electrician comes on 8 October.", "Please delete the date of the chimney sweep.", "when does the chimney sweep come?", "3 October", "when does the electrician come? = 8 October"),
    ("en", "We paid 64 pounds for the kettle.;The kettle is in the attic.", "Forget the price of the kettle.", "how much did we pay for the kettle?", "64", "where is the kettle? = attic"),
    ("en", "My ex moved to Bergen.;My sister's ex runs a tiki bar.", "Forget where my ex moved.", "where does my ex live?", "Bergen", "what does my sister's ex run? = tiki"),
    ("de", "Der Schornsteinfeger kommt am 3. Oktober.;Der Elektriker kommt am 8. Oktober.", "Vergiss den Termin vom Schornsteinfeger.", "wann kommt der Schornsteinfeger?", "3. Oktober", "wann kommt der Elektriker? = 8. Oktober"),
    ("de", "Der Ersatzschlüssel liegt unter dem blauen Topf.;Der Ersatzreifen liegt im Schuppen.", "Vergiss den Ort vom Ersatzschlüssel.", "wo liegt der Ersatzschlüssel?", "Topf", "wo liegt der Ersatzreifen? = Schuppen"),
    ("ja", "やかんは6400円だった。;やかんは屋根裏にある。", "やかんの値段を忘れて。", "やかんはいくらだった？", "6400", "やかんはどこにある？ = 屋根裏"),
    ("ru", "Трубочист придёт 3 октября.;Электрик придёт 8 октября.", "Забудь дату трубочиста.", "когда придёт трубочист?", "3 октября", "когда придёт электрик? = 8 октября"),
    ("ru", "Чайник стоил 6400 рублей.;Чайник стоит на чердаке.", "Забудь, сколько стоил чайник.", "сколько стоил чайник?", "6400", "где стоит чайник? = чердак"),
    ("ru", "Я вешу 92 килограмма.;Мой чемодан весит 20 килограммов.", "Забудь мой вес.", "сколько я вешу?", "92", "сколько весит мой чемодан? = 20"),
    ("tr", "Baca temizleyicisi 3 Ekim'de geliyor.;Elektrikçi 8 Ekim'de geliyor.", "Baca temizleyicisinin tarihini unut.", "baca temizleyicisi ne zaman geliyor?", "3 Ekim", "elektrikçi ne zaman geliyor? = 8 Ekim"),
]
# language, what was told, a wish for something near it that is not known
NEAR = [
    ("en", "My sister hates mushrooms.", "Forget that my sister hates broccoli."),
    ("en", "My brother Colin lives in Derby.", "Forget where we live."),
    ("en", "Trevor is my best friend.", "Forget Trevor's debt."),
    ("en", "Our gardener's van is green.", "Forget who our gardener is."),
    ("en", "Peter works as a baker.", "Forget what Nadia works as."),
    ("en", "Beatrix comes round every Thursday.", "Forget what Beatrix got into."),
    ("de", "Ida trinkt den Kaffee mit Milch.", "Vergiss, womit Enno den Kaffee trinkt."),
    ("ja", "千尋の歯医者は中谷先生だ。", "千尋の誕生日を忘れて。"),
    ("en", "My suitcase weighs 20 kilos.", "Forget my weight."),
    ("de", "Meine Schwester hat am 3. Mai Geburtstag.", "Vergiss die Geburtstagsfeier meiner Schwester."),
    ("de", "Meine Mutter wiegt 60 Kilo.", "Vergiss mein Gewicht."),
    ("de", "Die Fähre unseres Vermieters legt um halb neun ab.", "Vergiss meine Fähre."),
    ("ja", "ローマ行きの飛行機は六時です。", "オスロ行きの飛行機は忘れて。"),
    ("ru", "Мама весит 60 килограммов.", "Забудь мой вес."),
    ("tr", "Erkek kardeşim Bursa'da yaşıyor.", "Nerede yaşadığımızı unut."),
]


@pytest.mark.parametrize(
    ("language", "told", "wish", "question", "gone", "near"),
    WISHES,
    ids=[f"{language}-{wish}" for language, _, wish, *_ in WISHES],
)
async def test_a_wish_takes_what_it_names_and_nothing_near_it(
    talk: Talk,
    path: Path,
    language: str,
    told: str,
    wish: str,
    question: str,
    gone: str,
    near: str,
) -> None:
    for number, sentence in enumerate(told.split(";")):
        await talk.say(sentence, language, conversation=f"c{number}")
    if question:
        assert any(gone in text for text in await talk.texts(question, language))
    assert (await talk.say(wish, language, conversation="later")).forgotten is not None
    if question:
        assert not any(gone in text for text in await talk.texts(question, language))
        with closing(sqlite3.connect(path)) as file:
            kept = [str(row[0]) for row in file.execute("SELECT text FROM memory")]
        assert not any(gone in text for text in kept)
    if near:
        asked, _, value = near.partition(" = ")
        assert any(value in text for text in await talk.texts(asked, language))


# language, what was told, what took its place, the wish, a question, what was and is
CHANGED = [
    ("en", "Our canary is called Pavarotti.", "The canary goes by Caruso these days.", "Forget what the canary is called.", "what is the canary called?", "Pavarotti", "Caruso"),
    ("en", "Mr Hale lives at number 61.", "Mr Hale doesn't live at number 61 any more, it's number 121 now.", "Forget which number Mr Hale lives at.", "at which number does Mr Hale live?", "61", "121"),
    ("de", "Die Pumpe steht im Keller.", "Die Pumpe steht jetzt im Schuppen.", "Vergiss, wo die Pumpe steht.", "wo steht die Pumpe?", "Keller", "Schuppen"),
    ("ja", "由紀子はマグネットを集めている。", "由紀子は今は漫画を集めている。", "由紀子が何を集めているか忘れて。", "由紀子は何を集めている？", "マグネット", "漫画"),
    ("ru", "Запомни, что канарейку зовут Паваротти.", "Канарейку теперь зовут Карузо.", "Забудь, как зовут канарейку.", "как зовут канарейку?", "Паваротти", "Карузо"),
    ("tr", "Şunu unutma: kedinin adı Pamuk.", "Kedinin adı artık Duman.", "Kedinin adını unut.", "kedinin adı ne?", "Pamuk", "Duman"),
]
# fmt: on


@pytest.mark.parametrize(
    ("language", "told", "changed", "wish", "question", "was", "now"),
    CHANGED,
    ids=[row[3] for row in CHANGED],
)
async def test_what_a_forgotten_thing_was_before_does_not_come_back(
    talk: Talk,
    clock: Clock,
    language: str,
    told: str,
    changed: str,
    wish: str,
    question: str,
    was: str,
    now: str,
) -> None:
    for number, sentence in enumerate((told, changed)):
        await talk.say(sentence, language, conversation=f"c{number}")
        clock.pass_(days=1)
    assert any(now in text for text in await talk.texts(question, language))
    await talk.say(wish, language, conversation="later")
    found = await talk.texts(question, language)
    assert not any(value in text for text in found for value in (was, now))


@pytest.mark.parametrize(("language", "told", "wish"), NEAR)
async def test_what_is_only_named_alike_is_not_taken(
    talk: Talk, language: str, told: str, wish: str
) -> None:
    await talk.say(told, language, conversation="before")
    gone = (await talk.say(wish, language, conversation="later")).forgotten
    assert gone is not None
    assert gone.ids == ()


@each_row(
    ("language", "wish"),
    [
        ("en", "No, forget that."),
        ("de", "Ach nein, vergiss das."),
        ("ja", "やっぱり今のは忘れて"),
        ("ru", "нет, вычеркни это"),
        ("tr", "Hayır, bunu unut."),
    ],
)
def test_that_is_the_last_thing_also_behind_a_no(language: str, wish: str) -> None:
    reading = read(wish, language)
    assert (reading.forget_last, reading.forget) == (True, "")
