// Many phones that watch one game, in a separate process so that they take no time from the server's process.
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sharedClock } from './figures.ts'

export interface Watch {
  url: string
  tokens: readonly string[]
}

/** The times, on the monotonic clock that the processes of this machine share, at which each phone got a version. */
export type Shown = { version: number; at: readonly number[] }

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const seen = new Map<number, number[]>()
let watching = 0

/** Retries, like a phone, when the server is busy. */
async function watch(url: string, token: string, onVersion: (version: number) => void): Promise<void> {
  while (!(await isLetIn(url, token, onVersion))) await sleep(500)
}

function isLetIn(url: string, token: string, onVersion: (version: number) => void): Promise<boolean> {
  return new Promise((isThere, failed) => {
    const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode === 503) {
        response.resume()
        return isThere(false)
      }
      if (response.statusCode !== 200)
        return failed(new Error(`A watcher was answered ${response.statusCode}.`))
      let rest = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const version = /^id: (\d+)$/m.exec(block)?.[1]
          if (version === undefined) continue
          onVersion(Number(version))
          isThere(true)
        }
      })
      response.on('close', () => process.send?.({ lost: true }))
    })
    request.on('error', failed)
  })
}

/** Fifty at a time, because a thousand phones do not connect in the same instant. */
async function watchAll({ url, tokens }: Watch): Promise<void> {
  const onVersion = (version: number) => {
    const at = seen.get(version) ?? []
    seen.set(version, at)
    at.push(sharedClock())
    if (at.length < watching) return
    process.send?.({ version, at } satisfies Shown)
    seen.delete(version)
  }
  watching += tokens.length
  for (let from = 0; from < tokens.length; from += 50)
    await Promise.all(tokens.slice(from, from + 50).map((token) => watch(url, token, onVersion)))
  process.send?.({ ready: true })
}

process.on('message', (asked: Watch) => void watchAll(asked))
