"""English."""

from .table import Values

EN = Values(
    code="en",
    units="zero/oh/nought one two three four five six seven eight nine ten eleven twelve "
    "thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    tens="twenty thirty forty/fourty fifty sixty seventy eighty ninety",
    joints="{tens} {unit},{tens}{unit}",
    hundred="hundred",
    thousand="thousand",
    million="million",
    link="and",
    point="point",
    minus="minus negative",
    decimal=".",
    one="a an",
    fractions="half=0.5,a half=0.5,half a=0.5,half an=0.5,quarter=0.25,a quarter=0.25,"
    "a quarter of a=0.25,quarter of a=0.25,a quarter of an=0.25,quarter of an=0.25,"
    "three quarters=0.75,three quarters of a=0.75,three quarters of an=0.75,"
    "a third=0.3333333333333333,two thirds=0.6666666666666666,"
    "a couple of=2,a couple=2,couple of=2,a dozen=12,a hundred=100,a thousand=1000",
    mixed="and a half=0.5,and half=0.5,and a quarter=0.25,and three quarters=0.75",
    and_half="and a half=0.5,and a quarter=0.25,and three quarters=0.75",
    ordinals="first second third fourth fifth sixth seventh eighth ninth tenth eleventh "
    "twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth "
    "twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth "
    "twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first",
    ordinal_marks="st nd rd th",
    ordinal_small="the one option number choice",
    yes="yes,yeah,yep,yup,yes please,sure,of course,ok,okay,do it,go ahead,please do,"
    "correct,right,exactly,on,true,enable,enabled,affirmative",
    no="no,nope,no thanks,no thank you,don't,do not,off,false,disable,disabled,rather not,"
    "not now,negative",
    last="last,the last one,the last,last one,the latter",
    spans={
        "second": "second seconds sec secs s",
        "minute": "minute minutes min mins m minuets",
        "hour": "hour hours hr hrs h",
        "day": "day days d",
        "week": "week weeks wk wks",
        "month": "month months",
        "year": "year years yr yrs",
    },
    span_names={
        "second": ("second", "seconds"),
        "minute": ("minute", "minutes"),
        "hour": ("hour", "hours"),
        "day": ("day", "days"),
        "week": ("week", "weeks"),
        "month": ("month", "months"),
        "year": ("year", "years"),
    },
    lengths="half an hour=1800,half hour=1800,a half hour=1800,quarter of an hour=900,"
    "a quarter of an hour=900,three quarters of an hour=2700,fortnight=1209600,"
    "a fortnight=1209600,half a minute=30,half a day=43200",
    today="today=0,tomorrow=1,the day after tomorrow=2,day after tomorrow=2,yesterday=-1,"
    "the day before yesterday=-2,day before yesterday=-2,tonight=0@20,this evening=0@19,"
    "this morning=0@8,this afternoon=0@15,last night=-1@20,tmrw=1",
    weekdays="monday/mon,tuesday/tue/tues,wednesday/wed,thursday/thu/thur/thurs,friday/fri,"
    "saturday/sat,sunday/sun",
    weekend="weekend",
    months="january/jan,february/feb,march/mar,april/apr,may,june/jun,july/jul,august/aug,"
    "september/sep/sept,october/oct,november/nov,december/dec",
    dayparts="morning=8,midmorning=10,noon=12,midday=12,lunchtime=12,afternoon=15,"
    "evening=19,night=21,midnight=0,dinnertime=18,bedtime=22",
    sooner="am,a.m.,a.m,a m,in the morning,this morning",
    later="pm,p.m.,p.m,p m,in the afternoon,in the evening,at night,this evening,"
    "this afternoon,tonight",
    clocks="half past {h}=30,half {h}=30,quarter past {h}=15,a quarter past {h}=15,"
    "quarter to {h}=-15,a quarter to {h}=-15,quarter after {h}=15,quarter of {h}=-15,"
    "quarter till {h}=-15,{m} past {h}=+m,{m} minutes past {h}=+m,{m} after {h}=+m,"
    "{m} to {h}=-m,{m} minutes to {h}=-m,{m} till {h}=-m,{h} o'clock=0,{h} oclock=0,"
    "{h} {m}=+m,{h}=0",
    within="in,after,within",
    ago="ago=-1,from now=1",
    next="next=1,this=0,coming=0,last=-1",
    small="at on the of by for around about o'clock sharp exactly and in",
    edges="please,thanks,thank you,jarvis,hey jarvis,ok jarvis,okay jarvis,hey,hi,hello,"
    "can you,could you,would you,will you,can you please,could you please,"
    "would you please,can i have you,i want you to,i'd like you to,i would like you to,"
    "for me,now then,ok,okay,so,well,um,uh,just,kindly,right now,then,and",
    never_mind="never mind,nevermind,forget it,forget about it,cancel,cancel that,stop,"
    "no thanks,no thank you,drop it,none,none of them,none of those,neither,neither of them,neither one,neither of those,leave it,nothing,not now,"
    "never mind that,don't bother,i changed my mind,i've changed my mind",
    negations="not don't dont never no none nothing without nobody",
    meant="i meant,i mean,i said,i was saying,sorry,sorry i meant,make that,not that,"
    "not that one,the other one,wait,actually,rather,wrong one",
    also="and,and also,also,plus,too,as well,and then",
    leads="make it,make that,let's say,lets say,let us say,let's make it,let's do,say,how about,"
    "what about,i think,i guess,i'd say,maybe,perhaps,for,actually,oh,hmm,no,i want,i'd like,"
    "i would like,i need,it's,it is,it should be,take,give me,probably",
    contractions="what's=what is,whats=what is,what're=what are,when's=when is,"
    "whens=when is,where's=where is,wheres=where is,where're=where are,"
    "it's=it is,she's=she is,he's=he is,they're=they are,i'm=i am,"
    "who's=who is,how's=how is,hows=how is,why's=why is,that's=that is,"
    "there's=there is,is't=is it,what'll=what will,when'll=when will,"
    "how'll=how will,what'd=what did,how'd=how did,who'd=who did,lemme=let me,"
    "gimme=give me,wanna=want to,gonna=going to",
)
