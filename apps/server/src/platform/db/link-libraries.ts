import { findBinaries } from './binaries.ts'

// at build time: a program in an image or a service may not write there
await findBinaries()
