import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { webFolder } from '../../apps/server/src/web-folder.ts'
import type { RunningServer } from './server.ts'

const AS_SCRIPT = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }

/** The same app under another name, as after a release that changed one thing: only its worker differs. */
export function deployBuild({ app }: RunningServer, name: string): { undo: () => void } {
  const worker = readFileSync(join(webFolder, 'sw.js'), 'utf8').replace(/"name":"\w+"/, `"name":"${name}"`)
  const listeners = app.server.listeners('request') as RequestListener[]
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/sw.js') response.writeHead(200, AS_SCRIPT).end(worker)
    else for (const listener of listeners) listener(request, response)
  }
  app.server.removeAllListeners('request').on('request', serve)
  return {
    undo() {
      app.server.removeListener('request', serve)
      for (const listener of listeners) app.server.on('request', listener)
    },
  }
}
