import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Refuse } from '../http/refusal.ts'
import { isRunning } from '../is-running.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { SIZES } from './picture-names.ts'

const program = join(import.meta.dirname, 'picture-decoder.js')
/** One start serves several pictures; after this idle time the decoder ends and frees its memory. */
const IDLE_MS = 10_000

// each waiting picture takes up to 10 MB of memory
const limited = limitConcurrency(2, 20)

export type PictureProblem = 'not-an-image' | 'damaged-image' | 'image-too-large'

export interface Sizes {
  large: Buffer
  small: Buffer
}

type Answer = Sizes | { problem: PictureProblem }

/**
 * Encodes a picture again in two sizes, so that hidden data of the file is dropped. The file name and the
 * claimed type do not matter, only whether one of the four decoders reads it.
 */
export const decode = (bytes: Buffer, refuse: Refuse<PictureProblem>): Promise<Sizes> =>
  limited(async () => {
    const idle = idleDecoders.pop()
    const decoder = isRunning(idle) ? idle : startDecoder()
    const answer = await answerOf(decoder, bytes)
    idleDecoders.push(decoder)
    endIdleLater()
    return 'problem' in answer ? refuse(answer.problem) : answer
  })

const idleDecoders: ChildProcess[] = []
let idleTimer: NodeJS.Timeout | undefined

/** Counted from the last picture. */
function endIdleLater(): void {
  clearTimeout(idleTimer)
  idleTimer = setTimeout(() => {
    for (const decoder of idleDecoders.splice(0)) if (decoder.connected) decoder.disconnect()
  }, IDLE_MS).unref()
}

function startDecoder(): ChildProcess {
  const decoder = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    detached: true, // a Ctrl-C in the terminal must not reach it while requests finish
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // no secrets of ours; and glibc returns the memory of each picture at once instead of fragmenting it
    env: { MALLOC_MMAP_THRESHOLD_: '131072' },
  })
  decoder.unref()
  decoder.channel?.unref()
  return decoder
}

/** A picture that kills its decoder counts as damaged. */
async function answerOf(decoder: ChildProcess, bytes: Buffer): Promise<Answer> {
  const settled = new AbortController()
  const answered = once(decoder, 'message', { signal: settled.signal })
  const ended = once(decoder, 'exit', { signal: settled.signal }).then(([code]) => {
    if (code !== null) throw new Error(`The decoder of pictures ended with ${code}.`)
    return [{ problem: 'damaged-image' }]
  })
  // a message to a decoder that has just died is lost; its exit event reports that
  decoder.send({ bytes, edges: SIZES }, () => {})
  try {
    const [answer] = await Promise.race([answered, ended])
    return answer
  } finally {
    settled.abort()
  }
}
