import { ensureBuild, ensureInstall, stopWithParent } from './lib.mjs'

/** A club in the middle of a game day, in a data folder of its own. */
const parent = process.ppid
ensureInstall()
ensureBuild()
stopWithParent(parent)
process.env.DATA_DIR ||= 'demo-data'
process.setSourceMapsEnabled(true)
const { register } = await import('tsx/esm/api')
register()
await import('../demo/serve.ts')
