import { ensureBuild, ensureInstall } from './lib.mjs'

ensureInstall()
ensureBuild()
