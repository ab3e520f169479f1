import { ensureBuild, ensureInstall, stopWithParent } from './lib.mjs'

/** A group in the middle of a game day, in a separate data folder. */
const parent = process.ppid
ensureInstall()
ensureBuild()
stopWithParent(parent)
process.env.DATA_DIR ||= 'demo-data'
process.setSourceMapsEnabled(true)
const { register } = await import('tsx/esm/api')
register()
await import('../demo/serve.ts')
