print("SampleApp")
