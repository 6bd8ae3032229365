# ruff: noqa: E501 - language data
"""English."""

from .table import Phrases

EN = Phrases(
    code="en",
    remember=(
        r"(?:(?:hey |ok |okay )?jarvis[, ]+)?(?:please |can you |could you |would you |i want you to |i need you to |i'd like you to )*(?:please )?(?:remember|memori[sz]e|note|make a (?:mental )?note|take a note|keep in mind|bear in mind|don't forget|do not forget|write down|jot down)(?: this| the following)?(?: for me)?\b(?:\s*[:,-])?(?: that\b| of\b)?(?P<what>(?! to\b).*)",
        r"(?:for the record|for your information|fyi|just so you know|you should know|note to self)[,:]?(?: that)? (?P<what>.+)",
    ),
    forget=(
        r"(?:(?:hey |ok |okay )?jarvis[, ]+)?(?:please |can you |could you |i want you to )*(?:please )?(?:forget|delete|erase|remove|wipe|clear|drop)(?: from (?:your )?memory)? (?:everything |all |anything |the fact |what (?:i (?:said|told you)|you know) )?(?:about |that |regarding |concerning |on )?(?P<what>.+?)(?: from (?:your |the )?memory)?",
        r"never ?mind (?:about )?what i (?:just )?(?:said|told you) (?:about|on|of) (?P<what>.+?)(?:[,;.]? (?:just )?forget (?:it|that|about it))?",
        r"you (?:don't|do not) (?:need|have) to remember (?:that |about )?(?P<what>.+?)(?: any ?more| any longer)?",
        r"you (?:can|may|should) forget (?:about |that |the fact that )?(?P<what>.+)",
        r"(?:don't|do not|no longer|stop) remember(?:ing)? (?:that |about )?(?P<what>.+)",
    ),
    forget_last=r"(?:please )?(?:forget|scratch|delete|erase) (?:that|it|this|what i (?:just )?said|the last (?:thing|one)|what i just told you)(?: please| again)?",
    forget_all=r"(?:please )?(?:forget|delete|erase|wipe)(?: absolutely)? (?:everything|all|all of it|all my (?:data|memories)|all you know|everything you know|everything i (?:said|told you)|everything i've told you|me)(?: (?:that )?you (?:know|remember|have|stored))?(?: about (?:me|myself))?(?: please)?",
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
spouse: i(?:'m| am) married to (?P<v>.+)""",
    copula=(
        r"(?P<s>(?!(?:i|i'm|i've|you|it|that|this|there|he|she|they|what|who|we)\b)(?:[^,;]|,(?=\d))+?)(?: is| are| was| were)(?: now| actually| really| currently)?(?: spelled| kept| stored| located)?(?P<p> called| named)? (?!not\b|going\b)(?P<v>.+)",
        r"(?P<s>(?!(?:i|i'm|i've|you|it|that|this|there|he|she|they|what|who|we)\b)[^,;]+?)(?:'s|'re)(?: now| actually)?(?P<p> called| named)? (?!not\b|going\b)(?P<v>.+)",
        r"(?P<s>(?!(?:i|i'm|i've|you|it|that|this|there|he|she|they|what|who|we)\b)[^,;]+?) (?:has been|have been) (?:changed|moved|set|switched) to (?P<v>.+)",
        r"(?:i|we)(?:'ve| have)? (?:changed|moved|switched|put|set) (?P<s>(?:my|our|the) .+?) (?:to|into|in) (?P<v>.+)",
        r"(?P<s>(?!(?:i|i'm|i've|you|it|that|this|there|he|she|they|what|who|we)\b)[^,;]+?) (?:(?:now )?(?:lives?|stays?|moved|hangs?|sits?)|(?P<p>works?|arrives?|comes?|starts?|leaves?|opens?|closes?|ends?|costs?|weighs?|needs?|likes?|goes out|takes place|happens))(?: now)? (?P<v>.+)",
    ),
    replace=(
        r"(?P<s>(?!it\b|that\b|this\b|he\b|she\b)[^,;]+?) (?:is not|isn't|are not|aren't) (?P<o>.+?)[,;]? (?:but|it's|it is|they're|he's|she's) (?P<v>.+)",
        r"(?:it|that|this|he|she|they)(?:'s| is|'re| are| was) (?:actually )?(?:not|isn't) (?P<o>.+?)[,;]? (?:but|it's|it is|that's|rather|he's|she's) (?P<v>.+)",
        r"(?:it|that|he|she)(?:'s| is) (?:actually |really |now )?(?P<v>(?!not\b|a lie|wrong|right|correct|true|false|fine|ok).+?)(?:,? not (?P<o>.+))?",
        r"(?:i meant|i mean|i said|make (?:it|that)|make that|change (?:it|that) to) (?P<v>.+?)(?:,? not (?P<o>.+))?",
        r"not (?P<o>[^,;]+?)(?:[,;] ?(?:but |it\'s |rather )?| but | it\'s | rather )(?P<v>.+)",
        r"not (?P<o>.+?)[,;]? (?:but|it's|rather) (?P<v>.+)",
        r"(?P<v>[\w' -]{1,60}),? not (?P<o>.+)",
    ),
    mend=r",? ?\b(?:no wait|no sorry|no|sorry|wait|i mean|or rather|rather|scratch that|correction|actually)\b[, ]+(?:it's |it is |that's |my \w+ is )?(?P<v>.+)",
    cue=r"(?:no+|nope|nah|wrong|that's wrong|that is wrong|that's not right|that's not correct|not quite|incorrect|correction|actually|sorry|wait|oh|hang on|i meant(?: to say)?|i mean|i was wrong|i made a mistake|let me correct that|(?:please )?correct (?:that|this)|you got (?:that|it) wrong|update|to correct myself)\b[,.!:; -]*(?:(?:actually|sorry|wait|that's wrong|correction|no)\b[,.!:; -]*)*(?P<what>.*)",
    changed=r"\b(?:from now on|going forward|now|no longer|any ?more|instead|these days|nowadays|has changed|have changed|changed|moved|switched|actually|new|not .+ but)\b",
    own=r"\b(?:i|i'm|i've|i'd|me|my|mine|myself)\b",
    ours=r"\b(?:we|we're|we've|our|ours|us)\b",
    private=r"\b(?:private(?:ly)?|secret(?:ly)?|just between us|between you and me|only for me|just for me|don't tell|do not tell|confidential(?:ly)?|nobody (?:else )?(?:must|may|should) know)\b",
    directive=r"(?:please )?(?:from now on|always|never(?! mind)|in future|in the future|whenever|every time|each time|going forward|as a rule)\b.+|(?:please )?(?:don't|do not|stop) (?:ever )?(?:say|tell|call|ask|use|answer|reply|speak|talk|mention|make|play|remind)(?:ing)? .+|.+\b(?:from now on|in future|going forward)",
    skip=r".*\?\s*$|(?:if|suppose|supposing|imagine|pretend|what if|unless|assuming|say|let's say|would|could|should|can|may|might|do|does|did|is|are|was|were|am|have|has|had|will|what|what's|who|who's|where|where's|when|why|how|which|whose|tell me|maybe|perhaps|in the (?:story|film|movie|book|song)|once upon)\b.*",
    place=r"(?:to|in|on|at|under|below|beneath|behind|beside|next to|near|above|over|inside|by|between|with|outside|upstairs|downstairs)\b",
    single=r"name|names|birthday|address|age|job|number|phone|email|size|colou?r|flavou?r|password|code|pin|anniversary|called|named|school|bank|plate|weight|height|password|shoe|bin day|day|time|date|appointment|deadline|favou?rite|nickname|nationality|salary|team|hometown|blood type|network|ssid|temperature|language|brand|model|breed|title|meeting",
    more=r"\b(?:also|too|another|second|other|as well|additionally)\b",
    negation=r"\b(?:not|n't|never|no longer|isn't|aren't|don't|doesn't|didn't|can't|cannot|won't)\b|n't\b",
    passing=r"(?:very |so |too |a bit |quite |really |still |already )*(?:on|off|open|closed|low|empty|full|dead|broken|cold|hot|warm|dark|bright|loud|tired|hungry|thirsty|late|early|here|there|ready|running|done|finished|wrong|right|fine|good|bad|great|okay|ok|sure|sorry|busy|bored|home|back|gone|missing|lost|ringing|flashing|dirty|wet|dry|killing me|the same|up|down|a mess)",
    tail=r"[,\s]+(?:now|please|actually|these days|nowadays|currently|by the way|you know|anymore|any more|instead|as well|too|okay|ok|jarvis|from now on)$",
    glue=r"(?:,? and |[,;] (?:and )?|,? but )(?=(?:i|i'm|my|we|our|the)\b)",
    dotted=r"(?:\b(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|Jr|Sr)|\b[A-Z])\.$",
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
    naming=r"\b(?:called|named)\b",
    noun="name",
    around=r"\b(?:(?:absolutely )?(?:everything|anything|all|what(?:ever)?)(?: that)?|(?:that )?(?:you(?:'ve)?|i(?:'ve)?)(?: ever| just| have)? (?:know|knew|remember|stored?|saved?|learned|said|told you|mentioned)|about|from (?:your|the) memory|please|again|for me|the fact that|ever)\b",
    every=r"\b(?:everything|anything|all)\b",
    speaker=r"\b(?:the )?user(?:'s)?\b",
    momentary=r"(?!.*\b(?:always|usually|normally|every|never|prefers?|likes?|loves?|best)\b)(?:(?:the |today's |current |outdoor |local |outside )*(?:weather|temperature|wind|humidity|sky|forecast)(?: outside| today| now| here| (?:in|at) [\w ]+?)? (?:is|was|are|looks?|feels?|reads?|shows?|comes?)\b.+|the (?:current |local )?time(?: now| here| in [\w ]+?)? (?:is|was) .*\d.*|it(?:'s| is| was)\b.*(?:\d ?(?:°|degrees|percent|%|o'clock|[ap]m\b)|\d:\d\d|\b(?:sunny|cloudy|rainy|raining|snowing|windy|overcast|foggy)\b).*|.*\b(?:current(?:ly)?|right now|at the moment)\b.*(?:\d ?(?:°|degrees|percent|%)|\b(?:weather|temperature|sunny|cloudy|raining|snowing|windy)\b).*|.*(?:\d ?(?:°|degrees|percent|%)).*\b(?:currently|right now|at the moment)\b.*|.*\b(?:partly|mostly) (?:cloudy|sunny)\b.*)",
    reported=r"^(?P<s>(?:the )?user) (?:(?:has|had|also) )*(?:said|mentioned|told(?: (?:me|us|the assistant|jarvis))?|stated|noted|reported|shared|explained|confirmed)(?: that)? (?:(?P<who>they|he|she)(?= ))?",
    failed=r"\b(?:no|(?:not|n't) (?:have )?(?:any|enough)|lack(?:s|ed|ing)?(?: any)?)(?: \w+)? (?:information|details|knowledge|data|answer)\b|\b(?:could(?: not|n't)|(?:did|does|do)(?: not|n't)|unable to|failed to) (?:provide|give|offer|supply|retrieve)\b|\b(?:information|details|answer)\b.*\b(?:not|n't) (?:be )?(?:available|found|provided|known)\b|\boffer(?:s|ed|ing)? to (?:search|look|check)\b|\bi(?: do not|don't| don't| cannot| can't| can't| could not| couldn't) (?:know|find|help|answer|tell|say)\b|\b(?:assistant|jarvis)\b.*\b(?:(?:could|did|does|do)(?: not|n't)|unable to|failed to) (?:know|find|help|answer|tell)\b|\b(?:shall|should|may|can) i (?:search|look|check)\b|\bwould you like me to (?:search|look|check)\b",
)
