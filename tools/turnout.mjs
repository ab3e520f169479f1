#!/usr/bin/env node
import { ensureBuild, ensureInstall } from './lib.mjs'

ensureInstall()
ensureBuild()
process.setSourceMapsEnabled(true)
await import('../apps/server/dist/cli.js')
