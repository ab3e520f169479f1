import { ensureBuild } from './lib.mjs'

/** Vitest's globalSetup for the browser stories: they are played on what people get. */
export const setup = () => ensureBuild()
