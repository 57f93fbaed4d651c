// The emitted header includes it and needs nothing of it.
