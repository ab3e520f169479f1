import { ensureBuild, ensureInstall, stopWithParent } from './lib.mjs'

const parent = process.ppid
ensureInstall()
ensureBuild()
stopWithParent(parent)
process.setSourceMapsEnabled(true)
await import('../apps/server/dist/main.js')
