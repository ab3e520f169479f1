import { join } from 'node:path'
import { BINS, ensureInstall, root, stopWithParent } from './lib.mjs'
import { runTogether } from './processes.mjs'

/** The demo group on a server that restarts with every change, and the web app with hot reload. */
const parent = process.ppid
ensureInstall()
stopWithParent(parent)

const port = process.env.PORT ?? '3000'
const api = `http://localhost:${port}`
const web = 'http://localhost:5173'
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')

runTogether([
  {
    args: [tsx, 'watch', '--clear-screen=false', 'demo/serve.ts'],
    env: {
      PORT: port,
      DATA_DIR: process.env.DATA_DIR ?? 'demo-data',
      PUBLIC_URL: process.env.PUBLIC_URL ?? web,
    },
  },
  { args: [BINS.vite, 'apps/web', '--config', 'apps/web/vite.config.ts'], env: { API_URL: api } },
])
