"""The data and programs that make the weights of the learned reader."""
