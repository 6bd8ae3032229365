# ruff: noqa: E501 - language data
"""English."""

from .table import Phrases

EN = Phrases(
    code="en",
    remember=(
        r"(?:(?:hey|hi|ok|okay|oh|so|well|right|listen)[, ]+)*(?:jarvis[, ]+)?(?:please |can you |could you |would you |i want you to |i need you to |i'd like you to |you(?:'ll)? (?:need|have|ought) to |make sure (?:you |to )|be sure to )*(?:please )?(?:remember|memori[sz]e|note|make a (?:mental )?note|take a note|keep in mind|bear in mind|don't (?:ever )?forget|do not (?:ever )?forget|never forget|(?:don't|do not|never) let me forget(?= that\b| (?!to\b|about\b|the\b|it\b|that\b|this\b)[^,;]{2,40}? (?:is|are|was|were|has|have|lives|works|takes|needs|likes|goes|comes|stands|hangs|lies)\b)|you (?:must not|mustn't|should not|shouldn't|must never|should never) forget|(?:write|jot)(?: (?:that|this|it))? down(?! (?:on|in|onto|into)\b))(?: somewhere| down| this| the following| (?:that|it) (?:down|somewhere)(?=[:,;.!?]|$| for me| please))*(?: for me(?: only| alone)?)?\b(?:\s*[:,-])?(?: that\b| of\b)?(?P<what>(?! to\b).*?)(?:, (?:ok(?:ay)?|all ?right|will you|would you|can you|please))*",
        r"(?:would you mind|do you mind|how about|could i trouble you with) (?:please )?(?:remembering|memori[sz]ing|noting(?: down)?|making a (?:mental )?note|writing down|keeping in mind)(?: somewhere)?(?: that| of|:) (?P<what>.+)",
        r"(?:it(?:'d| would) be (?:good|nice|great|helpful)|i(?:'d| would) (?:like|love|appreciate) it) if you (?:could )?(?:remember(?:ed)?|note[d]?(?: down)?|ma[dk]e a note|ke(?:pt|ep) in mind)(?: that| of|:) (?P<what>.+)",
        r"(?:please )?(?:save|store|keep|record|log|file) (?:this |that |it )?(?:somewhere|in (?:your )?memory|for (?:later|the record))(?:: ?|,? that )(?P<what>.+)",
        r"(?:please )?(?:save|store|keep|record|log|file|add|note) (?:the|this) (?:fact|detail|info\w*)(?: somewhere| for me)*(?: that|:) (?P<what>.+)",
        r"(?P<what>.{8,}?)[,;.] (?:please )?(?:remember|note|don't forget|keep) (?:that|this|it)(?: please| for me)?",
        r"(?:it's|it is) worth (?:remembering|noting|knowing)(?: that|:) (?P<what>.+)",
        r"(?:for the record|for your information|fyi|just so you know|you should know|note to self)[,:]?(?: that)? (?P<what>.+)",
    ),
    forget=(
        r"(?:(?:hey |ok |okay )?jarvis[, ]+)?(?:please |kindly |just |now |can you |could you |would you |will you |let's (?:just )?|do me a favou?r and |be so (?:kind|good) (?:as to |and )|you(?:'d| had)? (?:might as well|better) |you (?:can|may|should|could) |go ahead and |i(?: want| need|'d like| would like) you to )*(?:please )?(?:forget|delete|erase|remove|wipe|clear|drop|purge|scrub|strike|get rid of|(?:bin|lose|ditch|scrap|discard|unlearn|cross out|rub out)(?= (?:(?:the|that|any|my|your) (?:notes?|bit|part|thing|business|stuff|story|info\w*|memory|record)|everything|what|where|when|who\w*|which|how)\b))(?: from (?:your )?memory)? (?:(?:everything |all |anything )?(?:(?:that )?(?:i|we)(?:'ve)? (?:said|told you|mentioned)|you(?:'ve)? (?:know|have|remember|noted|stored)) |everything |all |anything |the fact |(?:the|my|your|any|that) (?:notes?|entr(?:y|ies)|memor(?:y|ies)|records?|info(?:rmation)?|facts?|details?|bit|part|thing|stuff)(?: you have)? (?=about|on|regarding|that)|what (?:i(?:'ve)? (?:said|told you|mentioned)|you(?:'ve)? (?:know|have|noted)) )?(?:about |that |regarding |concerning |on )?(?P<what>(?!(?:about )?(?:it|that|this)[,;.:] ).+?)(?: from (?:your |the )?(?:memory|mind|head|records?|notes?))?(?:,? (?:please|any ?more|completely|altogether|for good|again|right away|now|then|ok(?:ay)?))*",
        r"(?:please )?(?:you (?:can|may) )?stop (?P<what>\w+ing .+?)[,;.]? (?:and |so )?(?:please )?(?:forget|drop|delete|scrap) (?:that|the|this) (?:instruction|rule|order|habit)",
        r"never ?mind (?:about )?what i (?:just )?(?:said|told you) (?:about|on|of) (?P<what>.+?)(?:[,;.]? (?:just )?forget (?:it|that|about it))?",
        r"(?:you (?:don't|do not|no longer|needn't) ?(?:need to|have to)?|(?:there(?:'s| is) )?no (?:longer any )?need (?:for you )?to|i(?:'d)? (?:don't|do not|no longer) want you to|i'd rather you (?:didn't|did not)) (?:remember|know|keep|store|hold on to)(?: any ?more| any longer)? (?:that |about )?(?P<what>.+?)(?: any ?more| any longer| in (?:your )?memory)*",
        r"you (?:can|may|should) forget (?:about |that |the fact that )?(?P<what>.+)",
        r"(?:please |can you |could you |would you )*(?:take|get|throw|put|strike|cross|rub) (?P<what>.+?) (?:out of|off|from) (?:your |the )?(?:memory|mind|head|records?|notes?|books?)(?: please| again)*",
        r"(?P<what>(?:(?:that|the|this|all that|the whole) (?:thing|business|matter|stuff|bit|part|story) (?:with|about|on|regarding)|(?:what|where|when|who|whom|whose|how(?: much| many)?|which) \S+) .+?),? (?:you (?:can|may|might as well) (?:forget|delete|bin|drop|scrap|ditch|scrub|erase|lose|strike)(?: it| that| about it| all of it)?|can (?:go|be (?:forgotten|deleted|erased|dropped))|you (?:don't|needn't|do not) (?:need to |have to )?(?:know|remember|keep)(?: any ?more| any longer)?)(?: now| too| again)*",
        r"(?:please )?(?:don't|do not|no longer|stop) (?:remember|remembering|memori[sz]e|memori[sz]ing) (?:that |about )?(?P<what>.+?)(?:,? (?:please|any ?more|any longer))*",
        r"(?P<what>(?:my|our|that|the|what) .+?) (?:can|may|should) be (?:forgotten|erased from (?:your |the )?memory)(?: now| again)?",
    ),
    forget_last=r"(?:(?:hey |ok |okay )?jarvis[, ]+)?(?:(?:never ?mind|no|nah|oh|ah|hm+|well|actually|wait|sorry|hang on|hold on|come to think of it|on second thoughts?|after all)[,;.]* )*(?:please |can you |could you |would you |you (?:can|may|should) |i want you to )*(?:please )?(?:(?:don't|do not|no need to|you needn't|you (?:don't|do not) (?:need|have) to|better not|rather not|i'd rather you didn't) (?:remember|keep|note|store|save|memori[sz]e|make a note of|write down|write|put)|forget|scratch|delete|erase|remove|wipe|drop|scrap|strike|scrub|bin|lose|discard|tear up)(?: about)? (?:(?:that|this|the|your) (?:last |latest )?(?:note|memo|entry|memory|remark)|that|it|this|(?:that )?i (?:just |ever )?(?:said|told you|mentioned) (?:that|it|this|anything)|what i (?:just |have |'ve )*said|the last (?:thing|one)|what i (?:just |have just )?told you)(?: (?:again|please|completely|altogether|right away|at once|(?:just )?now|after all|then|down|anywhere|any ?more|in mind|from (?:(?:your|the) )?memory))*|i (?:take (?:that|it) back|didn't say (?:that|anything)|never said that)",
    forget_all=r"(?:(?:hey |ok |okay )?jarvis[, ]+)?(?:please |can you |could you |would you |i want you to )*(?:please )?(?:(?:forget|delete|erase|wipe|remove|clear)(?: absolutely)? (?:everything|all|all of it|all my (?:data|memories)|all you know|everything you know|everything i (?:ever )?(?:said|told you)|everything i've (?:ever )?told you|me)(?: (?:that )?you (?:know|remember|have|stored|'ve stored|have stored))?(?: (?:about|of|on) (?:me|myself))?|(?:wipe|clear|erase|delete) (?:your (?:whole |entire )?memory|(?:all |any )?(?:your )?memor(?:y|ies)) (?:of|about) me|(?:erase|delete|remove|wipe) me from (?:your|the) memory)(?: completely| altogether| now)?(?: please)?",
    facts=r"""
name: (?:my (?:full |first |real )?name(?:'s| is)|i'?m called|i am called|they call me|everyone calls me|please call me|call me|i go by) (?P<v>[^,;]+)
name: (?P<v>[A-Z]\w+(?: [A-Z]\w+)?) is my (?:first |full )?name
home: (?:i|we)(?:'ve)? (?:now )?(?:live|lived|am living|are living|reside|moved|have moved|just moved|recently moved)(?: now| currently)? (?P<v>(?:in|to|at|on|near|with) .+)
home-: (?:i|we) (?:don't|do not|no longer) live (?P<v>(?:in|at|on|near) .+)
job-: i (?:don't|do not|no longer) work (?:as|for|at|in) (?P<v>.+)
job: i (?:now |currently )?(?:work|am working|started working) (?:as|for|at|in) (?P<v>.+)
job: i(?:'m| am) an? (?P<v>(?:\w+ )?(?:engineer|teacher|doctor|nurse|lawyer|programmer|developer|student|designer|writer|artist|manager|accountant|carpenter|plumber|electrician|pilot|chef|cook|scientist|professor|architect|musician|journalist|dentist|farmer|gardener|driver|firefighter|police officer))
age: i(?:'m| am) (?P<v>\d{1,3})(?: years old)?
age: i(?:'ve| have)?(?: just)? turned (?P<v>\d{1,3})
birthday: (?:my birthday(?:'s| is)(?: on)?|i was born(?: on| in)?) (?P<v>.+)
allergy*: i(?:'m| am)(?: also| very| severely)? allergic to (?P<v>.+)
allergy*: i have an? (?:\w+ )?(?P<v>\w+) allergy
allergy-: i(?:'m| am)(?: not| no longer) allergic to (?P<v>.+)
diet: i(?:'m| am) (?:a |now a? ?)?(?P<v>vegetarian|vegan|pescatarian|lactose intolerant|gluten intolerant|coeliac|celiac|diabetic)
likes-: i (?:don't|do not|no longer|can't stand|never) (?:really )?(?:like|love|enjoy|want|care for)(?: to)? (?P<v>.+)
likes*: i (?:really |also |absolutely |do )?(?:like|love|enjoy|adore|am fond of|am into) (?P<v>.+)
dislikes*: i (?:really |also )?(?:hate|dislike|detest|can't stand|cannot stand) (?P<v>.+)
prefers*: i (?:really |usually |always )?(?:prefer|favou?r) (?P<v>.+)
owns*: (?:i|we)(?:'ve| have)? (?:also )?(?:own|got|have|drive|just bought|bought) (?P<v>(?:an?|two|three|four|five|\d) .+)
owns-: (?:i|we) (?:don't|do not|no longer) (?:own|have|drive)(?: an?| the| my| our)? (?P<v>.+)
owns-: (?:i|we)(?:'ve| have)? (?:just |recently )?(?:sold|gave away|given away|got rid of|gotten rid of|scrapped)(?: an?| the| my| our)? (?P<v>.+)
plays*: i play (?:the )?(?P<v>.+)
speaks*: i speak (?P<v>.+)
studies*: i(?:'m| am)? (?:study|studying|learning|learn) (?P<v>.+)
wakes: i (?:usually |always |normally )?(?:get up|wake up) (?:at |around )(?P<v>.+)
sleeps: i (?:usually |always |normally )?(?:go to bed|go to sleep) (?:at |around )(?P<v>.+)
spouse: i(?:'m| am) married to (?P<v>.+)
is*: i(?:'m| am) (?:an? )?(?P<v>left-handed|right-handed|colou?r-?blind|(?:short|near|long|far)-?sighted|hard of hearing|dyslexic|asthmatic|pregnant|divorced|engaged|widowed|retired|(?:non-)?smoker|early riser|early bird|night owl|twin|only child)
wears*: i (?:usually |always )?(?:wear|take) (?:a )?(?P<v>size .+)
does*: (?:i|we) (?:always |usually |normally |often )?(?P<v>(?:go|work|train|swim|run|cook|shop|eat|meet|play|do|have|watch|clean|bake|visit|sleep|see|teach)\b.+\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days(?: and \w+days)?|every (?:day|week|morning|evening|night|month|year|\w+day)|(?:at|on) weekends|in the (?:mornings|evenings)|(?:once|twice) a (?:week|month|year)))""",
    copula=(
        r"(?P<s>(?!(?:i|i'm|i've|you|it|that|this|there|he|she|they|what|who|we)\b)[^,;]+?) (?:now )?(?P<h>lives?|resides?|lived)(?: now)? (?P<v>(?:in|near|at|on) (?-i:[A-Z]).*)",
        r"(?P<s>(?:my|our) [^,;]+?) (?P<p>expires?|hates?|loves?|dislikes?|prefers?|wears?|drinks?|eats?|plays?|speaks?|studies|teaches|drives?|goes|attends?|collects?|can't stand) (?!(?:not|is|are|was|were|has|have|will|would|can)\b)(?P<v>.+)",
        r"(?P<s>(?:my|our) [^,;]+?) (?P<p>has|have) (?P<v>(?:an?|two|three|four|(?:winter|summer) tyres|(?:blue|brown|green|gr[ae]y|long|short|curly|red|black|blonde?) (?:hair|eyes)|asthma|diabetes)\b.*)",
        r"i (?:always |usually |only )?(?P<p>take|drink|have|eat) (?P<s>my (?:\w+ )?(?:coffee|tea|eggs?|steak|toast|porridge|pizza)) (?P<v>.+)",
        r"i (?:now )?(?:take|need)(?: now)? (?P<v>(?:\d|half |an? |one |two |three )[^,;]*?) of (?P<s>[^,;]+)",
        r"(?P<s>(?!(?:i|i'm|i've|you|it|that|this|there|he|she|they|what|who|we)\b)(?:[^,;]|,(?=\d))+?)(?: is| are| was| were)(?: now| actually| really| currently)?(?: spelled| kept| stored| located)?(?P<p> called| named)? (?!not\b|going\b)(?P<v>.+)",
        r"(?P<s>(?!(?:i|i'm|i've|you|it|that|this|there|he|she|they|what|who|we)\b)[^,;]+?) (?:has been|have been) (?:changed|moved|set|switched) to (?P<v>.+)",
        r"(?:i|we)(?:'ve| have)? (?:moved|put) (?P<s>(?:my|our|the) .+?) (?P<at>to|into|in) (?P<v>.+)",
        r"(?:i|we)(?:'ve| have)? (?:changed|switched|set) (?P<s>(?:my|our|the) .+?) (?:to|into|in) (?P<v>.+)",
        r"(?P<s>(?!(?:i|i'm|i've|you|it|that|this|there|he|she|they|what|who|we)\b)[^,;]+?) (?:(?:now )?(?:lives?|stays?|moved|hangs?|sits?)|(?P<p>works?|arrives?|comes?|starts?|leaves?|opens?|closes?|ends?|costs?|weighs?|needs?|likes?|goes out|takes place|happens))(?: now)? (?P<v>.+)",
        r"(?P<s>(?!(?:i|i'm|i've|you|it|that|this|there|he|she|they|what|who|we)\b)[^,;]+?)(?:'s|'re)(?: now| actually)?(?P<p> called| named)? (?!not\b|going\b)(?P<v>.+)",
    ),
    replace=(
        r"(?:i|we|they|he|she|the \w+)(?:'ve| have| has)?(?: just| now)? (?:renamed|rechristened) (?P<o>[^,;]+?)(?: to| as| into|,? (?:and )?(?:he|she|it|they)(?:'s|'re| is| are)(?: called| now)*) (?P<v>[^,;]+?)(?: now)?",
        r"(?:(?P<s>(?:my|our|the) [^,;]+?|(?:i|we))(?:'ve| have| has|'m| am|'re| are)?)(?: just| now| recently)? (?:went|gone|going|moved|switched|changed|swapped)(?: over)? from (?:my |our |the )?(?P<o>[^,;]+?) to (?P<v>[^,;]+)",
        r"(?:i|we)(?:'ve| have)?(?: just| recently| finally)? (?:traded|swapped|exchanged)(?: in)? (?:my |our |the |that )?(?P<o>[^,;]+?) (?:for|with|against) (?P<v>[^,;]+)",
        r"(?P<s>(?!it\b|that\b|this\b|he\b|she\b)[^,;]+?) (?:is not|isn't|are not|aren't) (?P<o>.+?)[,;]? (?:but|it's|it is|they're|he's|she's) (?P<v>.+)",
        r"(?:it|that|this|he|she|they)(?:'s| is|'re| are| was) (?:actually )?(?:not|isn't) (?P<o>.+?)[,;]? (?:but|it's|it is|that's|rather|he's|she's) (?P<v>.+)",
        r"(?:it|that|he|she)(?:'s| is) (?:actually |really |now )?(?P<v>(?!not\b|a lie|wrong|right|correct|true|false|fine|ok).+?)(?:,? not (?P<o>.+))?",
        r"(?:i meant|i mean|i said|make (?:it|that)|make that|change (?:it|that) to) (?P<v>.+?)(?:,? not (?P<o>.+))?",
        r"not (?P<o>[^,;]+?)(?:[,;] ?(?:but |it\'s |rather )?| but | it\'s | rather )(?P<v>.+)",
        r"not (?P<o>.+?)[,;]? (?:but|it's|rather) (?P<v>.+)",
        r"(?P<s>(?:my|our|[A-Z]\w+'s) [^,;]+?)(?: has| have|'s)?(?: just| recently)? (?:left|quit|gave up|swapped|ditched|traded|dropped) (?P<o>[^,;]+?) for (?P<v>.+)",
        r"(?P<v>(?:(?!\b(?:i|we|he|she|they|is|are|am|was|were|does|do|did|has|have|had|can|could|will|would|should|must|may|might)\b|'s |'re |'m )[\w' -]){1,60}),? not (?P<o>.+)",
    ),
    mend=r",? ?\b(?:no wait|no sorry|no(?=,|[ -]+\d)|sorry|wait|i mean|or rather|rather|scratch that|correction|actually)\b[, ]+(?:it's |it is |that's |my \w+ is )?(?P<v>.+)",
    cue=r"(?:oh no|in (?:actual )?fact|in (?:reality|truth)|as a matter of fact|(?:the )?truth is|i stand corrected|uh|um|my mistake|no+|oops|whoops|my bad|apologies|excuse me|nope|nah|wrong|that's wrong|that is wrong|that's not right|that's not correct|not quite|incorrect|correction|actually|sorry|wait|oh|hang on|i meant(?: to say)?|i mean|i was wrong|i made a mistake|let me correct that|(?:please )?correct (?:that|this)|you got (?:that|it) wrong|update|to correct myself)\b[,.!:; -]*(?:(?:actually|sorry|wait|that's wrong|correction|no)\b[,.!:; -]*)*(?P<what>.*)",
    changed=r"\b(?:from now on|going forward|now|back (?=(?:in|on|at|under|with|to)\b)|no longer|any ?more|instead|these days|nowadays|has changed|have changed|changed|moved|switched|actually|new(?! (?-i:[A-Z]))|not .+ but)\b",
    own=r"\b(?:i|i'm|i've|i'd|me|my|mine|myself)\b",
    ours=r"\b(?:we|we're|we've|our|ours|us)\b",
    theirs=r"(?:his|her|its|their)\b",
    private=r"\b(?:private(?:ly)?|secret(?:ly)?|just between us|between you and me|(?:only|just) for me|for me (?:only|alone)|for my (?:eyes|ears) only|keep (?:it|this|that) (?:to yourself|private|quiet|between us)|don't (?:tell|mention|let on)|do not (?:tell|mention|let on)|not a word to|confidential(?:ly)?|no ?(?:body|one) (?:else )?(?:must|may|should|needs to|is to|can) (?:ever )?(?:know|hear|find out)|in (?:strict(?:est)? |the strictest |complete )?confidence|(?:but )?tell no ?(?:body|one)|(?:stays|strictly|is only) between (?:us|you and me)|off the record|(?:don't|do not) breathe a word|mum's the word|hush[- ]hush|not for any(?:body|one) else|(?:i(?:'d| would) (?:rather|prefer)(?: it if| that)?|i(?:'d| would)?(?: really)? (?:don't want|do not want|not like|hate for)|so that|so|i hope)(?: that)? (?:any ?(?:body|one)|no ?(?:body|one))(?: else)?(?: ever)? (?:to )?(?:know|knows|knew|hear|hears|heard|find out|finds out|found out|learn|learns|learned)(?: (?:about|of) (?:this|that|it))?|(?:only|just) (?:the two of us|the both of us|we two|us two|you and i|you and me)(?: (?:will|shall|should|can|may|are to|must|need to))*(?: (?:ever )?know)?(?: (?:about )?(?:this|that|it))?|no ?(?:body|one)(?: else)? knows (?:yet|about (?:this|that|it)|this|that|it)(?: yet)?|(?:keep (?:it|this|that) |stay )?under wraps|(?:please )?(?:don't|do not|never) (?:pass (?:it|this|that) on|spread (?:it|this|that)|repeat (?:it|this|that)|share (?:it|this|that)|let (?:it|this|that) slip|blab|leak (?:it|this|that)|give (?:it|this|that) away|gossip)|(?:it|this|that) (?:stays|must stay|has to stay|remains) (?:here|with you|with us|in this room|between us)|for your ears (?:only|alone)|my lips only|keep mum)\b",
    directive=r"(?:please )?(?:from now on|always|never(?! mind)|in future|in the future|whenever|every time|each time|going forward|as a rule)\b.+|(?:please )?(?:don't|do not|stop) (?:ever )?(?:say|tell|call|ask|use|answer|reply|speak|talk|mention|make|play|remind)(?:ing)? .+|.+\b(?:from now on|in future|going forward)",
    skip=r".*\?\s*$|(?:(?:at|on|in|to|for|from|by|with|since|until|under|behind) (?:what|which|whom|whose|how)|if|suppose|supposing|imagine|pretend|what if|unless|assuming|say|let's say|would|could|should|can|may|might|do|does|did|is|are|was|were|am|have|has|had|will|what|what's|who|who's|where|where's|when|why|how|which|whose|tell me|maybe|perhaps|in the (?:story|film|movie|book|song)|once upon)\b.*",
    place=r"(?:to|in|on|at|under|below|beneath|behind|beside|next to|near|above|over|inside|by|between|with|outside|upstairs|downstairs)\b",
    single=r"(?:boss|landlord|landlady|best friend|husband|wife|fianc\w+|class teacher|form tutor|gp)(?=\s*$)|name|names|birthday|address|age|job|number|phone|email|size|colou?r|flavou?r|password|code|pin|anniversary|called|named|school|bank|plate|weight|height|password|shoe|bin day|day|time|date|appointment|deadline|favou?rite|nickname|nationality|salary|team|hometown|blood type|network|ssid|temperature|language|brand|model|breed|title|meeting",
    more=r"\b(?:also|too|(?<!taking )(?<!takes )(?<!took )(?<!caught )(?<!catching )(?<!using )another|(?<!every )(?:second|other)|as well|additionally|new (?:colleague|friend|neighbou?r|classmate|student|cat|dog|puppy|kitten|fish|plant|book|game|recipe|baby|grandchild|cousin|nephew|niece))\b",
    negation=r"\b(?:not|n't|never|no longer|isn't|aren't|don't|doesn't|didn't|can't|cannot|won't)\b|n't\b",
    passing=r"(?:very |so |too |a bit |quite |really |still |already )*(?:it|this|that|you|him|her|them|us|no idea|(?:having|eating|watching|sleeping|showering|waiting|calling|crying|shouting|joking|kidding)(?: .*)?|a (?:small |quick |serious )?(?:question|idea|problem|feeling|headache|point|look|guess|plan|wish)|on|off|open|closed|low|empty|full|dead|broken|cold|hot|warm|dark|bright|loud|tired|hungry|thirsty|late|early|here|there|ready|running|done|finished|wrong|right|fine|good|bad|great|okay|ok|sure|sorry|busy|bored|home|back|gone|missing|lost|ringing|flashing|dirty|wet|dry|killing me|the same|up|down|a mess)",
    tail=r"[,\s]+(?:now|please|actually|these days|nowadays|currently|by the way|you know|anymore|any more|instead|as well|too|okay|ok|jarvis|from now on)$",
    glue=r"(?:,? and |[,;] (?:and )?|,? but )(?=(?:i|i'm|my|we|our|the)\b)",
    by_the_way=r"(?:(?:oh|ah|well|so|and|um|hey)[, ]+)*(?:by the way|btw|incidentally|in case (?:you were wondering|it matters)|did i mention(?: that)?|did you know(?: that)?|you(?:'d| would| won't|'ll)? (?:not |never )?(?:wouldn't )?(?:believe (?:it|this)|guess(?: what)?)|you wouldn't believe (?:it|this)|would you believe it|believe it or not|guess what|before i forget|just so it's clear)[,: ]+",
    dotted=r"(?:\b(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|Jr|Sr)|\b[A-Z])\.$|^(?:it's |it is )?not [^,.;!?]{1,40}[.!]\s*$|^(?:that|this|it|what i (?:said|told you)|things)(?:'s| is| was| has| have)?(?:n't| not)? (?:(?:quite|no longer|all|completely) )?(?:wrong|right|correct|true|so|accurate|changed|outdated|incorrect|a mistake|an error)(?: any ?more)?[.!]\s*$|^(?:i|you) (?:(?:was|were|got|made|had|am|are|have) )?[^,.;!?]{0,16}\b(?:wrong|mistaken|mistake|misspoke|mixed up|error)\b[^,.;!?]{0,12}[.!]\s*$",
    versus=r"(?:,| and| but),? (?:and |but )?not (?P<o>(?!any ?more)[^,]+)$",
    asked="""
name: name called
home: live lives living home address city town
job: work works job profession occupation employer
age: age old years
birthday: birthday born birth
allergy: allergy allergic allergies
diet: eat diet food
likes: like likes love favourite enjoy interest interests interested interesting hobby hobbies preference preferences
not likes: like likes love
dislikes: like hate dislike
prefers: prefer like take
owns: own have has got
plays: play plays hobby instrument
speaks: speak language languages
studies: study learn learning
wakes: wake get up morning
sleeps: sleep bed bedtime night
spouse: married wife husband spouse partner""",
    naming=r"\b(?:called|(?:re)?named)\b",
    noun="name",
    around=r"^(?:how (?:much|many|often|old)|where|when|who|what|which)\b(?=.*\b(?:is|are|called|kept|[a-z]+s)$)|(?<=\w )(?:is|are|is called|is kept|are kept)$|\b(?:(?:absolutely )?(?:everything|anything|all|what(?:ever)?)(?: that)?|(?:that )?(?:you(?:'ve)?|i(?:'ve)?)(?: ever| just| have)? (?:know|knew|remember|stored?|saved?|learned|said|told you|mentioned)|about|from (?:your|the) memory|please|again|for me|the fact that|(?:that )?(?:has|is|have) to do with|to do with|related to|connected (?:to|with)|ever)\b",
    every=r"\b(?:everything|anything|all)\b",
    speaker=r"\b(?:the )?user(?:'s)?\b",
    momentary=r"(?!(?:i|we|you)\b)(?:[\w']+ ){1,4}?(?:said|says|claim(?:s|ed)|sang|sings|announced|shouted|whispered)\b.*|(?:translate|spell|write|read|sing|recite|pronounce|repeat)\b.*|(?!.*\b(?:always|usually|normally|every|never|prefers?|likes?|loves?|best)\b)(?:(?:the |today's |current |outdoor |local |outside )*(?:weather|temperature|wind|humidity|sky|forecast)(?: outside| today| now| here| (?:in|at) [\w ]+?)? (?:is|was|are|looks?|feels?|reads?|shows?|comes?)\b.+|the (?:current |local )?time(?: now| here| in [\w ]+?)? (?:is|was) .*\d.*|it(?:'s| is| was)\b.*(?:\d ?(?:°|degrees|percent|%|o'clock|[ap]m\b)|\d:\d\d|\b(?:sunny|cloudy|rainy|raining|snowing|windy|overcast|foggy)\b).*|.*\b(?:current(?:ly)?|right now|at the moment)\b.*(?:\d ?(?:°|degrees|percent|%)|\b(?:weather|temperature|sunny|cloudy|raining|snowing|windy)\b).*|.*(?:\d ?(?:°|degrees|percent|%)).*\b(?:currently|right now|at the moment)\b.*|.*\b(?:partly|mostly) (?:cloudy|sunny)\b.*)",
    reported=r"^(?P<s>(?:the )?user) (?:(?:has|had|also) )*(?:said|mentioned|told(?: (?:me|us|the assistant|jarvis))?|stated|noted|reported|shared|explained|confirmed)(?: that)? (?:(?P<who>they|he|she)(?= ))?",
    failed=r"\b(?:no|(?:not|n't) (?:have )?(?:any|enough)|lack(?:s|ed|ing)?(?: any)?)(?: \w+)? (?:information|details|knowledge|data|answer)\b|\b(?:could(?: not|n't)|(?:did|does|do)(?: not|n't)|unable to|failed to) (?:provide|give|offer|supply|retrieve)\b|\b(?:information|details|answer)\b.*\b(?:not|n't) (?:be )?(?:available|found|provided|known)\b|\boffer(?:s|ed|ing)? to (?:search|look|check)\b|\bi(?: do not|don't| don't| cannot| can't| can't| could not| couldn't) (?:know|find|help|answer|tell|say)\b|\b(?:assistant|jarvis)\b.*\b(?:(?:could|did|does|do)(?: not|n't)|unable to|failed to) (?:know|find|help|answer|tell)\b|\b(?:shall|should|may|can) i (?:search|look|check)\b|\bwould you like me to (?:search|look|check)\b",
    called=r"(?:(?:dr|mr|mrs|ms|prof)\.? )?(?-i:[A-Z])[\w'-]*(?: (?:(?-i:[A-Z])[\w'-]*|de|van|von|der|la))*",
    kinds=r"""
diet: (?:a )?(?:vegan|vegetarian|pescatarian|lactose|gluten|coeliac|celiac|diabetic)
state: (?:married|single|divorced|engaged|widowed|pregnant|retired|unemployed|ill|sick|well|allergic|deaf|blind|left-handed|right-handed)
age: [\w-]+ (?:years?|months?|weeks?) old
born: born
maker: (?:made|built|produced|manufactured|designed) by
mender: (?:serviced|repaired|mended|fixed|cleaned|tuned|painted|fitted|installed) (?:by|in)
holder: (?:lent|loaned|rented) (?:out )?to
bought: (?:bought|purchased|ordered|delivered) (?:in|at|from|for|on)""",
    people="law wife husband partner girlfriend boyfriend spouse mother mum mom father dad parents sister brother sibling son daughter child kid kids children twin baby aunt uncle niece nephew cousin grandmother grandma granny grandfather grandpa grandson granddaughter godson goddaughter stepson stepdaughter stepmother stepfather friend neighbour neighbor colleague boss flatmate roommate landlord teacher dog cat horse rabbit",
    timely=r"\b(?:days?|dates?|times?|hours|schedule|timetable|rota|shift pattern|takes? place|taking place|happens?|happening|comes?|coming|arrives?|arriving|goes out|go out|going out|is held|falls?)\b",
    updates=r"""
S = (?P<s>(?!(?:i|i'm|i've|you|it|that|this|there|he|she|they|what|who|we|forget|no|not)\b)[^,;]+?)
MY = (?P<s>(?:my|our|the) [^,;]+?)
O = (?P<o>[^,;]+?)
V = (?P<v>[^,;]+?)
T = (?P<t>.+?)
NOW = (?:,? (?:now|these days|nowadays|at the moment|any ?more|any longer|instead|from now on|(?:since |as of )?(?:last|this) (?:week|month|year|spring|summer|autumn|winter)|recently|lately))*
WHEN = (?=[^,;]*(?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:noon|midnight|mornings?|evenings?|afternoons?|weekly|fortnightly|monthly|daily|half past|quarter (?:past|to)|o'clock|january|february|march|april|may|june|july|august|september|october|november|december)\b|\d))
AT = (?:in|on|at|under|below|beneath|behind|beside|next to|near|above|over|inside|between|outside|upstairs|downstairs)\b
IS = (?:(?:it|that|he|she|they)(?:'s|'re|'ll be| will be| is| are)(?: now| called| actually)*|now(?: it's| it is)?|but(?: it's| rather| now)*|and(?: now)? (?:it's|it is))
HAS = (?:(?: has| have| had| is| are| was| were| got| gets| been| being| just| recently| now|'s|'ve)*)
^ {t} <- (?:from now on|going forward|henceforth|starting now|as of now|by the way|btw|incidentally|right now|currently|recently|for some time now|since recently)[,:]? (?P<t>(?:(?:my|our|the)\b|(?-i:[A-Z][a-z])).+)
^ {t} <- (?:since|as of|as from|from|starting|beginning|effective) (?:(?:last|this|next) \w+|(?:the )?new year|(?:the )?(?:start|beginning|end) of (?:the )?\w+|today|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december),? (?P<t>(?!on\b|to\b|until\b|till\b|and\b|at\b).+)
^ {t} <- (?:(?:small |quick |another )?change of plans?|new plan|plans? changed|(?:it )?turns out(?: that)?|guess what|as it happens|by now|these days|nowadays|lately|(?:small |quick |another )?(?:news|change|update|correction)(?=[,:;])|change of plans?|for your information|fyi|heads up)[,:;]? <T>
{s} is {v} <- (?:please )?(?:forget|scratch|ignore|disregard|delete|drop)(?: about)?(?: the fact)?(?: that)? <MY>(?: is| are|'s)(?: called| named)? <O>(?:[,;:.]| -)+ ?(?:but |and |instead |now )*(?:it|that|he|she|they)(?:'s| is| are|'re)(?: now| actually| called)* (?P<v>.+?)<NOW>
{s} is {v} <- (?:please )?(?:forget|scratch|ignore|disregard|delete|drop)(?: about)? (?P<s>(?:my|our) (?:old )?[^,;]+?)(?:[,;:.]| -)+ ?(?:but |and |instead |now )*(?:it|that|he|she|they)(?:'s| is| are|'re)(?: now| actually| called)* (?P<v>.+?)<NOW>
{t} <- (?:please )?(?:forget|scratch|ignore|never ?mind|drop)(?: about)? <O>(?:[,;:.]| -) ?(?P<t>(?:my|our|the|it's|it is|he's|she's)\b.+)
{s} is {v} <- (?P<o>(?!(?:my|our|the|it|that|this|he|she|they|i|we|you)\b)[^,;]+?) (?:isn't|is not|is no longer|aren't|are not|are no longer) (?P<s>(?:my|our) [^,;]+?)(?: any ?more| any longer)?[,;]? <IS> (?P<v>.+?)<NOW>
{s} is called {v} <- <S> (?:isn't|is not|is no longer|aren't) (?:called|named) <O>(?: any ?more| any longer)?[,;]? <IS> (?:called |named )?(?P<v>.+?)<NOW>
{s} is {v} <- <S> (?:isn't|is not|is no longer|aren't|are not|are no longer|wasn't|won't be|will not be) <O>(?: any ?more| any longer| now)?[,;]? <IS> (?P<v>.+?)<NOW>
{s} {x}s {v} <- <S> (?:doesn't|does not|no longer) (?P<x>live|work|start|come|end|play|train|stay|cost|like|prefer|eat|drink|want|need)s? <O>(?: any ?more| any longer)?[,;]? (?:but|(?:but |and |now )*(?:he|she|it)(?: now)? \w+s(?: now)?|now)(?: rather)? (?P<v>.+?)<NOW>
{s} is {v} <- <S><HAS> (?:came|come|gone|went|got) off <O>[,;] (?:and |but |so )?(?:now )?(?:he's|she's|it's|they're|he is|she is|it is)(?: now)? (?P<v>.+?)<NOW>
{s} goes {v} <- <S> (?:doesn't|does not|no longer) (?:go|goes) <O>(?: any ?more| any longer)?[,;]? (?:but|(?:he|she|it)(?: now)? goes(?: now)?|now) (?P<v>.+?)<NOW>
{s} {x} {v} <- (?P<s>i|we) (?:don't|do not|no longer) (?P<x>live|work|start|play|train|stay|like|prefer|eat|drink|take|use|go) <O>(?: any ?more| any longer)?[,;]? (?:but|(?:but |and |now )*(?:i|we)(?: now)? \w+(?: now)?|now)(?: rather)? (?P<v>.+?)<NOW>
{s} is {v} <- <S> (?:used to be|was|were)(?: called)? <O>[,;] (?:but |and )?(?:now |these days |nowadays )?(?:it's|it is|he's|she's|they're|is)(?: now| called)* (?P<v>.+?)<NOW>
{s} is {v} <- <S> used to be (?:called )?<O>[,;]? (?:but |and )?(?:now |these days |nowadays )?(?:it's|it is|he's|she's|they're|is)(?: now| called)* (?P<v>.+?)<NOW>
{s} {x} {v} <- <S> used to \w+ <O>[,;]? (?:but |and )(?:now |these days )?(?:he |she |it |they )?(?:now )?(?P<x>lives?|works?|plays?|goes|drinks?|eats?|takes?|starts?|comes?|drives?) (?P<v>.+?)<NOW>
{t} <- (?:i|we|he|she|they)(?:'ve| have|'s| has)?(?: just)? (?:no longer|don't|do not|doesn't|stopped|left|quit|parted|fired|dropped|ended|gave up|given up|sold|cancelled|finished|split|broke)\b[^,;]*[,;] (?:and |so )?(?P<t>(?:my|our|the) [^,;]+)
{t} <- (?P<t>(?:my|our|the) [^,;]+), (?:we|i|he|she|they)(?:'ve| have|'s| has)?(?: just)? (?:no longer|stopped|left|quit|parted|fired|dropped|ended|gave up|given up|sold|cancelled|finished|split)\b[^,;]*
{t} <- (?:it's |it is )?(?:not|no longer) (?P<o>[^,;.]+?)(?: any ?more| any longer)?[,;.!] (?:but )?(?P<t>(?:(?:my|our|the|i|we)\b|(?-i:[A-Z])).+)
{s} {x} {v} <- <S><HAS> (?:left|quit|moved|gone|sold|given|gave|changed|finished|retired|retrained|stopped)\b[^,;]*?,? and(?: now| he| she| they)* (?P<x>lives?|works?|plays?|goes|drives?|studies|stays?)(?: now)? (?P<v>.+?)<NOW>
{t} <- <T>(?: now)?, (?:and |but )?not (?P<o>(?!any ?more|really|yet|at all|quite)[^,;]+)
{t} <- <T>,? (?:instead of|rather than|as opposed to|and no longer|but no longer|, no longer) (?P<o>[^;]+)
{t} <- <T>, no longer <O>
{s} is {v} <- <S><HAS> (?:moved|shifted|rescheduled|pushed|brought|postponed|changed|switched|transferred|put)(?: back| forward| off)?(?: from <O>)? to <WHEN>(?P<v>.+?)<NOW>
{s} is {v} <- (?:they|we|i|he|she|somebody|someone|the \w+)(?:'ve|'s| have| has)?(?: just)? (?:moved|shifted|rescheduled|pushed|brought|postponed|changed|switched|put)(?: back| forward| off)? <MY>(?: back| forward)?(?: from <O>)? to <WHEN>(?P<v>.+?)<NOW>
{s} is in {v} <- (?:i|we)(?:'ve| have)?(?: just)? (?:moved|shifted|carried|brought) <MY> from <O> (?:in)?to (?P<v>(?:the|my|our|an?) .+?)<NOW>
{s} lives in {v} <- <S><HAS> (?:moved|relocated)(?: house| home)? (?:away )?from <O> to (?P<v>.+?)<NOW>
{s} lives in {v} <- (?P<s>(?:my|our) [^,;]+?|(?-i:[A-Z])\w+)<HAS> (?:relocated|moved(?: house| home| away)?|emigrated|settled) (?:to|in) (?P<v>(?-i:[A-Z]).*?)<NOW>
{s} lives in {v} <- <S>(?:'s| is) (?:now )?(?:based|living|at home) in <V><NOW>
{s} works for {v} <- <S><HAS> (?:found |started |landed |taken |took )?a new (?:job|position|post) (?:at|with|for|in) (?P<v>.+?)<NOW>
{s} works for {v} <- <S><HAS> (?:started|begun|began) (?:working |a job |work )?(?:at|for|with) (?P<v>(?:the |an? )?(?!\d|noon|half|quarter)\w[^,;]*?)<NOW>
{s} works for {v} <- <S><HAS> (?:quit|left|resigned from|stopped working (?:at|for)) (?:(?:her|his|their|the) job (?:at|with) )?<O>,? (?:and|but|to)(?: now| is| has| he| she)* (?:works?|working|started)(?: now)? (?:at|for|with) (?P<v>.+?)<NOW>
{s} is {v} <- <S><HAS> (?:changed|switched|updated|increased|raised|lowered|reduced|dropped|cut|bumped|went|gone)(?: up| down| over)?(?: from <O>)? to (?P<v>.+?)<NOW>
{s} is {v} <- (?:they|we|i|he|she|the \w+)(?:'ve|'s| have| has)?(?: just| now)? (?:changed|switched|updated|replaced|swapped|increased|raised|lowered|reduced) <MY>(?: from <O>)? (?:to|for|with) (?P<v>.+?)<NOW>
{s} is {v} <- (?:we|i)(?:'ve| have)?(?: just)? (?:replaced|swapped) <O> (?:with|for|by) (?P<v>.+?) as (?P<s>(?:my|our|the) [^,;]+)
{s} is {v} <- (?:we|i)(?:'ve| have|'m| am|'re| are)?(?: just)? (?:switched|changed|moved|gone|went)(?: over)?(?: from <O>)? to (?P<v>.+?)[, ]+(?:as|for) (?P<s>(?:my|our) [^,;]+?)<NOW>
{s} is {v} <- (?:we|i)(?:'ve| have)?(?: just)? (?:changed|switched|swapped|moved|put|replaced|relocated|stored) <MY>[,;:]? (?:and )?(?:it's|it is|they're|it lives|we're with|we use)(?: now)? (?P<v>.+?)<NOW>
our {s} is {v} <- we(?:'ve| have)?(?: just)? (?:changed|switched|swapped) (?P<s>(?!to\b|from\b|my\b|our\b|the\b)[^,;]+?)[,;:] (?:and )?(?:it's|it is|we're with|we use|now it's)(?: now)? (?P<v>.+?)<NOW>
my {s} is {v} <- i(?:'ve| have)?(?: just)? (?:changed|switched|swapped) (?P<s>(?!to\b|from\b|my\b|our\b|the\b)[^,;]+?)[,;:] (?:and )?(?:it's|it is|i'm with|i use|now it's)(?: now)? (?P<v>.+?)<NOW>
{s} is {v} <- <MY> (?:has |have )?(?:changed|is different|is a different one)(?: now)?[,;:] (?:and )?(?:it's|it is|they're|to|now)?(?: now| called)* ?(?P<v>.+?)<NOW>
{s} is called {v} <- (?P<s>(?:my|our) (?!new (?:colleague|friend|neighbou?r|classmate|student|cat|dog|puppy|kitten|fish|plant|book|game|recipe|baby|grandchild|cousin|nephew|niece))new [^,;]+?) (?:is|are)(?: now)? (?:called|named) (?P<v>.+?)<NOW>
{p} {s} is {v} <- (?P<p>my|our|the) new (?P<s>(?!(?:colleague|friend|neighbou?r|classmate|student|cat|dog|puppy|kitten|fish|plant|book|game|recipe|baby|grandchild|cousin|nephew|niece)\b)[^,;]+?) (?:is|are)(?: now)? (?P<v>.+?)<NOW>
my {s} is {v} <- (?:i(?:'ve| have)?(?: just| now)?(?: got| found)?|(?:they|he|she|the \w+)(?:'ve| have| has)?(?: just)? (?:gave|given|assigned|issued|sent) me) an? new (?P<s>(?!(?:colleague|friend|neighbou?r|classmate|student|cat|dog|puppy|kitten|fish|plant|book|game|recipe|baby|grandchild|cousin|nephew|niece)\b)[^,;:]+?)(?: now)?(?:[,;:]| -| called| named) ?(?:it's |it is |he's |she's |called |named )?(?P<v>.+?)<NOW>
our {s} is {v} <- (?:we(?:'ve| have)?(?: just| now)?(?: got| found)?|(?:they|he|she|the \w+)(?:'ve| have| has)?(?: just)? (?:gave|given|assigned|issued|sent) us) an? new (?P<s>(?!(?:colleague|friend|neighbou?r|classmate|student|cat|dog|puppy|kitten|fish|plant|book|game|recipe|baby|grandchild|cousin|nephew|niece)\b)[^,;:]+?)(?: now)?(?:[,;:]| -| called| named) ?(?:it's |it is |he's |she's |called |named )?(?P<v>.+?)<NOW>
{s} is {v} <- (?P<v>(?!(?:my|our|the|it|that|this|he|she|they|i|we|you|what|who|there|here)\b)[^,;]+?)(?:'s| is| are)(?: now)? (?P<s>(?:my|our) (?:(?! (?:is|are|has|have|was)\b)[^,;])+?) (?:now|these days|from now on|nowadays)
{s} is {v} <- (?P<v>(?!(?:my|our|the|it|that|this|he|she|they|i|we|you|what|who|there|here)\b)[^,;]+?)(?:'s| is| are) now (?P<s>(?:my|our) (?:(?! (?:is|are|has|have|was)\b)[^,;])+)
! {s} is {v} <- (?P<v>(?!(?:my|our|the|it|that|this|he|she|they|i|we|you|what|who|there|here)\b)[^,;]+?)(?:'s| is| are) (?P<s>(?:my|our) (?:(?! (?:is|are|has|have|was)\b)[^,;])+)
{s} is {v} <- (?:it's|it is|that's)(?: now)? (?P<v>[^,;]+?)(?: now)?(?:, not <O>)(?:,| for) (?P<s>(?:my|our|the) (?:(?! (?:is|are|has|have|was)\b)[^,;])+?)<NOW>
{s} is {v} <- (?:it's|it is|that's)(?: now)? <V>(?: now)? for (?P<s>(?:my|our|the) (?:(?! (?:is|are|has|have|was)\b)[^,;])+?)(?: now)?, not <O>
{s} is {v} <- (?:it's|it is|that's) now <V>(?:,| for) (?P<s>(?:my|our|the) (?:(?! (?:is|are|has|have|was)\b)[^,;])+)
! {s} is {v} <- (?:it's|it is|that's) <V>(?: now)?(?:,| for) (?P<s>(?:my|our|the) (?:(?! (?:is|are|has|have|was)\b)[^,;])+)
{s} is {v} <- not (?P<o>[^,;]+?) but (?P<v>.+?) is (?P<s>(?:my|our) [^,;]+?)<NOW>
{s} is {v} <- (?:we|i)(?:'re| are|'m| am)? (?:now )?(?:use|have|with|go to|see|using|seeing) <V>(?: now)? (?:as|for) (?P<s>(?:my|our) [^,;]+?)(?: now| these days)
{s} is {v} <- (?:we|i) now (?:use|have|go to|see) <V> (?:as|for) (?P<s>(?:my|our) [^,;]+)
{s} is {v} <- (?:we|i) (?:now )?(?:keep|store|park|hang) <MY> (?P<v><AT>.+?)<NOW>
{s} is {v} <- you(?:'ll| will| can)?(?: now)? find <MY> (?P<v><AT>.+?)<NOW>
i take {v} of {s} <- (?:(?:the|my) )?\w+(?: \w+)?(?: has|'s)? (?:put me on|prescribed me|gave me) (?P<v>\d[^,;]*?) of <S><NOW>
i take {v} of {s} <- i(?:'m| am)(?: now)? on (?P<v>\d[^,;]*?) of <S><NOW>""",
    tag=r"(?P<t>.+?)(?:,? (?:right|correct|okay|ok|alright|all right|yeah|you know|remember|yes)|, (?:is|are|does|do|has|have|was|were)(?:n't| not)? (?:it|he|she|they|we|that|there)(?: not)?)\s*\?+",
    moves=r"\b(?:moved?|(?:got|found|has|took) (?:a|his|her) (?:new )?(?:job|position|place)|renamed|repainted|rebooked|restarted|re-?set|extended|prolonged|put (?:up|down|back|forward)|shifted|shuffled?|shoved|bumped|pushed|brought|postponed|rescheduled|delayed|transferred|swapped?|switched|traded|replac\w+|changed|ones?|slot|any longer|relocated|settled|emigrated|packed|raised|lowered|increased|reduced|climbed|rose|risen|dropped|fell|fallen|gone up|went up|went down|bumped|upgraded|retired|took over|taken over|takes over|taken|left|quit|became|become|turned|different|other than|rather than|instead|used to|until further notice|after all|as of|at present|at the moment|currently|presently|as things stand|will be|it'll be|these days|here on|new(?! (?-i:[A-Z]))|amounts?|comes to|found|person|someone|somebody|else|place|(?:since|as of|from|by) last \w+|finally|meanwhile|the one|went|put|stuffed|hung|laid|stashed|tucked)\b",
    ends=r"\b(?:cancel(?:l?ed)?|called off|scrapped|sold|threw (?:\w+ )*?away|thrown away|gave (?:\w+ )*?away|given away|gave up|given up|gave (?:\w+ )*?to charity|got rid of|rid of|fired|sacked|dismissed|dropped out|quit|(?:is|are) history|a thing of the past|finished with|no longer (?:have|has|had|got|exists?|needed)|(?:don't|doesn't|do not|does not) (?:have|exist|take place|happen|need)(?=.*\b(?:any ?more|any longer)\b)|(?:is|are|has been|have been|was|were) (?:over|gone|discontinued|abolished|closed down|broken for good)|died|passed away|ended|stopped|lost|binned|donated)\b",
    briefly=r"\b(?:(?<!as of )(?<!from )today|tonight|tomorrow|(?<!from )(?<!of )(?<!since )this (?:week|morning|afternoon|evening|time|month|mon\w*|tues\w*|wednes\w*|thurs\w*|fri\w*|satur\w*|sun\w*)|next (?:week|time|\w+day)|for once|(?:just|only) once|exceptionally)\b",
    verbs=r"(?!(?:\w*need|seed|bed|feed|speed|shed|red)$)(?:\w+ed|went|goes|go|comes?|came|lives?|calls?|works?|starts?|happens?|takes?|took|falls?|fell|gets?|got|has|is|are|was|were|isn't|aren't|wasn't|doesn't|don't|won't|will|sits?|stands?|hangs?|lies|lay|stays?|keeps?|kept|found|finds?|becomes?|became|costs?|amounts?|uses?|used|left|leaves?|plays?|drives?|drinks?|eats?|likes?|needs?|opens?|closes?|ends?|belongs?|means?|equals|rose|grew|put|let|say|see|ask|meet|met|hello|welcome|back|forward|ahead|around|through|along)",
    since=r"since|from|until|till|by|before|after|starting|every",
    clock=r"[ap]\.?m\.?|o'clock|noon|midnight|mornings?|afternoons?|evenings?|nights?|sharp|half|quarter|past|weekly|fortnightly|monthly",
    articles=r"(?:the|an?|this|that|these|those|every|each|no|some)",
    indefinite=r"an?|some",
    toward=r"to|by|with|for|as|and",
    living=r"\b(?:live[sd]?|living|home|moved?|settled|relocated|based|resides?|left|swapped|traded|packed|emigrated)\b",
    many=r"\b(?:hobb(?:y|ies)|interests?|pets?|plants?|allerg\w+|subjects?|sports?|languages?|books?|songs?|films?|games?|toys?|rooms?|windows?|keys?|shifts?)\b",
    goes_on=r"it|that|they|he|she|this|now|instead",
    states=r"(?:is|are|was|were|isn't|aren't|wasn't|has|have|had|does|do|doesn't|don't|will|lives?|happens?|takes?|falls?|gets?|got|sits?|stands?|hangs?|lies|stays?|keeps?|kept|finds?|look|goes?|uses?|used|costs?|equals|belongs|starts?|begins?|comes?|called|named|needs?|had|hello|welcome|check|try|over|back|forward|away|room|more|again|place|named|held|scheduled|located|stored|parked|based|works?|using|use|started|start|for)",
    links=r"of|in|on|at|for|from",
    contrast=r"(?:,? (?:but |and )?(?:instead of|rather than|in place of|no longer|not)|(?<=\w)(?:n't)| won't| can't| cannot)\b ?(?P<o>[^,;.:]+)",
    done=r"\b(?:came|arrived|delivered|collected|picked (?:\w+ )*up|(?:gave|given|brought|paid|got|handed|sent|took|taken) (?:[\w' ]+ )?back|(?:\w+ )?back (?:from|the)|returned?|(?:is|are|was|been|it's|that's|all) (?:done|sorted|settled|over|finished|fixed|repaired)|finished|handed in|passed|paid off|called off|cancel\w*|expired|ran out)\b",
    pending=r"\b(?:lent|lend|borrow\w*|loan\w*|owe[sd]?|due|rent\w*|repair\w*|appointment|booked|ordered|waiting for|still|must|need(?:s|ed)? to|ha(?:ve|s) to|going to|want(?:s|ed)? to)\b",
    wants=r"""
% = \b(?:when|(?:what|which) (?:time|days?|date|month|year))\b
@ = \bwhere\b
# = \bhow (?:much|many|high|big|large|tall|long|old|wide|heavy)\b
. = \b(?:what|which|who|whose)\b""",
    asking=r"""
% = \b(?:at |on )?(?:what|which) (?:days?|time|date)\b|\bwhen\b
~ = \b(?:in )?(?:what|which) (?:city|town|country|village)\b
@ = \bwhere (?:can|do|did|should) (?:i|we) (?:find|keep|put|store|leave)\b|\b(?:in )?(?:what|which) (?:room|place|drawer|cupboard)\b
# = \bhow (?:much|high|big|large|tall|long)\b
. = \bhow many\b|\bwhat(?:'s| is| are) the (?:names?|numbers?) (?:of|on|for)\b""",
    instead=r"(?:(?:hm+|well|ok(?:ay)?|so|or|actually|no|sorry|wait|yes|please|then|oh|oops|better|rather)\b[,.:;!]* )*(?:let's (?:rather |better )?(?:say|make (?:it|that)|go (?:with|for)|do|take|(?:move|push|shift|bring|change) (?:it|that|this|them)(?: back| forward| up| over)? (?:to|till|until))|make (?:it|that)|call it|(?:push|move|shift|bring|put|change|set|switch|postpone|reschedule|delay|correct|update|fix|amend|adjust|alter|revise|edit|rewrite|turn) (?:it|that|this|them)(?: back| forward| up| down| out| over)? (?:to|till|until|for|into)|i (?:really |actually )?(?:meant|mean)(?: to say)?|i (?:should have|should've|wanted to) sa(?:id|y)|(?:it|that) (?:should|was (?:meant|supposed) to|ought to) (?:be|have been|say|read)|(?:scratch|strike|ignore) that[,.:;!]?(?: it's| it is| make (?:it|that))?|correction[,.:;!]*(?: it's| it is| make (?:it|that))?)(?: rather| instead| better| more like| of course)* (?P<v>[^,;?]{1,50}?)(?:,? (?:instead|rather|then|please|after all|of course))*",
    quits=r"""
\b(?:i|we)(?:'ve| have|'m| am|'re| are)?(?: just| finally| recently| now| actually| also| since)* (?:gave up|given up|giving up|stopped|quit|cancel(?:l?ed)|dropped|sold|got rid of|gotten rid of|done with|finished with|unsubscribed from|ended|terminated)(?: going to| doing| having| taking| using| with| the| my| our| an?)* (?P<o>[^,;.:]+?)(?: (?:membership|subscription|contract|habit|lessons?|class(?:es)?|course))?(?= (?:any ?more|any longer|for good|altogether|completely|(?:last|this) \w+|since|as of|months? ago|and|but|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|[,;.:]|$)
\b(?:my|our|the) (?P<o>[^,;.:]+?)(?: (?:membership|subscription|contract|habit|lessons?|class(?:es)?|course))? (?:is|are|was|were|has been|have been|got)(?: now| just| finally)* (?:cancel(?:l?ed)|terminated|sold|given away|discontinued|history|a thing of the past)\b
\b(?:i|we) (?:don't|do not|no longer) (?P<o>(?!have\b|own\b|want\b|know\b|think\b|like\b|love\b|live\b|need\b|work (?:as|for|at|in)\b)\w+ [^,;.:]+?)(?= (?:any ?more|any longer|these days)\b)
\b(?:i|we) no longer (?P<o>(?!have\b|own\b|want\b|know\b|think\b|like\b|love\b|live\b|need\b|work (?:as|for|at|in)\b)\w+ [^,;.:]+)
\b(?:i|we) (?:no longer (?:have|own|keep|got)|(?:don't|do not) (?:have|own|keep)(?=.* any (?:more|longer)|.* anymore))(?: got)?(?: the| an?| our| my| any)? (?P<o>[^,;.:]+?)(?= any ?more| any longer|[,;.:]|$)""",
    acting=r"^(?!.*\b(?:(?!(?:need|bed|red|shed|feed|seed|speed|weed)\b)\w{2,}ed|met|bought|went|found|got|saw|lost|took|made|did|gave|came|began|learnt|grew|used to|was|were|will|going to)\b).*\b(?:i|we)(?:'m|'re)?\b",
    swapped=r"(?:it'?s |that'?s |it is |that is |just |exactly |it was |them |the )*(?:other way (?:a)?round|vice versa|reversed?|wrong way (?:a)?round|swap (?:them|those|the two|that)|swapped|mixed up|i (?:mixed|got|have) (?:them|those|the two|that|these)(?: both)? (?:mixed )?(?:up|the wrong way (?:a)?round)|i (?:swapped|confused|switched) (?:them|those|the two))",
    joins=r",? (?:and|but|so|while|whereas) |[,;:] ",
    opposed=r"""
(?P<a>)it (?:was|is)(?:n't| not) (?P<o>[^,;]+?) (?:who|that) (?P<b>[^,;]+?)[,;] (?:but |and )?(?:it (?:was|is) |it's )?(?P<v>(?!it\b)[^,;]+)
(?P<a>[^,;]+?) used to (?P<y>\w+) (?P<o>[^,;]+?)[,;] (?:but |and )*(?:now |these days |nowadays )+(?:it |he |she |they |we |i )?(?P<v>[^,;]+)
(?P<a>(?:i|we)\b)(?:'ve| have)?(?: just| finally)* (?:cancel(?:l?ed)|given up|gave up|dropped|quit|left|stopped \w+ing) (?P<o>[^,;]+?),? and(?: now| i| we| instead)* (?P<v>(?:get|have|take|drink|eat|go|use|read|play|learn|do|see)\b.+)
(?P<a>.+?) (?:met|was|were|lived|worked|came|started|used to \w+) (?P<o>[^,;]+?)(?: until [^,;]+)?[,;] (?:but |and )?now (?P<v>.+)
(?P<a>.+?) (?:can't make|can't do|won't make|can't come on|can't come|doesn't want|won't do) (?P<o>[^,;]+?)[,;:] (?:so |but |and )?(?P<v>(?:it|they|he|she|we|i)(?:'s|'re|'ll|\b).+)
(?P<a>.+?)(?P<x> (?:is|are|was|were|does|do|did|has|have|will|can))(?:n't| not| no longer)(?: longer)? (?P<o>[^,;]+?)(?: any ?more| any longer)?,? (?:but|rather)(?: rather| now| instead)* (?P<v>[^,;]+)
(?P<a>.+?) no longer(?P<x> (?!is\b|has\b|was\b)[a-z]+s) (?P<o>[^,;]+?),? (?:but|rather)(?: rather| now| instead)* (?P<v>(?!\w+s\b|to\b)[^,;]+)
(?P<a>.+?) no longer (?P<o>[^,;]+?),? (?:but|rather)(?: rather| now| instead)* (?P<v>[^,;]+)
(?P<a>.+?)(?P<x>)(?: is| are| was| were)(?:n't| not| no longer) (?P<o>[^,;]+?)(?: any ?more| any longer)?[,;:] (?:but |and )?(?P<v>(?:it|they|he|she|we|i)(?:'s|'re|\b).+)
(?P<a>)(?P<v>[^,;]+?)(?:,? (?:instead of|rather than|and not|and no longer)|, (?:no longer|not))(?P<o> (?!any ?more|any longer|really|yet|at all|quite|only|just)[^,;]+)""",
    opposites="open opens opened/close closes closed|start starts begin begins/end ends finish finishes|arrive arrives/leave leaves depart departs|lend lent/borrow borrowed|buy buys/sell sells|arrival/departure",
    numerals=r"(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|(?:thir|four|fif|six|seven|eigh|nine)teen|twentie|thirtie)th|(?:twenty|thirty)-?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|\d+(?:st|nd|rd|th)",
    restated=r"{s} is now {v} <- (?P<v>.+?) (?:for|as) (?P<s>(?:my|our|the) .+)",
    gives_up=r"\b(?:gave up|given up|giving up|quit|stopped)\b",
    retracts=r"^(?:no,? )?(?:that|this|it)(?:['\u2019]s| is| was| were)(?: all| just| such| complete| utter| total| pure| absolute| plain| an?| so| old| load of| pack of)* (?:rubbish|nonsense|garbage|bull\w*|bollocks|lies?|baloney|twaddle|tosh|tripe|piffle|drivel|poppycock|codswallop|humbug|hogwash|crap|bogus|fake|history|ancient history|news|stale|past it|over|obsolete|false|untrue|myth|fib|rot)$|\b(?:mis-?spoke\w*|misremember\w*|mistak\w+|mix(?:ed)?(?: \w+)? up|mix-up|confus\w+|wrong(?:ly)?|incorrect\w*|inaccurate|correct(?:ion|ing|ed)?|amend\w*|revis\w*|updat\w*|out of date|outdated|(?:not|\w*n['\u2019]t|no longer) (?:\w+ )?(?:true|right|correct|accurate|so|valid|current|the case)|slip of the tongue|scratch|strike|disregard|ignore|forget (?:that|it|what)|never ?mind|chang\w+|my bad|take (?:that|it) back|actually|sorry|apolog\w+|hold on|hang on|wait)\b",
    said=r"\b(?:what(?:ever)?|everything|anything|all|the things)? ?(?:that )?(?:i|we)(?:'ve| have)? (?:just )?(?:said|told you|mentioned|talked about|spoke about)(?: to you)?\b|\bour (?:talk|conversation|chat)s?(?: from)?\b",
    ahead=r"(?:absolutely |just )?nothing(?: at all| else| more| of that)?|(?:the following|(?:some|one |a few )?(?:thing|fact|note)s?|something)(?: (?:very |really )?(?:important|else|new))?(?: (?:for me|about \w+|to remember))?",
)
