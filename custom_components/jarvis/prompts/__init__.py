"""Words for models: every prompt is one file here, none is anywhere else."""
