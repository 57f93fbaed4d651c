benchmarkComposition()
