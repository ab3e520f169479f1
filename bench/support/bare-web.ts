import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

const WEB = join(import.meta.dirname, '../../apps/web')
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

const ENTRY = 'empty-page'
/** A heading, a second hand and a button: React and its DOM, and nothing else. */
const EMPTY_PAGE = `
import { createElement as h, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
function Page() {
  const [seconds, setSeconds] = useState(0)
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return h('main', null, h('h1', null, 'An empty page'), h('p', null, seconds),
    h('button', { onClick: () => setPresses(presses + 1) }, 'Press ' + presses))
}
createRoot(document.getElementById('root')).render(h(Page))
`

/** The baselines of a page: the same page without its script, and React with an almost empty page. */
export class BareWeb {
  readonly #server: Server
  readonly origin: string

  private constructor(server: Server, origin: string) {
    this.#server = server
    this.origin = origin
  }

  /** `drawn` is the HTML that the server sends, unchanged. */
  static async start(drawn: string): Promise<BareWeb> {
    const pages = new Map([
      ['/static', html(drawn.replaceAll(/<script .*?<\/script>/g, ''))],
      ['/empty', html(EMPTY_HTML)],
      ['/empty.js', { type: 'text/javascript', bytes: brotliCompressSync(await emptyScript()) }],
    ])
    const server = createServer(({ url = '/' }, response) => {
      const { type, bytes } = pages.get(url) ?? ofTheApp(url)
      if (!bytes) return void response.writeHead(404).end()
      const packed = /^text|svg|json/.test(type) && { 'content-encoding': 'br' }
      response.writeHead(200, { 'content-type': type, 'content-length': bytes.length, ...packed }).end(bytes)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as { port: number }
    return new BareWeb(server, `http://127.0.0.1:${port}`)
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

const EMPTY_HTML = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg"><title>Empty</title></head>
<body><div id="root"></div><script type="module" src="/empty.js"></script></body></html>`

const html = (text: string) => ({ type: 'text/html; charset=utf-8', bytes: brotliCompressSync(text) })

/** Fonts and pictures of the static page, compressed by the build as for our own server. */
function ofTheApp(url: string): { type: string; bytes?: Buffer } {
  const file = join(WEB, 'dist', url)
  const type = TYPES[extname(url)] ?? ''
  const packed = `${file}.br`
  if (!type || !existsSync(file)) return { type }
  return { type, bytes: readFileSync(existsSync(packed) ? packed : file) }
}

async function emptyScript(): Promise<string> {
  const itself: Plugin = {
    name: 'empty-page',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? EMPTY_PAGE : null),
  }
  const options = { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: ENTRY } }
  const built = await build({
    root: WEB,
    configFile: false,
    logLevel: 'warn',
    plugins: [itself],
    build: options,
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The empty page was not built.')
  return result.output[0].code
}
