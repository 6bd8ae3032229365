"""What happened: spans, the tracer, and sums over them."""
