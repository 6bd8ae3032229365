"""What a sentence is: a question, a remark, a refusal, a report, or a wish."""
