# ruff: noqa: E501 - language data
"""What lives written by a generator found: told, corrected, forgotten (ru, tr)."""

import pytest

from .conftest import Clock, Talk

# fmt: off
# Told, and said again otherwise in another talk: the question, what holds, what is gone.
LATER = [
    ("ru", "Можешь иметь в виду, что запасное одеяло в прачечной?", "Поправка: запасное одеяло на чердаке.", "Где запасное одеяло?", "чердаке", "прачечной"),
    ("tr", "Rezzan kartpostal biriktiriyor.", "Bilgin eskimiş, Rezzan yüksük biriktiriyor.", "Rezzan ne biriktiriyor?", "yüksük", "kartpostal"),
    ("tr", "Kuzenimin diz ameliyatı 18 Ocak.", "Lütfen kuzenimin diz ameliyatını düzelt, 25 Haziran.", "Kuzenimin diz ameliyatı ne zaman?", "25 Haziran", "18 Ocak"),
    ("ru", "Первый питомец моего пасынка — морская свинка.", "Исправь, пожалуйста, первого питомца моего пасынка: попугайчик.", "Кто первый питомец моего пасынка?", "попугайчик", "свинка"),
    ("ru", "Надо запомнить, что лекарство моей дочери — анальгин.", "Обнови лекарство моей дочери: валидол.", "Какое лекарство у моей дочери?", "валидол", "анальгин"),
    ("ru", "Прошу учесть, что рулетка лежит под ванной.", "У меня новость: рулетка лежит в нижнем ящике.", "Где лежит рулетка?", "ящике", "ванной"),
    ("ru", "Юбилей нашей домработницы 3 мая.", "Не верно. У нашей домработницы юбилей 6 ноября.", "Когда юбилей нашей домработницы?", "6 ноября", "3 мая"),
    ("tr", "Büyük hala Sabiha'nın göz doktoru Baran Bey, not et.", "Büyük hala Sabiha'nın göz doktorunu Korhan Bey olarak güncelle.", "Büyük hala Sabiha'nın göz doktoru kim?", "Korhan", "Baran"),
    ("tr", "Mualla'nın en sevdiği çay roybos.", "Mualla'nın en sevdiği çayı yasemin diye düzelt.", "Mualla'nın en sevdiği çay ne?", "çay yasemin", "roybos"),
    ("tr", "Öğrenci numaram 1935, not et.", "Öğrenci numaramı 7741 yap.", "Öğrenci numaram kaç?", "numaram 7741", "1935"),
    ("tr", "Torunumun unvanı şef.", "Lütfen torunumun unvanını müfettiş olarak kaydet.", "Torunumun unvanı ne?", "unvanı müfettiş", "şef"),
    ("tr", "Kapıcımızın kirası 45 lira, not et.", "Kapıcımızın kirası 45 lira iken 60 lira oldu.", "Kapıcımızın kirası ne kadar?", "60", "45"),
    ("tr", "Sıtkı Bey'in en sevdiği ağaç söğüt.", "Senin bildiğin eski, Sıtkı Bey'in en sevdiği ağaç ıhlamur.", "Sıtkı Bey'in en sevdiği ağaç ne?", "ıhlamur", "söğüt"),
    ("ru", "К сведению: папа учит китайский.", "Я был неправ, папа учит немецкий.", "Какой язык учит папа?", "немецкий", "китайский"),
    ("ru", "На заметку: дрель у соседа.", "Это неверно, дрель у Петровых.", "Где дрель?", "Петровых", "соседа"),
    ("ru", "У папы хобби рыбалка.", "Это неверно, у папы хобби вязание.", "Какое у папы хобби?", "вязание", "рыбалка"),
    ("tr", "Zeynep dans kursuna gidiyor, not et.", "Güncelleme: Zeynep yüzme kursuna gidiyor.", "Zeynep hangi kursa gidiyor?", "yüzme", "dans"),
    ("tr", "Bilmeni isterim ki komşumuz belediyede çalışıyor.", "Karıştırdım: komşumuz Arçelik'te çalışıyor.", "Komşumuz nerede çalışıyor?", "Arçelik", "belediye"),
    ("tr", "Şunu unutma: ben saat onda yatıyorum.", "Bu yanlış, ben saat on birde yatıyorum.", "Saat kaçta yatıyorum?", "on birde", "onda"),
    ("tr", "Babamın köpeği golden.", "Şimdi babamın köpeği terrier.", "Babamın köpeği ne cins?", "terrier", "golden"),
    ("tr", "Tablo antrede asılı, unutma.", "Şimdi tablo yatak odasında asılı.", "Tablo nerede?", "yatak", "antrede"),
    ("tr", "Kan grubum B negatif, not et.", "Bilgi değişti: kan grubum A pozitif.", "Kan grubum ne?", "A pozitif", "negatif"),
    ("tr", "Komşumuz Rasim'in polen alerjisi var.", "Düzeltme: komşumuz Rasim'in fıstık alerjisi var.", "Komşumuz Rasim'in ne alerjisi var?", "fıstık", "polen"),
    ("ru", "Прозвище Ольги Петровны — Лапша.", "В действительности прозвище Ольги Петровны — Искра.", "Какое прозвище Ольги Петровны?", "Искра", "Лапша"),
    ("ru", "Занеси в память, что родной язык моей дочери — тамильский.", "Родной язык моей дочери — финский.", "Какой родной язык моей дочери?", "финский", "тамильский"),
    ("ru", "Любимая книга нашей няни это Война и мир.", "Запомни новое: у нашей няни любимая книга Обломов.", "Какая любимая книга нашей няни?", "Обломов", "Война"),
    ("ru", "У Тимура номер рейса U6 311.", "Всё изменилось: номер рейса Тимура — DP 447.", "Какой номер рейса у Тимура?", "447", "311"),
    ("ru", "Прозвище моего коллеги — Искра.", "Поменяй прозвище моего коллеги на Медведь.", "Какое прозвище моего коллеги?", "Медведь", "Искра"),
    ("tr", "Vildan Hanım'ın en sevdiği şarkıcı Sezen Aksu.", "Doğrusu Vildan Hanım'ın en sevdiği şarkıcı Zeki Müren.", "Vildan Hanım'ın en sevdiği şarkıcı kim?", "Zeki", "Sezen"),
    ("tr", "Kızımın mesleği gözlükçü.", "O eskide kaldı, kızımın mesleği marangoz.", "Kızımın mesleği ne?", "marangoz", "gözlükçü"),
    ("tr", "Sibel'in köpeği çoban köpeği.", "Yanlış biliyorsun, Sibel'in köpeği golden.", "Sibel'in köpeği ne?", "golden", "çoban"),
    ("ru", "Тренировка моей племянницы 3 мая.", "Отныне тренировка моей племянницы 9 июня.", "Когда тренировка моей племянницы?", "9 июня", "3 мая"),
    ("ru", "Тимур ходит в бассейн.", "Впредь Тимур ходит в спортзал.", "Куда ходит Тимур?", "спортзал", "бассейн"),
    ("ru", "Приём у окулиста моего дедушки 5 августа.", "Не так: приём у окулиста моего дедушки 11 сентября.", "Когда приём у окулиста моего дедушки?", "11 сентября", "5 августа"),
    ("tr", "Levent okula bisikletle gidiyor.", "Bundan sonra Levent okula otobüsle gidiyor.", "Levent okula neyle gidiyor?", "otobüsle", "bisikletle"),
    ("ru", "Добавь в память, что свояк носит линзы.", "Некорректно, свояк носит очки.", "Что носит свояк?", "очки", "линзы"),
    ("ru", "Рояль Аглаи — Блютнер.", "Поставь рояль Аглаи на Эстонию.", "Какой рояль у Аглаи?", "Эстони", "Блютнер"),
    ("ru", "Запиши себе: корпус Лиды — третий.", "Пусть корпус Лиды будет пятый.", "Какой корпус у Лиды?", "пятый", "третий"),
    ("ru", "Оператор связи свекрови — Йота.", "По новым данным оператор связи свекрови — Билайн.", "Какой оператор связи у свекрови?", "Билайн", "Йота"),
    ("tr", "Teyzemin Rize'de büyüdüğünü aklına yaz.", "Benim hatam, teyzem Kars'ta büyüdü.", "Teyzem nerede büyüdü?", "Kars", "Rize"),
    ("tr", "Yengemin bankası Ova Bank.", "Bundan sonra yengemin bankası Ege Bank.", "Yengemin bankası ne?", "Ege", "Ova"),
    ("tr", "Kirvemin en sevdiği tatlı kadayıf.", "Lütfen kirvemin en sevdiği tatlıyı revani olarak ayarla.", "Kirvemin en sevdiği tatlı ne?", "tatlı revani", "kadayıf"),
]
# Put right in the next breath.
AT_ONCE = [
    ("ru", "Мой тесть имеет аллергию на никель.", "Прости, я хотел сказать пыльцу.", "На что имеет аллергию мой тесть?", "аллергию на пыльцу", "никель"),
    ("ru", "Старый кот весит килограммов шесть.", "э-э, семь с половиной", "Сколько весит старый кот?", "семь с половиной", "шесть"),
    ("tr", "Benim için hatırla: Feride Hanım'ın araba rengi gümüş.", "Bu doğru değil, bordo.", "Feride Hanım'ın araba rengi ne?", "rengi bordo", "gümüş"),
    ("tr", "Veterinere göre yaşlı tekir altı kilo.", "şey, yedi buçuk", "Yaşlı tekir kaç kilo?", "yedi buçuk kilo", "altı"),
    ("ru", "У Устиньи зубной врач Петренко.", "Исправь, пожалуйста, на Гаспарян.", "Кто зубной врач Устиньи?", "Гаспарян", "Петренко"),
    ("ru", "Дом стоит три миллиона.", "Вернее сказать, четыре с половиной миллиона.", "Сколько стоит дом?", "стоит четыре с половиной миллиона", "три"),
    ("ru", "Юбилей нашего врача 6 ноября.", "Нет, правильно — 28 января.", "Когда юбилей нашего врача?", "28 января", "6 ноября"),
    ("tr", "Üvey oğlumun Latince öğrettiğini aklının bir köşesine yaz.", "Fizik demek istemiştim.", "Üvey oğlum ne öğretiyor?", "Fizik öğretiyor", "Latince"),
    ("tr", "Antrenörüm fizik öğretiyor.", "Affedersin, Latince.", "Antrenörüm ne öğretiyor?", "Latince öğretiyor", "fizik"),
    ("tr", "Evin fiyatı üç milyon.", "Pardon, dört buçuk milyon.", "Evin fiyatı ne kadar?", "fiyatı dört buçuk milyon", "üç"),
    ("tr", "Bahçıvanımız kaplumbağa besliyor.", "Arı demek istemiştim.", "Bahçıvanımız ne besliyor?", "arı besliyor", "kaplumbağa"),
    ("ru", "Запиши: Марина ездит на Шкоде.", "То есть Киа.", "На чём ездит Марина?", "Киа", "Шкод"),
    ("ru", "У моего сына аллергия на молоко.", "Нет, мёд.", "На что у моего сына аллергия?", "мёд", "молоко"),
    ("ru", "Света заканчивает работу в шесть.", "Точнее, в полседьмого.", "Когда Света заканчивает работу?", "полседьмого", "шесть"),
    ("ru", "Адрес Олега Садовая 5.", "Ошибся, Мира 33.", "Какой адрес Олега?", "Мира 33", "Садовая"),
    ("ru", "Я паркуюсь у вокзала.", "Стоп, во дворе.", "Где я паркуюсь?", "во дворе", "вокзал"),
    ("tr", "Fatma teyzenin adresi Gül Sokak 12.", "Yani Çınar Caddesi 33.", "Fatma teyzenin adresi ne?", "Çınar", "Gül"),
    ("ru", "Тебе стоит знать, что у Нелли аллергия на мёд.", "Ёлки, орехи.", "На что аллергия у Нелли?", "орехи", "мёд"),
    ("ru", "Ортодонт ждёт Лику 12-го.", "Ёлки, 21-го.", "Какого числа ортодонт ждёт Лику?", "21-го", "12-го"),
    ("ru", "У моей тёщи машина красная Тойота.", "Поправка: белая Лада.", "Какая машина у моей тёщи?", "белая Лада", "Тойота"),
    ("ru", "У моего зятя любимый праздник Пасха.", "Прости, Новый год.", "Какой любимый праздник у моего зятя?", "Новый год", "Пасха"),
    ("ru", "Школа дяди Гриши — лицей номер 11.", "Нет, это ошибка. Школа дяди Гриши — гимназия номер 4.", "Какая школа у дяди Гриши?", "гимназия номер 4", "лицей"),
    ("tr", "Bakıcımızın hobisi fotoğraf.", "Balıkçılık demek istedim.", "Bakıcımızın hobisi ne?", "hobisi Balıkçılık", "fotoğraf"),
    ("tr", "Rasim'in en sevdiği meyve mango.", "Hayır, nar.", "Rasim'in en sevdiği meyve ne?", "meyve nar", "mango"),
    ("tr", "Sağlık ocağı saat 8.15'te açılıyor.", "9.00'da diyecektim.", "Sağlık ocağı saat kaçta açılıyor?", "9.00", "8.15"),
    ("tr", "Damadım öğle yemeğini on ikide yiyor.", "Daha doğrusu birde.", "Damadım öğle yemeğini kaçta yiyor?", "birde", "on ikide"),
    ("tr", "Komşumuz Rasim Kayseri'de oturuyor.", "Onu Bolu'da olarak düzelt.", "Komşumuz Rasim nerede oturuyor?", "Rasim Bolu'da", "Kayseri"),
    ("tr", "Fatma teyzenin mesleği aşçı.", "Yok, öğretmen.", "Fatma teyzenin mesleği ne?", "mesleği öğretmen", "aşçı"),
    ("tr", "Amcam işe motosikletle gidiyor.", "Onu tramvayla olarak düzelt.", "Amcam işe neyle gidiyor?", "işe tramvayla gidiyor", "motosikletle"),
    ("tr", "Halamın adresi Gül Sokak 12.", "Bunu Çınar Sokak 9 diye değiştir lütfen.", "Halamın adresi ne?", "Çınar Sokak 9", "Gül"),
    ("tr", "Halamın köpeği golden.", "Hayır pardon, kangal.", "Halamın köpeği ne?", "kangal", "golden"),
    ("ru", "Дядя Егор обожает бисквит.", "Отставить, зефир.", "Что обожает дядя Егор?", "зефир", "бисквит"),
    ("ru", "У нас всегда едят рисовый плов.", "Упс, кулеш.", "Что у нас всегда едят?", "кулеш", "плов"),
    ("ru", "Сквозит, похоже, из форточки.", "Не, погоди, из балконной двери.", "Откуда сквозит?", "балконной", "форточки"),
    ("tr", "Bakıcımızın keklik beslediğini hafızana ekle.", "Düzeltiyorum, güvercin.", "Bakıcımız ne besliyor?", "güvercin besliyor", "keklik"),
    ("tr", "Yeğenimin tansiyonu 12'ye 8.", "Ağzımdan yanlış çıktı, 13'e 9.", "Yeğenimin tansiyonu kaç?", "13'e 9", "12'ye"),
]
# Told of two; what is said of the one leaves what was told of the other.
NEIGHBOURS = [
    ("ru", "Мой напарник Олег ездит на маршрутке.", "Отныне у моего напарника Олега порода кота британская.", "На чём ездит мой напарник Олег?", "маршрутке"),
    ("ru", "У моего напарника Олега любимый писатель Гоголь.", "Отныне у моего напарника Олега порода кота британская.", "Какой любимый писатель у моего напарника Олега?", "Гоголь"),
    ("tr", "Elektrikli testere şimdilik ihtiyar Perver tarafında kalıyor.", "Orhun ille itfaiyeci olacak", "Elektrikli testere kimin tarafında kalıyor?", "Perver"),
    ("ru", "Соседка снизу не ест лук.", "Соседке снизу подарили фотоаппарат.", "Чего не ест соседка снизу?", "лук"),
    ("ru", "Любимое время года моего тренера — зима.", "ой, извини, 2:10", "Какое любимое время года моего тренера?", "зима"),
    ("tr", "Oda arkadaşımın mülakatı 30 Ekim.", "Oda arkadaşımın taşınma günü 3 Mayıs.", "Oda arkadaşımın mülakatı ne zaman?", "30 Ekim"),
    ("tr", "Gömlek bedenim 41.", "Kapıcımızın gömlek bedeni 43.", "Gömlek bedenim kaç?", "41"),
    ("ru", "У моей золовки диета бессолевая.", "Забудь, какая аренда у моей золовки.", "Какая диета у моей золовки?", "бессолевая"),
    ("ru", "Наш сосед Семён не ест лук.", "Наш сосед Семён говорит по-французски.", "Чего не ест наш сосед Семён?", "лук"),
    ("ru", "Мой начальник встаёт в шесть.", "Не забудь, что мой начальник учит немецкий.", "Когда встаёт мой начальник?", "шесть"),
    ("ru", "День свадьбы Олега 12 июля.", "День рождения Олега больше не 30 июня, а 4 мая.", "Когда день свадьбы Олега?", "12 июля"),
    ("ru", "Приём у стоматолога моей дочери — в четверг в 16:30.", "Приём у стоматолога тёти Веры — во вторник в 10:00, а не в понедельник в 15:00.", "Когда приём у стоматолога моей дочери?", "четверг"),
    ("ru", "Размер перчаток садовника — 9.", "Размер перчаток хозяйки — 9, а не 7.", "Какой размер перчаток садовника?", "садовника"),
    ("ru", "Марк ходит в бассейн.", "Впредь говори короче.", "Куда ходит Марк?", "бассейн"),
    ("ru", "У Марины адрес Лесная 12.", "Запомни: у моего коллеги Артёма адрес Лесная 12.", "Какой адрес у Марины?", "Марины"),
    ("ru", "Размер обуви моей дочери — 44.", "Забудь информацию про мой размер обуви.", "Какой размер обуви моей дочери?", "44"),
    ("ru", "Олег работает врачом.", "Нет, спасибо.", "Кем работает Олег?", "врачом"),
    ("ru", "На заметку: у моей старшей сестры день рождения 17 июня.", "У моей старшей сестры новоселье 12 августа.", "Когда у моей старшей сестры день рождения?", "17 июня"),
    ("ru", "У моего соседа Глеба рост 182 см.", "Запомни: у моего соседа Глеба номер комнаты 471.", "Какой рост у моего соседа Глеба?", "182"),
    ("ru", "Моя крёстная боится грозы.", "Я хочу, чтобы ты запомнил: у моей крёстной любимый фрукт гранат.", "Чего боится моя крёстная?", "грозы"),
    ("ru", "Размер кольца Рощиной это 17.", "На самом деле размер кольца Арсения это 18.", "Какой размер кольца Рощиной?", "17"),
    ("ru", "Приём у окулиста Нелли 17 июня.", "Приём у окулиста Рощиной — 23 сентября, а не 1 апреля.", "Когда приём у окулиста Нелли?", "17 июня"),
    ("ru", "Заметка: у Евы любимый праздник Новый год.", "У моего зятя любимый праздник Новый год.", "Какой любимый праздник у Евы?", "Евы"),
    ("tr", "Rasim'in en sevdiği çay ıhlamur.", "Yanlış söylemişim, Rasim'in en sevdiği meyve nar.", "Rasim'in en sevdiği çay ne?", "ıhlamur"),
    ("tr", "Yönetici madeni para biriktiriyor.", "Vazgeçtik, yöneticinin en sevdiği çorba ezogelin.", "Yönetici ne biriktiriyor?", "madeni"),
    ("ru", "Моя коллега Дина женится 17 июня.", "Всё изменилось: у моей коллеги Дины новоселье 23 сентября.", "Когда женится моя коллега Дина?", "17 июня"),
    ("ru", "У моего соседа Глеба любимый фрукт хурма.", "Нет, у моего соседа Глеба любимое печенье песочное.", "Какой любимый фрукт у моего соседа Глеба?", "хурма"),
    ("tr", "Komşumuz Rasim'in izni temmuzda.", "Komşumuz Rasim çarşamba günleri nöbet tutuyor.", "Komşumuz Rasim'in izni ne zaman?", "temmuzda"),
    ("tr", "İş arkadaşım Derya Çekçe öğreniyor.", "Her şey değişti: iş arkadaşım Derya çarşamba günleri nöbet tutuyor.", "İş arkadaşım Derya hangi dili öğreniyor?", "Çekçe"),
    ("ru", "Хор, кстати, теперь в скаутской избе.", "Бинго, кстати, теперь в доме ветеранов.", "Где теперь хор?", "скаутской"),
    ("ru", "Брат Евы — Пётр.", "Брат Евы — Семён.", "Кто брат Евы?", "Пётр"),
    ("tr", "Spor salonunun ücreti 790 lira.", "Veli toplantısı bu yıl spor salonunda.", "Spor salonunun ücreti ne kadar?", "790"),
    ("tr", "Ece'nin kedisi beyaz.", "Aslında Tuna'nın kedisi gri.", "Ece'nin kedisi ne renk?", "beyaz"),
    ("tr", "Yiğit'in doktoru Sevgi Hanım.", "Yanlış biliyorsun, Sibel'in köpeği golden.", "Yiğit'in doktoru kim?", "Sevgi"),
    ("tr", "Haluk Bey'in kan grubu sıfır negatif.", "Düzeltme: Haluk Bey'in burcu akrep.", "Haluk Bey'in kan grubu ne?", "sıfır negatif"),
    ("tr", "Elif kartpostal biriktiriyor.", "Aslında Ayşe kartpostal biriktiriyor.", "Elif ne biriktiriyor?", "Elif"),
    ("tr", "En yakın arkadaşımın doktoru Doktor Erol.", "Aslında en yakın arkadaşımın tuttuğu takım Galatasaray.", "En yakın arkadaşımın doktoru kim?", "Erol"),
    ("tr", "Kumanda koltuğun altında.", "Koltuğu 7200 liraya aldık.", "Kumanda nerede?", "altında"),
    ("tr", "Selin Hanım'ın öğretmeni Cemal Bey.", "Halamın öğretmenini sil.", "Selin Hanım'ın öğretmeni kim?", "Cemal"),
    ("tr", "Dedemin yatma saati on.", "Deniz'in yatma saati dokuz oldu.", "Dedemin yatma saati kaç?", "on"),
    ("tr", "İş arkadaşım Murat kahvesini sade içiyor.", "İş arkadaşım Murat'ın hobisi satranç.", "Murat kahvesini nasıl içiyor?", "sade"),
    # What is said of the moment, or wished, is no value.
    ("ru", "Ник Лады в игре — Комета.", "Извини, отвлеклась.", "Какой ник у Лады в игре?", "Комета"),
    ("ru", "Лобзик лежит в чулане.", "Ой, звонят.", "Где лежит лобзик?", "чулане"),
    ("ru", "Должность золовки — завхоз.", "Сделай Тане бутерброд.", "Какая должность у золовки?", "завхоз"),
    ("ru", "Собаку Марты зовут Рекс.", "Нет, не сегодня.", "Как зовут собаку Марты?", "Рекс"),
    ("tr", "Teyzemin bankasının Ova Bank olduğunu aklına yaz.", "Oya için hep sütlaç yap.", "Teyzemin bankası ne?", "Ova Bank"),
    ("tr", "Turşuya tadını veren şey sumak.", "Bir şey değilmiş, siğili çıkar aklından.", "Turşuya tadını veren şey ne?", "sumak"),
    ("tr", "Kirvemin diyeti tuzsuz.", "Pardon, dalmışım.", "Kirvemin diyeti ne?", "tuzsuz"),
    ("tr", "Alet çantası kilerde.", "Hayır, ışık kalsın.", "Alet çantası nerede?", "kilerde"),
    # Another head of one owner, another deed, a name that is a month.
    ("ru", "Запиши себе, что концерт сводной сестры 11 марта.", "Любимый цвет сводной сестры — бирюзовый.", "Когда концерт сводной сестры?", "11 марта"),
    ("ru", "Любимый художник крёстного — Врубель.", "Любимый сериал крёстного это Метод.", "Кто любимый художник крёстного?", "Врубель"),
    ("ru", "Анна Львовна преподаёт музыку.", "Анне Львовне подарили часы.", "Что преподаёт Анна Львовна?", "музыку"),
    ("ru", "Собаку Марты зовут Герда.", "Поставь тариф Марты на Семейный.", "Как зовут собаку Марты?", "Герда"),
    ("tr", "Selami Bey'in bursu 8300 lira.", "Selami Bey'in kirası 22 bin lira.", "Selami Bey'in bursu ne kadar?", "8300"),
    ("tr", "Muhasebecimiz pul topluyor.", "Muhasebecimizin unvanının şef olduğunu not düş.", "Muhasebecimiz ne topluyor?", "pul"),
    # What was once, is dreamt or said in jest.
    ("ru", "Именины Саввы 3 мая.", "Бабушка шутит, что именины Саввы 11 марта.", "Когда именины Саввы?", "3 мая"),
    ("ru", "Пароль от ноутбука — лиса58.", "Когда-то пароль от ноутбука — сова41.", "Какой пароль от ноутбука?", "лиса58"),
    ("tr", "Pınar lens takıyor.", "Pınar diş teli takıyor sanıyordum ama değilmiş.", "Pınar ne takıyor?", "lens"),
    ("tr", "Hatice ablanın dosya numarası 66417.", "Geçen yıl Hatice ablanın dosya numarası 71224.", "Hatice ablanın dosya numarası kaç?", "66417"),
]
FORGET = [
    ("tr", "Şaziye halanın kızlık soyadı Yalçın.", "Şaziye halanın kızlık soyadı bilgisini sil.", "Şaziye halanın kızlık soyadı ne?", "Yalçın"),
    ("ru", "Пин-код от сейфа — 5516.", "Перестань помнить, что пин-код от сейфа — 5516.", "Какой пин-код от сейфа?", "5516"),
    ("tr", "Yazlığımız Datça'da.", "Yazlığımızı kaydından sil.", "Yazlığımız nerede?", "Datça"),
    ("tr", "Babamın adresi Çınar Caddesi 33.", "Babamın adresini artık hatırlama.", "Babamın adresi ne?", "Çınar"),
    ("tr", "Annemin müzik dersi çarşamba.", "Annemin müzik dersini artık unut.", "Annemin müzik dersi ne zaman?", "çarşamba"),
    ("tr", "Can'ın köpeği golden.", "Can'ın köpeğinin ne cins olduğunu sil.", "Can'ın köpeği ne?", "golden"),
    ("tr", "Zeynep saat onda yatıyor.", "Zeynep'in saat kaçta yattığını unut.", "Zeynep saat kaçta yatıyor?", "onda"),
    ("ru", "Диван стоил 40 тысяч рублей.", "Удали то, сколько стоил диван.", "Сколько стоил диван?", "40"),
    ("tr", "Bende bir siğil var, Doktor Savaş bakıyor.", "Bir şey değilmiş, siğili çıkar aklından.", "Siğilime kim bakıyor?", "Savaş"),
    ("tr", "Işıl Yurdaer'le beraber.", "Işıl Yurdaer'le beraber demiştim ya, unut onu.", "Işıl kiminle beraber?", "Yurdaer"),
    ("ru", "Надя теперь пара с Иваром.", "С кем теперь пара Надя, забудь, будто и не говорила.", "С кем пара Надя?", "Ивар"),
    ("ru", "Юбилей золовки 3 мая.", "Будь другом, забудь про юбилей золовки.", "Когда юбилей золовки?", "3 мая"),
]
# fmt: on


