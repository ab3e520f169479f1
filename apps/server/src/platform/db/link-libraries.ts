import { findBinaries } from './binaries.ts'

// while an image is built: the program in it may not write there
await findBinaries()
