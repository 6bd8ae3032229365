# ruff: noqa: E501, RUF001 - language data
"""Turkish."""

from .table import Phrases

# Where something is put to be kept, and from where it is taken.
_IN = r"(?:akl[ıi]|haf[ıi]za|belle[ğg]i|zihni|kafa|hat[ıi]r[ıi]|notlar[ıi]|kay[ıi]tlar[ıi]|(?:not )?defteri|ajanda)n(?:[ıi]z)?[ae]|(?:akl[ıi]|haf[ıi]za|belle[ğg]i|zihni|kafa)n[ıi]n (?:bir )?(?:köşe|kenar)[sı]?[ıi]?(?:n[ae])"
_PUT = rf"(?:{_IN}) (?:(?:iyice|şunu|bunu|da|bir|lütfen) )*(?:al|kaydet|yaz|kaz[ıi]|ekle|koy|at|işle|geçir|yerleştir|not et|not al)(?:[ıi]n(?:[ıi]z)?|y[ıi]n|[ıi]ver|sana|sene)?"
_KEEP = rf"{_PUT}|kula[ğg][ıi]na küpe olsun|unutma(?:y[ıi]n(?:[ıi]z)?|maya (?:çalış|bak))?|(?:akl[ıi]nda|hat[ıi]r[ıi]nda|haf[ıi]zanda|belle[ğk]inde) (?:tut(?:un)?|olsun|bulunsun|kals[ıi]n|sakla)|(?:akl[ıi]ndan|hat[ıi]r[ıi]ndan) ç[ıi](?:karma|kmas[ıi]n)(?:y[ıi]n)?|(?:bir )?(?:kenara|köşeye|yere|yerlere) (?:yaz|not et|not al|kaydet)(?:[ıi]n|in)?|not (?:et|al|düş|edin|al[ıi]n)|kayda (?:al|geç)|hat[ıi]rla(?:y[ıi]n)?|kaydet|ezberle"
# What wishes so only behind what is to be kept, and set off from it.
_KNOW = r"bil(?:in|esin|esiniz)?|bilmiş ol(?:un)?|(?:bilgin|haberin) ol(?:sun|a)|unutay[ıi]m deme|bil(?:men[ıi])? iste(?:dim|rim)|yaz(?:[ıi]ver)?"

