"""What is said after a turn about alarms or reminders, to go on with them."""

_NO_EN = "[no|oh|actually|sorry|wait|please|okay|then]"
_DROP_EN = "(cancel|delete|remove|drop|clear|scrap|kill|turn off|switch off|get rid of)"
_MAKE_EN = "(make|change|move|set|shift|postpone|delay|push|put|reschedule|bring)"
_IT_EN = "(it|that|this|that one|this one)"
_MORE_EN = "(another one|another|one more|a second one|a second|also one|also|one)"
_TAIL_EN = "[instead|rather|please|after all|then]"
_NO_DE = "[nein|ach|ach nein|doch|bitte|okay|dann]"
_DROP_DE = "(lösche|lösch|storniere|streiche|streich|entferne|entfern|cancel|cancle)"
_END_DE = "(stell|stelle|schalte|schalt|brich|sag|mach|mache)"
_IT_DE = "(es|das|den|die|diese|diesen|sie|ihn|ihn hier)"
_AGAIN_DE = "[wieder|doch|bitte|doch wieder]"
_ALL_DE = (
    "(alle|beide|alles|sie alle|die beiden|alle beide|alle drei|alle davon|sie beide)"
)
_MORE_DE = "(noch einen|noch eins|noch einer|noch eine|noch mal|nochmal|noch einmal|einen weiteren|eine weitere|einen zweiten|eine zweite|auch noch einen|auch noch eine|auch einen|auch eine)"

