import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below the range of random ports, so that no other program gets one of these by chance. */
const FIRST = 12_000
const PER_BLOCK = 100
const BLOCKS = 200

let block: Promise<number> | null = null
let given = 0

/**
 * A port on which nothing listens and that no other test gets: a program that is killed and started again, or
 * not started yet, finds its port free.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    // the first port of a block marks it as taken
    if (!block || given === PER_BLOCK - 1) {
      block = takeBlock()
      given = 0
    }
    given += 1
    const nth = given
    const port = (await block) + nth
    if (await isFree(port)) return port
  }
}

/** This process listens on the first port of its block for as long as it lives, which tells other processes. */
async function takeBlock(): Promise<number> {
  for (let tried = 0; tried < BLOCKS; tried += 1) {
    const first = FIRST + ((process.pid + tried) % BLOCKS) * PER_BLOCK
    const keeper = await listenOn(first)
    if (keeper) {
      keeper.unref()
      return first
    }
  }
  throw new Error(`No block of ports is free from ${FIRST} on.`)
}

async function isFree(port: number): Promise<boolean> {
  const probe = await listenOn(port)
  if (!probe) return false
  probe.close()
  await once(probe, 'close')
  return true
}

async function listenOn(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1')
  return once(server, 'listening').then(
    () => server,
    () => null,
  )
}