TR = Phrases(
    code="tr",
    remember=(
        rf"(?:jarvis[, ]+)?(?:(?:lütfen|sakın|bak|hadi|haydi|ha|benim için|bizim için)[, ]+)*(?:(?:şunu|bunu|benim için|bizim için) )*(?:{_KEEP})\b(?: (?:lütfen|şunu|bunu)\b)*(?:\s*[:,-]| ki\b)?(?P<what>.*)",
        rf"(?!.*\b(?!\w*(?:gün|düğün|torun|oyun|ürün|sorun|gelin|kadın)[ıiuü] )\w*(?:[ıiuü]n|[ıiuü]m(?:[ıiuü]z)?|[ae]m(?:[ıiuü]z)?)[ıiuü] .+ (?:olarak|diye) (?:kaydet|yaz|not et|not al))(?:jarvis[, ]+)?(?:lütfen[, ]+)*(?P<what>.+?)(?:,? (?:lütfen|sakın|asla|aman|bunu|şunu|benim için|bizim için))*(?:, (?:bunu |şunu |sen de )?(?:{_KNOW})|,? (?:{_KEEP}|(?:(?:akl[ıi]nda|hat[ıi]r[ıi]nda|haf[ıi]zanda) tut(?:ar|abilir)|not (?:eder|al[ıi]r|edebilir|alabilir)|(?:bir )?(?:kenara|yere) (?:yazar|yazabilir)|kaydeder|kaydedebilir|hat[ıi]rlar|hat[ıi]rlayabilir|unutmaz) m[ıi]s[ıi]n(?:[ıi]z)?|(?:hat[ıi]rlama|(?:akl[ıi]nda|haf[ıi]zanda) tutma|unutmama|not etme|not alma|kaydetme|bilme)n(?:[ıi]z)?[ıi] (?:istiyorum|isterim|rica ediyorum|rica ederim)))(?:,? (?:bunu|şunu|lütfen|olur mu|tamam mı|e mi|sakın|bakalım|yeter|artık|bak|ha))*",
        r"(?:jarvis[, ]+)?(?:lütfen[, ]+)*(?P<what>.+[dtac][ıiuüae](?:ğ[ıiuü](?:n|m(?:[ıiuü]z)?)|klar[ıi]n|kler[ıi]n)[ıiuü]),? (?:lütfen |bunu |sen de )?(?:bil(?:in|esin)?|bilmende fayda var|bilmen iyi olur|bilgin olsun|haberin olsun)(?: lütfen)?",
        r"(?:(?:bundan|bunu|şunu|şundan) )?(?:bilgin olsun|haberin olsun|bil|bilesin|hatırlaman lazım)[,:]? (?P<what>(?<=[:,] ).+|(?<=olsun ).+)",
        r"(?:lütfen[, ]+)?(?:(?:bunu |şunu )?bil(?:men(?:[ıi]z)?[ıi] (?:isterim|istiyorum|istedim)|mende fayda var|men iyi olur|melisin)? ki|(?:(?:kısa|küçük|önemli|işte|sana|bir) )*(?:not|bilgi(?:n için)?|hatırlatma|kayıt)\s*:|(?:hatırlaman|bilmen|unutmaman) gereken (?:(?:bir|önemli) )*(?:şey|bilgi|konu)\s*:|(?:şu|bu) (?:bilgiyi|notu|şeyi) (?:sakla|kaydet|tut|unutma|not et|not al|ekle|yaz|bil)(?:[ıi]n)?\s*:|şunu bil\s*[:,])\s*(?P<what>.+)",
    ),
    forget=(
        r"(?:jarvis[, ]+)?(?:lütfen[, ]+)*(?P<what>[^,;]+?)(?:(?: ile|['’]?y?l[ae]) ilgili| hakkındaki| hakkında)?(?: (?:bildiğin |bildiklerinin |söylediğim )?her şeyi| bilgiyi| bilgileri| bilgisini| bilgilerini| şeyi| şeyleri| not(?:u|ları)| kayd[ıi]| kayıtları| (?:sana |az önce |demin |daha önce )*(?:bildi|söyledi|anlattı|konuştu|dedi)(?:ğ|k)\w+[ıi])?,? (?:artık )?(?:lütfen )?(?:hafızandan |belleğinden |aklından )?(?:unut(?:un|uver|sana)?|sil(?:in|iver|sene)?|çıkar(?:sana)?|unutabilirsin|silebilirsin|unut(?:ur|abilir) m[ıiuü]s[ıiuü]n|sil(?:er|ebilir) misin|unutman(?:ı|ızı) (?:istiyorum|isterim|rica ediyorum)|unutsan iyi olur)(?: lütfen| artık)*",
        r"(?:lütfen[, ]+)*(?P<what>.+?) artık (?:hatırlama|aklında tutma|bilme)",
        r"(?:unut|sil)[,:]? (?P<what>.+)",
    ),
    forget_last=r"(?:(?:lütfen|neyse|boş ?ver|aman|hayır|yok|dur|pardon|tamam)[, ]+)*(?:(?:bunu|onu|şunu|(?:son |az önce |demin |şimdi )?(?:söyledi|dedi|anlattı)(?:ğim|klerim)i|en sonuncuyu) (?:unut(?:uver|abilirsin)?|sil)|(?:bunu|onu|şunu) (?:hatırlama|kaydetme|not (?:etme|alma)|aklında tutma|saklama))(?: lütfen)?",
    forget_all=r"(?:lütfen[, ]+)?(?:(?:benimle ilgili |hakkımda(?:ki)? |benim hakkımda(?:ki)? )?(?:her şeyi|bildiğin her şeyi|bildiklerini|hepsini)|beni) (?:unut|sil)(?: lütfen)?",
    facts=r"""
name: (?:benim )?(?:adım|ismim) (?P<v>[^,;]+)
name: bana (?P<v>.+?) de(?:yin)?
home: (?:ben |biz )?(?:artık |şimdi )?(?P<v>.+?(?:'?[dt][ae])) (?:yaşıyorum|oturuyorum|yaşıyoruz|oturuyoruz|kalıyorum)
home: (?P<v>.+?(?:'?y?[ae])) taşındı(?:m|k)
job: (?:ben )?(?:artık )?(?P<v>.+?) (?:olarak |için )?çalışıyorum
age: (?:ben )?(?P<v>\d{1,3}) yaşındayım
birthday: (?:benim )?doğum günüm (?P<v>.+)
allergy*: (?:benim )?(?P<v>.+?)(?:'?(?:[yn]?[ae]))? (?:karşı )?alerjim var
allergy-: (?:benim )?(?P<v>.+?)(?:'?(?:[yn]?[ae]))? (?:karşı )?(?:artık )?alerjim yok
diet: (?:ben )?(?P<v>vejetaryen|vegan|şeker hastası|diyabetli)(?:im|yım|yim|ım)?
likes-: (?:ben )?(?:artık )?(?P<v>.+?) (?:sevmiyorum|sevmem|içmiyorum|yemiyorum)
likes-: (?P<v>.+?)(?:'?(?:d[ae]n|t[ae]n)) hoşlanmıyorum
likes*: (?:ben )?(?P<v>.+?) (?:çok )?(?:seviyorum|severim|bayılırım)
likes*: (?P<v>.+?)(?:'?(?:d[ae]n|t[ae]n)) (?:çok )?hoşlanıyorum
dislikes*: (?P<v>.+?)(?:'?(?:d[ae]n|t[ae]n)) nefret (?:ediyorum|ederim)
prefers*: (?P<v>.+?) tercih (?:ederim|ediyorum)
speaks*: (?P<v>\w+ca|\w+ce|\w+ça|\w+çe) (?:konuşuyorum|biliyorum)
wakes: (?:genelde |her gün )?(?:saat )?(?P<v>.+?) (?:kalkarım|uyanırım|kalkıyorum)""",
    copula=(
        r"(?P<s>(?!(?:ben|biz)\b)[\w' ]+?) (?:artık |şimdi )?(?P<v>[\w']+'?[dt][ae]) (?P<h>yaşıyor|oturuyor)",
        r"(?P<s>[\w' ]+?) (?:artık |şimdi )?(?P<v>(?:(?:pazartesi|salı|çarşamba|perşembe|cumartesi|cuma|pazar)(?:leri|ları)?)(?: günü)?(?: [\w':.]+){0,2}|saat [\w':.]+(?: buçuk\w*)?)(?: olacak| geliyor| başlıyor)?",
        r"(?P<s>[\w' ]+?) (?:artık |şimdi )?(?P<v>(?:[\w']+ [\w']+(?:[ıiuü]n|s[ıiuü]n)d[ae]|(?:mavi|kırmızı|yeşil|sarı|siyah|beyaz|gri|mor|turuncu|büyük|küçük|eski|yeni|üst|alt|sol|sağ|orta|ilk|son) [\w']+[dt][ae]))(?:dir|dır|dur|dür)?(?: duruyor| bulunuyor)?",
        r"(?P<s>(?:[\w']+ ){0,4}?en sevdi\w+ \w+) (?:artık |şimdi )?(?P<v>.+)",
        r"(?P<s>(?:benim |bizim )?(?:[\w']+ ){0,3}?[\w']+(?:m|mız|miz|muz|müz|mın|min|mun|mün|ın|in|un|ün|nın|nin|nun|nün) (?:\w+ )?(?:adı|ismi|numarası|rengi|doğum günü|tarihi|saati|yeri|şifresi|kodu|yaşı|adresi|işi|boyu|markası|cinsi|günü)) (?:artık |şimdi )?(?P<v>.+)",
        r"(?P<s>(?:en sevdiğim|en sevdiğimiz|favori) \w+) (?:artık |şimdi )?(?P<v>.+)",
        r"(?P<s>en (?:iyi|yakın|eski) \w+(?:m|mız|miz|muz|müz)) (?:artık |şimdi )?(?P<v>(?!.*yor(?:l[ae]r)?$).+)",
        r"(?P<s>.+?) (?:artık |şimdi )?(?P<v>(?:[\w']+ )?(?:altında|üstünde|içinde|yanında|arkasında|önünde|arasında)|(?!\d)[\w']+(?:'?[dt][ae]))(?:dir|dır|dur|dür|tir|tır| duruyor| bulunuyor| yaşıyor| oturuyor| çalışıyor)?",
        # "Cem parks …" is nothing of mine.
        r"(?!(?!(?:annem|babam|eşim|karım|kocam|ablam|abim|kardeşim|oğlum|kızım|teyzem|amcam|halam|dayım|yengem|eniştem|yeğenim|kuzenim|büyükannem|anneannem|babaannem|dedem|ninem|arkadaşım|komşum|patronum|köpeğim|kedim|\w+m[ıiuü]z) )(?-i:[A-ZÇĞİÖŞÜ])\w*(?:m|[ıiuü]|\w (?-i:H)anım|\w (?-i:B)ey) [^,;]*yor$)(?P<s>(?:benim |bizim )?(?:[\w']+ ){0,2}?[\w']+(?:ım|im|um|üm|m|mız|miz|muz|müz|sı|si|su|sü|ı|i|u|ü)) (?:artık |şimdi )?(?P<v>(?!demek\b)(?!(?-i:[A-ZÇĞİÖŞÜ])[\w]*(?:['’]n?[ıiuü]n\b| (?:\S+ )*\S+(?:yor(?:u[mz]|l[ae]r)?|[dt][ıiuü]|m[ae]z|var|yok)$)).+)",
        r"(?P<s>[\w']+(?: [\w']+)?) (?:artık |şimdi )?(?P<v>\d[\d.,]* ?[\w%]*)",
        r"(?P<s>[\w' ]+?) (?:artık )?(?P<v>[\w':. ]+?) (?P<p>geliyor|gelecek|başlıyor|olacak|oldu|bitiyor)",
    ),
    replace=(
        r"(?P<o>[^,;' ]+)['\u2019][ıiuü]n (?:adını|ismini) (?P<v>[^,;]+?) (?:yaptık|yaptım|koyduk|koydum|olarak değiştirdik)",
        r"(?:(?P<s>[^,;']+?) )?(?P<o>[^,;' ]+)'?[dt][ae]n (?P<v>[^,;' ]+)'?y?[ae] geç(?:tim|tik|ti|tiler)",
        r"(?P<o>[^,;]+?)'?[yn]?[ıiuü] (?P<v>[^,;]+?)(?:'?(?:y?l[ae])| ile) (?:değiştir\w*|takas\w*)",
        r"(?:o |bu |adı |ismi )?(?P<o>[\w' ]+?) değil(?:m[ıi]ş|d[ıi])?,? (?P<v>.+)",
        r"(?:doğrusu|aslında|yani|şöyle:|demek istediğim|demek istemiştim|demek istedim) (?P<v>.+?)(?:,? (?P<o>[\w']+) değil)?",
        r"(?P<v>[\w' ]{1,60}),? (?P<o>[\w' ]+) değil",
        r"(?:onu |bunu )?(?P<v>[\w' ]+?) (?:olarak değiştir|yap|olacaktı)",
        # "Orhun will be a baker" tells of Orhun.
        r"(?:onu |bunu )?(?P<v>[\w']+|\d[\w'.: ]*?) olacak",
    ),
    mend=r",? ?\b(?:hayır|yok(?=,)|pardon|yani|daha doğrusu|aslında)\b[, ]+(?P<v>.+)",
    cue=r"(?:(?:ay|ya|ah|aman|e|tüh|eyvah|şey)[, ]+)?(?:pardon|olmadı|özür dilerim|aa|hayır(?: hayır)*|yo+|yok(?: yok)*(?: (?:ya|canım|yahu|be))?|yanlış|bu yanlış|öyle değil|doğru değil|düzeltme|düzeltiyorum|aslında|pardon|özür dilerim|demek istediğim|demek istedim|yanılmışım|yanlış söyledim|yanlış (?:bil(?:iyor|miş)sin|hatırlıyorsun|anla(?:mış|dın)(?:sın)?|kaydet(?:mişsin|tin)|not (?:almışsın|etmişsin)|söyle(?:mişler|diler))|yanlışın var|karıştırıyorsun|(?:hepsini )?karıştırdın|yanıldın|hatalısın|saçma(?:lama)?|ne alakası var|alakası yok|hiç de (?:değil|öyle değil)|olur mu(?: hiç)?|(?:(?:bu|o|şu|sendeki|elindeki|hafızandaki|sakladığın) )?(?:bilgi|kayıt|not)(?:n?[ıiuü]n)? (?:artık )?(?:eski(?:mi[şs]|di)?|yanlış(?:mış)?|hatalı(?:ymış)?|güncel değil|geçersiz)|(?:senin )?(?:bildi[ğk]|hatırladı[ğk]|kaydetti[ğk]|söyledi[ğk])\w*(?: (?:şey|bilgi))? (?:artık )?(?:eski|yanlış|hatalı|doğru değil|güncel değil)|(?:bu|o|şu) (?:artık )?(?:doğru|geçerli|güncel|öyle) değil|(?:bu|o|şu) (?:yanlış|hatalı|eski)|hatalı|eksik biliyorsun|affedersin|doğrusu(?: bu değil)?|bu eskidi|o eskide kaldı)\b[,.!:; -]*(?:(?:aslında|yanlış|öyle değil|hayır|düzeltiyorum)\b[,.!:; -]*)*(?P<what>.*)",
    changed=r"\b(?:artık|yine|yeniden|tekrar|şimdi|yerine|değişti|değiştirdim|taşındım|taşındık|aslında|değil(?:m[ıi]ş|d[ıi])?|yeni)\b",
    own=r"\b(?:ben|beni|bana|benim|bende|benden|\w{2,}(?:ım|im|um|üm|yım|yim|yorum|rım|rim|rum|dım|dim|dum|düm|tım|tim)|\w+[aeıioöuü]m(?:[ıiuü]n|[ıiuü]|[ae]|d[ae]|d[ae]n)?)\b",
    ours=r"\b(?:biz|bizi|bize|bizim|\w{2,}(?:mız|miz|muz|müz|ımızın|imizin))\b",
    theirs=r"(?:onun|onların)\b",
    private=r"\b(?:gizlice|sır olarak|aramızda kalsın|kimseye (?:deme|anlatma|bahsetme)|kimse bilmesin|gizli|özel(?! (?:ders|gün|okul|hoca|araba|hastane|sektör|kurs|üniversite|kod|numara|jet|oda)\w*)|sır|aramızda|kimseye söyleme|söyleme|sadece benim için|(?:sadece|yalnızca|yalnız|bir tek) (?:ikimiz|biz ikimiz|sen(?: ve|le| ile) ben|biz)(?: (?:bilece[ğk]iz|bilelim|bilmeliyiz|biliyoruz|bilsin))|(?:başka )?kimse(?:nin|ler)? (?:bunu |bundan )?(?:bilme(?:sin|meli|yecek)|duyma(?:sın|malı|yacak)|öğrenme(?:sin|meli|yecek)|haberi (?:olmasın|yok|olmamalı))|kimsenin (?:bunu |bundan )?(?:bilmesini|duymasını|öğrenmesini|haberi olmasını) iste(?:mi\w+|mem)|kimseye (?:bunu )?(?:çıtlatma|söylemey\w*|anlatmay\w*|sızdırma|açma|duyurma)\w*|(?:bu |bunlar )?(?:bizde|sende|burada|ikimizin arasında|bizim aramızda) kal(?:sın|acak|malı)|(?:laf|söz) aramızda|ağzını sıkı tut|yayma|başkasına (?:söyleme|anlatma)\w*)\b",
    directive=r"(?:lütfen[, ]+)?(?:her zaman|daima|asla|hiçbir zaman|bundan sonra|bundan böyle|artık (?:bana|benimle|hep)|ne zaman|her seferinde)\b.+",
    skip=r".*\b(?:bilmen|hatırlaman|tutman)(?:e|a|ize|ıza)? (?:artık )?gerek (?:yok|kalmadı).*|.*\?\s*$|(?:eğer|diyelim|farz et|belki|acaba|sanırım|kim|ne|nerede|nereye|neden|niçin|niye|nasıl|hangi|kaç|söyle)\b.*|.*\b(?:m[ıiuü]|mısın|misin|musun|müsün|nedir|neydi|nerede|kimdir|kimdi|nasıl|hangisi|neresi)$",
    place=r"(?!.*(?:ağırl|uzunl|genişl|yüksekl|derinl|büyükl|kalınl|sıcakl)[ıiuü]ğ[ıiuü]nd[ae]$|.*\b(?:boyunda|yaşında|değerinde|fiyatında|hızında|gücünde|hacminde)$).*(?:'?[dt][ae]|altında|üstünde|içinde|yanında|arkasında|önünde|arasında)$",
    single=r"(?:patronum|ev sahibimiz|ev sahibim|eşim|en (?:iyi|yakın) \w+m)(?=\s*$)|\w*ad[ıi]\w*|\w*ismi\w*|doğum gün\w*|adres\w*|yaş\w*|iş\w*|numara\w*|telefon\w*|renk|reng\w*|beden\w*|şifre\w*|kod\w*|okul\w*|banka\w*|plaka\w*|kilo\w*|boy\w*|randevu\w*|toplantı\w*|tarih\w*|saat\w*|en sevdi\w+|sevdi\w+|ana|favori\w*|takım\w*|marka\w*|ağ(?:ı|ım|ımız|ın)?",
    more=r"(?<!['\u2019])\b(?:da|de|ayrıca|bir de|ikinci|başka|diğer|yeni (?:kedi|köpe|arkadaş|komşu|balı|kuş)\w*|diğer|bir de)\b",
    negation=r"\b(?:değil|yok|asla)\b|\w+m[ıiuü]yor\w*|\w+m[ae]m\b",
    passing=r"(?:çok |hâlâ |şu an )*(?:açık|kapalı|boş|dolu|bozuk|soğuk|sıcak|karanlık|yorgun\w*|aç\w*|hazır\w*|burada|orada|evde|evdeyim|iyi\w*|kötü\w*|hasta\w*|geç|erken|bitti|yok)",
    tail=r"[,\s]+(?:artık|şimdi|lütfen|bu arada|aslında|jarvis|oldu)$",
    glue=r"(?:,? ve |[,;] |,? ama )(?=(?:ben|benim|adım|bizim|en sevdiğim|\w+(?:ım|im|um|üm|mız|miz)\b))",
    by_the_way=r"(?:(?:ha|hah|ya|aa|ah|ay|ee+|şey|bak|jarvis)[, ]+)*(?:bu arada|(?:akl[ıi]ma|sırası|yeri|laf[ıi]) gelmişken|söylemişken|unutmadan(?: (?:söyleyeyim|diyeyim))?)[,:]? ",
    aside=r"(?!(?:eğer|hayır|benim|bizim)\b|[^:;,]*\b(?:değil|yok|asla|hiç|doğdu|evlendi|evli|alerji\w*|eskiden|artık|her|yerine|taşı\w*|değiş\w*|kaydır\w*|ertele\w*|geç(?:tik|tim|irdik)|koydu\w*|bırak\w*|kesti\w*|vazgeç\w*|ayrıldı\w*|aldık|aldım|sattık|\w+(?:[ıiuü]nc[ae]|ken|[aeıiuü]rs[ae]|yors[ae]))\b|[^:;,]*(?:\d|\s(?-i:[A-ZÇĞİÖŞÜ])))(?:[^\s:;,]+ [^\s:;,]+|[^:;,]{2,50}?\w(?:[dt][ıiuü](?:[mk]|l[ae]r)?|m[ıiuü]ş(?:[ıiuü][mz]|l[ae]r)?|yor(?:um|uz|l[ae]r)?| lazım| gerek(?:iyor|ti)?)|(?:yine|nihayet|sonunda|bugün|dün|dikkat|ne)\b[^:;,]{2,50})\s*[:;,]\s+(?:(?:ve|ama|yani|bu arada)\b,?\s+)?(?P<what>(?!(?:ki|ve|ama|çünkü|fakat|ya da|veya|o|onu|onun|ona|bu|bunu|şimdi|artık|değil|hatta|özellikle|mesela|yeni)\b)[\w'’]+\s+\S.*)",
    dotted=r"(?:\b(?:Dr|Prof|Sn|No|Sok|Cad)|(?<!\d)\d{1,2})\.$",
    versus=r",? (?P<o>[\w']+(?: [\w']+)?) değil$",
    asked="""
name: adım isim ad
home: yaşıyorum oturuyorum ev adres şehir
job: iş çalışıyorum meslek
age: yaş
birthday: doğum günü
allergy: alerji
diet: yemek beslenme
likes: seviyorum sever hoşlanır hobi hobilerim ilgi ilgilerim
not likes: seviyorum sever
dislikes: sevmiyorum nefret
prefers: tercih
speaks: dil konuşuyorum
wakes: kalkarım uyanırım sabah""",
    naming=r"\b(?:adlı|isimli|deniyor|diyoruz)\b",
    noun="adı",
    around=r"\b(?:nerede|ne zaman|kim|kaç|nasıl|yaşıyor|oturuyor|duruyor|çalışıyor)\b|\b(?:ilgili|hakkında(?:ki)?|bildiğin|bildiklerini?|hatırladığın|sana|söylediğim|söylediklerimi?|anlattığım|her şeyi?|hepsini|tüm|bütün|bilgileri?|hafızandan|lütfen)\b",
    every=r"\b(?:her şeyi?|hepsini|tüm|bütün)\b",
    speaker=r"\bkullanıcı\w*",
    momentary=r"(?!.*\b(?:her zaman|genellikle|hep|asla|sever|tercih)\b)(?:(?:şu anki |bugünkü )?(?:hava|sıcaklık|rüzgar|nem|gökyüzü|saat)(?: durumu)?\b.*(?:\d|güneşli|bulutlu|yağmurlu|karlı|rüzgarlı|açık).*|.*\b(?:şu an|şu anda|şimdi)\b.*(?:\d+ ?(?:°|derece)|yüzde|bulutlu|güneşli|yağmurlu).*)",
    # The reporting verb changes the clause before it, so it cannot be cut off.
    reported=r"(?!)",
    failed=r"\b(?:bilgi|bilgim|bilgisi|veri|ayrıntı|cevap|yanıt)(?: \w+)? (?:yok|yoktu|bulunmuyor|bulunamadı|veremedi|sağlayamadı)\w*|\b(?:asistan|jarvis|ben)\b.*\b(?:bilmiyor|bilmiyordu|bulamadı|bilemedi|veremedi)\w*|\baramayı (?:teklif|önerdi)\w*|\b(?:arayayım|arayabilir miyim|bakayım) ?mı?\b",
    called=r"(?-i:[A-ZÇĞİÖŞÜ])[\w'-]*(?: (?:bey|hanım|(?-i:[A-ZÇĞİÖŞÜ])[\w'-]*))*",
    kinds=r"""
diet: (?:vegan|vejetaryen|diyabet)\w*
state: (?:evli|bekar|boşan|nişanlı|hamile|emekli|işsiz|hasta|solak)\w*
age: \d+ yaşında""",
    object=r"'?[yn]?[ıiuü]$",
    people="komşunun annemlerin eşim eşimin karım kocam annem annemin babam babamın ablam abim kardeşim kardeşimin oğlum oğlumun kızım kızımın teyzem amcam halam dayım yeğenim kuzenim büyükannem dedem arkadaşım komşum patronum köpeğim kedim",
    timely=r"\b(?:gün(?:leri|lerim)?|saat(?:leri|lerim)|tarihleri|program(?:ı|ım)?)\b",
    updates=r"""
S = (?P<s>[^,;]+?)
O = (?P<o>[^,;]+?)
V = (?P<v>[^,;]+?)
T = (?P<t>.+?)
DAY = (?:pazartesi|salı|çarşamba|perşembe|cumartesi|cuma|pazar)(?:leri|ları)?
^ {t} <- (?:(?:geçen|bu|gelecek|önümüzdeki) (?:hafta|ay|yıl|sene)(?:dan|den)? ?(?:beri|itibaren)?|bugünden itibaren|dünden beri|yarından itibaren|<DAY>(?:den|dan) itibaren|bundan sonra|bundan böyle)[, ]+(?P<t>(?!bana|benimle|hep).+)
{t} <- artık[, ]+(?P<t>(?!bana|benimle|hep).+)
^ {t} <- (?:bugünlerde|son zamanlarda|şu anda|şu an|bir süredir|yakın zamanda|şimdilerde)[, ]+<T>
^ {t} <- (?:(?:son|yeni|güncel|taze) (?:bilgi|veri|haber)(?:ler)?e göre|(?:yarın|dün|bugün|<DAY>)(?:den|dan|den beri|dan beri) itibaren|gerçekte|aslına bakarsan|işin aslı|sonuç olarak|sonuçta|doğrusu(?: şu)?|(?:öğrendim|anlaşıldı|meğerse|görünen o) ki|kesin konuşmak gerekirse|kısacası)[,:;]? <T>
^ {t} <- (?:(?:küçük|ufak|bir|ufacık|önemli) )*(?:düzeltme|değişiklik|bu arada|meğer(?:se)?|anlaşılan|görünüşe göre)(?: (?:var|yapayım))?[,:;]? <T>
^ {t} <- (?:(?:yeni|güncel|son) )+(?:bilgi|durum|haber|not|veri)(?: (?:şu|şöyle|var))?[:,;—] ?<T>
{s} {v} <- <S> <O> olduğunu unut(?:un)?[,;:.]+ ?(?:artık |şimdi |aslında )*(?P<v>.+)
{t} <- <O>(?:'?[yn]?[ıiuü])? unut[,;:.] ?(?P<t>(?:benim|bizim)? ?\w+(?:m|mız|miz|muz|müz)\b.+)
{t} <- <T>, (?P<o>[^,;]+) değil
{s} {v} <- <S> (?P<o><DAY>(?: günü)?(?: [\w':.]+)?) değil(?:m[ıi]ş|d[ıi])?,? (?:artık )?(?P<v>.+)
{s} {v} <- <S> (?P<o>\d[\w':.]*(?: \w+)?) değil(?:m[ıi]ş|d[ıi])?,? (?:artık )?(?P<v>.+)
{s} {v} <- (?P<s>[^,;]+? (?:adı|ismi|numarası|rengi|saati|yeri)) (?P<o>[^,;]+?) değil(?:m[ıi]ş|d[ıi])?,? (?:artık )?(?P<v>.+)
{s} {v} <- <S> (?P<o>(?:[\w']+ )?[\w']+(?:[ıiuü]n|s[ıiuü]n)d[ae]|(?:mavi|kırmızı|yeşil|sarı|siyah|beyaz|gri|mor|turuncu|büyük|küçük|eski|üst|alt|sol|sağ|orta|ilk|son) [\w']+[dt][ae]|[\w']+'?[dt][ae]) (?:değil(?:m[ıi]ş|d[ıi])?|yaşamıyor|oturmuyor|çalışmıyor|durmuyor),? (?:artık )?(?P<v>.+)
{s} {v} <- <S> (?P<o><DAY>(?: [\w':.]+)?|[\w']+) yerine (?:artık )?(?P<v>.+)
ENDN = \w*(?:gün|düğün|torun|oyun|ürün|sorun|koyun|gelin|kadın|odun|tütün|yakın|ölüm|bütün|fırın|altın|burun|boyun|izin|hanım)
RIGHT = (?:yap|(?:olarak|diye) (?:değiştir|güncelle|düzelt|kaydet|ayarla|belirle|yaz|işle|not al|not et))(?:[ıi]n(?:[ıi]z)?|sana|sene|[ıiae]r m[ıi]s[ıi]n)?(?: lütfen)?
^ {t} <- (?:lütfen )?(?:(?:şunu|bunu|bendeki|sendeki|hafızandaki) )*(?:(?:notunu|notları|notlarını|kaydı|kaydını|kayıtları|bilgiyi|bilgini|bilgileri|hafızanı|şöyle|şu şekilde) )?(?:düzelt|güncelle|değiştir|yenile)(?:[ıi]n(?:[ıi]z)?|sene|sana)?(?: lütfen)?[:;—] ?(?P<t>\S+ .+)
= {s} {v} <- (?:lütfen )?(?P<s>(?:[\w']+ ){0,3}?[\w']+(?:m|mız|miz|muz|müz))[ıiuü] (?P<v>[^,;]+?) <RIGHT>
MEND = (?:düzelt|güncelle|değiştir|yenile)(?:[ıi]n(?:[ıi]z)?|sene|sana|[ıiae]r m[ıi]s[ıi]n)?(?: lütfen)?\s*(?:[,:;—]| -) ?(?:artık |şimdi |doğrusu )?
= {s} {v} <- (?:lütfen )?(?P<s>(?:[\w']+ ){0,3}?[\w']+(?:m|mız|miz|muz|müz))[ıiuü] <MEND>(?P<v>[^,;]+)
= {s} {v} <- (?:lütfen )?(?P<s>[\w' ]*?[ıiuü]n [\w' ]*?\b(?!<ENDN>[ıiuü]\b)\w+(?:s[ıiuü]|[ıiuü]))n[ıiuü] <MEND>(?P<v>[^,;]+)
= {a} {v} <- (?:lütfen )?(?P<a>[\w' ]*?(?:[ıiuü]n|sevdiğim|sevdiğimiz) (?:en sevdiği |favori )?\w+[ıiuü]) <MEND>(?P<v>[^,;]+)
= {s} {v} <- (?:lütfen )?(?P<s>[\w' ]*?[ıiuü]n [\w' ]*?\b(?!<ENDN>[ıiuü]\b)\w+(?:s[ıiuü]|[ıiuü]))n[ıiuü] (?P<v>[^,;]+?) <RIGHT>
= {a} {v} <- (?:lütfen )?(?P<a>[\w' ]*?(?:[ıiuü]n|sevdiğim|sevdiğimiz) (?:en sevdiği |favori )?\w+[ıiuü]) (?P<v>[^,;]+?) <RIGHT>
WAS = (?:iken|idi(?: ama)?,? (?:artık|şimdi))(?: artık| şimdi)? (?P<v>.+?)(?: oldu| olmuş)?
{s} {v} <- (?P<s>[^,;\d]+) (?P<o>\d[^,;]*?) <WAS>
{s} {v} <- (?P<s>[^,;\d]+) (?P<o>[^,;\d\s]+) <WAS>
{s} {v} <- <S> <V> (?:olarak|diye) (?:değişti|değiştirildi|güncellendi)
{s} {v} <- <S> (?:değişti|taşındı),? (?:artık |şimdi )(?P<v>.+)
{s} {v} yaşıyor <- (?P<s>[\w' ]+?) (?P<v>[\w']+(?:'?y?[ae])) taşındı
{s} {v} <- yeni (?P<s>[\w' ]+?(?:m|mız|miz|muz|müz)(?:[ıiuü]n)?(?: (?:adı|ismi|numarası))?) (?P<v>.+)
{s} {v} <- <S> (?:artık|şimdi|bundan sonra|bundan böyle) (?P<v>(?!\w+m[ıiuü]yor)(?!(?:lütfen )?(?:unut|sil|hatırlama|bilme|saklama|tutma|aklında|aklından|hafızandan|çıkar)\w*\b)(?!.*\bdeğil\b).+?)(?: oldu)?""",
    tag=r"(?P<t>.+?),? (?:değil mi|tamam mı|doğru mu|öyle değil mi)\s*\?*",
    moves=r"(?:\b(?!\w+m[ae](?:s[ıi]\w*)?\b)(?:ertelen\w*|taşı\w*|boya\w*|işe (?:başla|gir)\w*|kaydır\w*|değiş\w*|yüksel\w*|düş\w*|art(?:tı|mış)|çık(?:tı|arıldı)|ol(?:du|acak)|eskiden|önceden|önce|şimdi|şu anda|bundan böyle|bundan sonra|artık|yerine|yeni\b|başka|al(?:ındı|dı)|geç(?:ti|irildi)|koy\w*|bu yüzden)\b)",
    ends=r"(?:\b(?:iptal|satıl\w*|sattı\w*|atıl\w*|attı\w*|bitti|bıraktı\w*|kovdu\w*|kapan\w*|vazgeç\w*|öldü|kaybett\w*|artık yok|artık olmayacak|verdik|bağışla\w*)\b)",
    briefly=r"\b(?:bugün|yarın|bu hafta|bu sefer|gelecek hafta|bu seferlik)\b",
    verbs=r"\w+(?:d[ıiuü]|t[ıiuü]|yor|ecek|acak|m[ıiuü]ş)|idi|için|olarak|ise|adı|adi|bana|bizim",
    since=r"her|beri|kadar",
    clock=r"saat|buçuk\w*|sabah\w*|akşam\w*|öğle\w*|gece\w*|çeyrek",
    articles=r"(?:bir|bu|şu|o)",
    toward=r"ve|olarak",
    living=r"\b(?:yaşıyor\w*|oturuyor\w*|taşın\w*)\b",
    many=r"\b(?:hobi\w*|ilgi\w*|alerji\w*|ders\w*|dil\w*|kitap\w*|kitab\w*|şarkı\w*|film\w*|oyun\w*)\b",
    goes_on=r"o|şimdi|artık",
    states=r"(?:idi|oldu|olacak|geliyor|başlıyor|duruyor|bulunuyor|yaşıyor|oturuyor|adı|adi|ara|bak|için|yüzden|günü|ise|var|kullanıyoruz)",
    links=r"(?!)",
    verb_last=True,
    contrast=r"(?P<o>[^,;.:]+?) (?:yerine|değil(?:m[ıi]ş|d[ıi])?)\b",
    done=r"\b(?:geldi|ulaştı|teslim|aldım|aldık|geri (?:ver|öde|al|getir)\w*|bitti|tamam\w*|hallettik?|iptal|ödedi[mk]|geçti)\b",
    pending=r"\b(?:ödünç|borc\w*|borç\w*|tamir\w*|sipariş\w*|bekl\w*|kiral\w*|lazım|gerek\w*|hâlâ|hala)\b",
    wants=r"""
% = \b(?:ne zaman|hangi (?:gün|ay|saat)\w*|saat kaç\w*)\b
@ = \b(?:nere\w*)\b
# = \b(?:kaç\w*|ne kadar)\b
. = \b(?:ne|kim\w*|hangi\w*)\b""",
    instead=r"(?:(?:hayır|yok|hm+|şey|pardon|tamam|neyse|dur|ya da|peki)\b[,.:;!]* )*(?=.*\b(?:olsun|yap(?:alım)?|demek iste(?:dim|miştim)|diyelim|al|alalım|kaydır|ertele|taşı|çek|çevir|değiştir)$|(?:düzeltme|daha doğrusu)\b)(?:(?:düzeltme|daha doğrusu|onu|bunu|şunu)[,.:;!]* )*(?P<v>[^,;?]{1,50}?)(?:'?y?[ae] (?:al|alalım|kaydır|ertele|taşı|çek|çevir|değiştir)| (?:olsun|yap(?:alım)?|demek iste(?:dim|miştim)|diyelim))?",
    quits=r"""
\b(?P<o>[^,;.:]+?)(?: (?:üyeli[ğk]\w*|abonel[iğk]\w*|aboneli[ğk]\w*))? (?:bırak(?:tım|tık)|kes(?:tim|tik)|sat(?:tım|tık)|iptal ett(?:im|ik|irdim|irdik))\b
\bartık (?P<o>[^,;.:]+?) yok\b""",
    acting=r"\w+(?:yor(?:um|uz)|[aeıiuü]r[ıi][mz])\b|\w{2,}m(?:[ıiuü]z)? var\b",
    swapped=r"(?:tam |aslında )*(?:tersi(?:ne|ydi)?|aksi|karıştırdım|(?:ikisini|onları) karıştırdım|yer(?:lerini)? değiştir\w*)",
    joins=r",? (?:ve|ama|ise) |[,;:] ",
    opposed=r"""
(?P<a>.+?) (?:eskiden|önceden|önceleri|bir zamanlar) (?P<o>[^,;]+?)(?: idi)?,? (?:ama |fakat )?(?:şimdi|artık) (?P<v>[^,;]+)
(?P<a>\S+(?: (?:amca|teyze|abi|abla|bey|hanım|dayı|hala))?) (?P<o>[^,;]+?) (?:bıraktı|sattı|kesti|iptal etti|verdi),? (?:artık |şimdi |onun yerine )?(?P<v>.+)
(?P<a>)(?P<o>[^,;]+?)(?: (?:üyeli[ğk]\w*|abonel\w*))? (?:iptal et\w+|bırak\w+|sat\w+|kes\w+),? (?:artık |şimdi )?(?P<v>.+)
(?P<a>.+?) (?:artık )?(?P<o>(?-i:[A-ZÇĞİÖŞÜ]\S+ [A-ZÇĞİÖŞÜ]\S+)|\S*\d\S* \S+|\S+) değil(?:m[ıi]ş|d[ıi])?,? (?P<v>[^,;]+)
(?P<a>.+?) (?P<o>\S+) yerine (?:artık )?(?P<v>[^,;]+)""",
    opposites="açılıyor açılır/kapanıyor kapanır|başlıyor başlar/bitiyor biter|geliyor gelir/gidiyor gider kalkıyor kalkar|kalkış/varış",
    numerals=r"bir(?:de|e|den)|birin(?:ci|de|e|den)|(?:iki|uc|üc|üç|dort|dört|bes|beş|alti|altı|yedi|sekiz|dokuz|yirmi|otuz|kirk|kırk|elli|altmis|altmış|yetmis|yetmiş|seksen|doksan|yuz|yüz|bin|milyon|bucuk|buçuk|yarim|yarım)(?:nci|ncı|inci|ıncı|uncu|üncü)?(?:'?(?:s?[iıuü](?:n(?:d[ae](?:n)?|[ae])?)?|y?[ae]|[dt][ae]n?))?(?<!altinda)(?<!altında)|on(?:uncu|unda|una)?",
    restated=r"{s} artık {v} <- (?P<s>.+?) için (?P<v>.+)",
    gives_up=r"\bbıraktı\w*\b",
    retracts=r"\b(?:isabetsiz\w*|ıskala\w*|uydur\w*|sallad\w*|kandır\w*|eksik bil\w*|eskidi\w*|eskiden\w*|bilgi\w* eski|gerçe[kğ]\w* yansıtm\w*|tam tersi|(?:öyle|böyle) (?:bir )?şey yok|yok öyle|nereden çıkar\w*|geçen (?:sene|yıl|hafta|ay)ydı|açıklığa|son durum|güncel\w*|şöyle|haber(?:ler)? taze|(?:bilgi(?:ler)?|kayıt|not|her şey|durum) (?=değiş)|yanıl\w*|yanlış\w*|hata\w*|karıştır\w*|düzelt\w*|güncel\w*|değiş\w*|(?:doğru|geçerli|öyle) değil|unut (?:onu|bunu)|(?:onu|bunu) unut|pardon|kusura bakma|özür\w*|dur|bekle|aslında|dil(?:im)? sürç\w*|saçma\w*|(?:ne )?alakası|hiç de (?:değil|öyle)|eskide kal\w*|bilgi\w* eski|hatal\w*|vazgeç\w*|doğrusu)\b",
    said=r"(?:sana )?(?:söyledi\w+|anlattı\w+|konuştu\w+)(?: her şeyi| şeyleri)?",
    ahead=r"(?:hiç ?bir şey(?:i)?|hiç)|(?:(?:şu|bu|bir|aşağıdaki|önemli|şöyle) )*(?:bilgi(?:yi|leri)?|şey(?:i|leri)?|not(?:u|ları)?|konu(?:yu)?|husus(?:u)?|aşağıdaki(?:ni|leri)?|şunlar[ıi])",
)
