"""Told changes and near facts, as data: one file a language, one life after another.

A line of a change is `told | told later | question | what is gone | what holds`; `~`
before what is told later: right after it. `N:` opens two facts that hold both:
`one | other | question | its value | question | its value`.
"""
