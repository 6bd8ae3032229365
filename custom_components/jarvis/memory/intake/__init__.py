"""What an utterance does to what is known: kept, corrected, ended."""
