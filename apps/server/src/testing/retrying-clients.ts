import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { newId } from '../platform/ids.ts'
import type { Answered } from './one-order.ts'
import type { Call } from './program.ts'

const PAUSE_MS = 30

/** How long a phone waits after a 429. */
const RATE_LIMITED_PAUSE_MS = 1_000

/** The statuses that a phone retries; the others are final. */
const RETRY_STATUSES = new Set([429, 502, 503])

/** Phones that retry a command under the same key until they get an answer, with the answers. */
export class RetryingClients {
  /** How often each call was acknowledged. */
  readonly acknowledged = new Map<string, number>()
  /** By the key of the command. */
  readonly answers = new Map<string, Omit<Answered, 'version'>>()
  /** How often each status made a phone retry; 0 is no response at all. */
  readonly retries = new Map<number, number>()
  /** The most tries that one command needed. */
  maxTries = 0
  readonly #send: Call

  constructor(call: Call) {
    this.#send = call
  }

  get total(): number {
    return [...this.acknowledged.values()].reduce((sum, times) => sum + times, 0)
  }

  get retryCount(): number {
    return [...this.retries.values()].reduce((sum, times) => sum + times, 0)
  }

  /** Sends `copies` at once under one key, like a phone whose first try seems to hang. */
  async callUntilAnswered<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E> | undefined,
    who: { token: string },
    copies = 1,
  ): Promise<ReplyOf<E>> {
    const key = newId()
    const headers = { 'idempotency-key': key }
    const sentAt = performance.now()
    let tries = 1
    for (;;) {
      const sent = Array.from({ length: copies }, () => this.#send(endpoint, input, who, headers))
      const answers = await Promise.all(sent.map((candidate) => candidate.catch(() => null)))
      const answer = answers.find((candidate) => candidate && !RETRY_STATUSES.has(candidate.status))
      if (answer) {
        this.maxTries = Math.max(this.maxTries, tries)
        if (answer.status >= 300)
          throw new Error(
            `${endpoint.name} was answered ${answer.status} at try ${tries}: ${JSON.stringify(answer.problem)}`,
          )
        if (endpoint.method !== 'GET') {
          count(this.acknowledged, endpoint.name)
          this.answers.set(key, { command: endpoint.name, sentAt, answeredAt: performance.now() })
        }
        return answer.reply
      }
      const status = answers[0]?.status ?? 0
      count(this.retries, status)
      if (status !== 429) tries += 1
      await sleep(status === 429 ? RATE_LIMITED_PAUSE_MS : PAUSE_MS)
    }
  }
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
