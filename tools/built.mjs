import { ensureBuild } from './lib.mjs'

/** Vitest's globalSetup for the browser stories: they use the production build. */
export const setup = () => ensureBuild()