# `all` answers which one is to go. `time` alone is another time; behind "and" it is another entry.
FOLLOWS = {
    "en": {
        "cancel": (
            f"{_NO_EN} {_DROP_EN} {_IT_EN} [again|after all]",
            f"{_NO_EN} (cancel|delete|remove)",
        ),
        "cancel_all": (
            f"{_NO_EN} {_DROP_EN} [(all|both|all of|both of|every one of|each of|the two of|all three of)] (them|these|those) [all|both]",
            f"{_NO_EN} {_DROP_EN} (all|both|all three|all four|the lot|every one|everything|all of it)",
        ),
        "all": (
            "(all of them|all of it|all of those|all|both|both of them|them all|every one)",
        ),
        "cancel_about": (
            f"{_NO_EN} {_DROP_EN} (the|that) (one|alarm|reminder) (about|for|with|on|of|at) [the|my] {{which}}",
        ),
        "cancel_one": (f"{_NO_EN} {_DROP_EN} (the|my) {{which}} [one]",),
        "dropped": (
            "(forget|undo) (it|this|that|that one|this one|them)",
            "(don't|do not) [do (it|that)] [after all|anymore|any more]",
        ),
        "another": (
            f"[set|add|make] {_MORE_EN} [alarm|reminder] [for|at] {{time}} [too|as well|please]",
            "(the same|same) [again] [for|at] {time}",
            "[at|for] {time} (too|as well)",
            "[set|remind me|wake me] again [at] {time}",
        ),
        "another_of": (f"[set|add|make] {_MORE_EN} [reminder] (to|about) {{rest}}",),
        "also_of": ("[remind me] (to|about) {rest}",),
        "earlier": (
            f"{_NO_EN} {_MAKE_EN} {_IT_EN} [by] {{length}} (earlier|sooner) {_TAIL_EN}",
            "{length} (earlier|sooner) [please]",
        ),
        "later": (
            f"{_NO_EN} {_MAKE_EN} {_IT_EN} [back] [by] {{length}} later {_TAIL_EN}",
            f"{_NO_EN} (postpone|delay|push) {_IT_EN} [back] by {{length}}",
            "{length} later [please]",
        ),
        "move_one": (
            f"{_NO_EN} {_MAKE_EN} (the|my) {{which}} [one] (to|until|till|for|at) {{time}} {_TAIL_EN}",
        ),
        "move": (
            f"{_NO_EN} {_MAKE_EN} {_IT_EN} [to|until|till|for|at|back to|forward to] {{time}} {_TAIL_EN}",
            "(no|actually|rather|better|no rather|no better|or rather|i mean|no i mean) [at|make (it|that)] {time} [instead|rather]",
            "[at|make (it|that)] {time} (instead|rather)",
        ),
        "at": ("(at|on) {time}",),
        "also": ("for {time}",),
    },
    "de": {
        "cancel": (
            f"{_NO_DE} {_DROP_DE} {_IT_DE} {_AGAIN_DE}",
            f"{_NO_DE} {_END_DE} {_IT_DE} {_AGAIN_DE} (ab|aus)",
            f"{_NO_DE} (lass|lasse) (es|das|den|die|sie|ihn) (weg|ausfallen)",
            f"{_NO_DE} [{_IT_DE}] [wieder] (löschen|stornieren|streichen|abbrechen|entfernen)",
        ),
        "cancel_all": (
            f"{_NO_DE} {_DROP_DE} {_ALL_DE} {_AGAIN_DE}",
            f"{_NO_DE} {_END_DE} {_ALL_DE} {_AGAIN_DE} (ab|aus)",
            f"{_NO_DE} {_ALL_DE} [wieder] (löschen|stornieren|streichen|abbrechen|weg|entfernen)",
        ),
        "all": (f"{_ALL_DE}",),
        "cancel_about": (
            f"{_NO_DE} {_DROP_DE} (den|die|das) [wecker|erinnerung] (mit|für|über|wegen|zu|zum|zur|an|von|um) [dem|der|den|die|das|mein|meinem|meiner] {{which}}",
        ),
        "cancel_one": (
            f"{_NO_DE} {_DROP_DE} (den|die|das) {{which}} {_AGAIN_DE}",
            f"{_NO_DE} (den|die|das) {{which}} (löschen|stornieren|streichen|abbrechen)",
        ),
        "dropped": (
            "(vergiss|lass) (es|das|den|die|sie|ihn) [wieder|doch|bleiben|sein]",
            "[lieber] [doch] nicht",
        ),
        "another": (
            f"[stell|stelle|setz|setze|mach|mache] [mir] {_MORE_DE} [wecker|erinnerung] [um|auf|für] {{time}} [bitte]",
            "(dasselbe|das gleiche) [noch mal|nochmal] [um|für|auf] {time}",
            "[um|auf|für] {time} auch [noch] [einen|eine|mal]",
            "auch [noch] [um|auf|für] {time}",
        ),
        "another_of": (f"{_MORE_DE} [erinnerung] (an|daran|ans) {{rest}}",),
        "also_of": (
            "(an|daran|ans) {rest}",
            "{time} (an|daran|ans) {rest}",
        ),
        "earlier": (
            f"{_NO_DE} (mach|mache|stell|stelle|verschiebe|verschieb|leg|lege|setz|setze|zieh|ziehe) {_IT_DE} [lieber|doch|besser] [um] {{length}} (früher|vor|nach vorn|nach vorne)",
            f"{_NO_DE} (mach|mache) [lieber|doch|besser] {{length}} früher draus",
            "[lieber|doch|besser] {length} früher [bitte]",
        ),
        "later": (
            f"{_NO_DE} (mach|mache|stell|stelle|verschiebe|verschieb|leg|lege|setz|setze) {_IT_DE} [lieber|doch|besser] [um] {{length}} (später|nach hinten)",
            f"{_NO_DE} (mach|mache) [lieber|doch|besser] {{length}} später draus",
            f"{_NO_DE} (verschiebe|verschieb) {_IT_DE} um {{length}}",
            "[lieber|doch|besser] {length} später [bitte]",
        ),
        "move_one": (
            f"{_NO_DE} (ändere|änder|verschiebe|verschieb|leg|lege|setz|setze|stell|stelle) (den|die|das|meinen|meine) {{which}} [lieber|doch] (auf|um|zu) {{time}}",
        ),
        "move": (
            f"{_NO_DE} (mach|mache|stell|stelle|ändere|änder|verschiebe|verschieb|leg|lege|setz|setze) (es|das|daraus|den|die|ihn|sie) [lieber|doch|besser|erst] [auf|zu|um] {{time}}",
            f"{_NO_DE} (mach|mache) [lieber|doch|besser] {{time}} (draus|daraus)",
            "(nein|ach|lieber|besser|doch|nein lieber|doch lieber|nein besser|ich meine|nein ich meine) [erst] [um] {time}",
        ),
        "at": ("(um|erst um|am|an) {time}",),
        "also": ("(auf|für) {time}",),
    },
}
