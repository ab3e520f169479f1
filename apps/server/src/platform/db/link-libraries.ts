import { findBinaries } from './binaries.ts'

// at the build: the program of an image or a service may not write there
await findBinaries()
