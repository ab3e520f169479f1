import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below what a system gives to anybody who asks for any port, so that nobody comes by one of these by chance. */
const FIRST = 12_000
const PER_BLOCK = 100
const BLOCKS = 200

let block: Promise<number> | null = null
let given = 0

/**
 * A port that nobody listens on, and that no test beside this one is given either: a program that is killed and
 * started again, or has yet to be started, finds its number as it left it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    // the first of a block is its keeper's
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

/** The first port of a block is listened on for as long as this process lives: that is how others know. */
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