@pytest.mark.parametrize(
    ("language", "first", "later", "question", "now", "gone"), LATER
)
async def test_a_sentence_said_again_with_another_value_takes_the_place(
    talk: Talk,
    clock: Clock,
    language: str,
    first: str,
    later: str,
    question: str,
    now: str,
    gone: str,
) -> None:
    await talk.say(first, language)
    clock.pass_(days=2)
    await talk.say(later, language, conversation="c2")

    found = await talk.texts(question, language)
    assert any(now in one for one in found)
    assert not any(gone in one for one in found)


@pytest.mark.parametrize(
    ("language", "first", "later", "question", "now", "gone"), AT_ONCE
)
async def test_a_bare_value_is_put_where_its_like_was_told(
    talk: Talk,
    clock: Clock,
    language: str,
    first: str,
    later: str,
    question: str,
    now: str,
    gone: str,
) -> None:
    await talk.say(first, language)
    clock.pass_(seconds=15)
    await talk.say(later, language)

    found = await talk.texts(question, language)
    assert any(now in one for one in found)
    assert not any(gone in one for one in found)


@pytest.mark.parametrize(("language", "first", "later", "question", "kept"), NEIGHBOURS)
async def test_what_is_of_another_stays(
    talk: Talk,
    clock: Clock,
    language: str,
    first: str,
    later: str,
    question: str,
    kept: str,
) -> None:
    await talk.say(first, language)
    clock.pass_(seconds=40)
    await talk.say(later, language)

    assert any(kept in one for one in await talk.texts(question, language))


@pytest.mark.parametrize(("language", "first", "later", "question", "gone"), FORGET)
async def test_what_is_asked_is_forgotten(
    talk: Talk,
    clock: Clock,
    language: str,
    first: str,
    later: str,
    question: str,
    gone: str,
) -> None:
    await talk.say(first, language)
    clock.pass_(days=2)
    await talk.say(later, language, conversation="c2")

    assert not any(gone in one for one in await talk.texts(question, language))
