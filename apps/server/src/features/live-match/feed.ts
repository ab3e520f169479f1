import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { HEARTBEAT_MS, isOlder } from '@turnout/contract/live-feed'
import type { Deps } from '../../deps.ts'
import type { Who } from '../../platform/live/live.ts'
import type { GameRow } from '../evening/public.ts'
import { lookAt } from './look.ts'
import type { Role } from './present.ts'
import { holderOf, MOST_STREAMS, rolesOf, type Seat } from './seats.ts'
import { type LiveState, liveStates } from './state.ts'

/** A reader who does not read is dropped, and comes back when the line is better. */
const MOST_WAITING_BYTES = 64 * 1024

const TRIES = 3
const AGAIN_MS = 500

const BYE = 'event: bye\ndata: {}\n\n'

export type Watched = Pick<GameRow, 'id' | 'groupId'>

export interface Watcher {
  gameId: string
  groupId: string
  seat: Seat
  /** Written to as it is: a stream between would copy and hold each event once more for each of thousands. */
  out: ServerResponse
  /** What it was sent last, and as what: somebody who is made an admin sees the buttons at once. */
  told: { state: LiveState; role: Role } | null
}

/** Everybody who watches on this node. Whether they still may is asked at the moment of sending. */
export class Feed {
  readonly #deps: Deps
  readonly #games = new Map<string, Set<Watcher>>()
  readonly #sending = new Map<string, Promise<void>>()
  readonly #again = new Set<string>()
  readonly #heartbeat: NodeJS.Timeout
  #closed = false

  constructor(deps: Deps) {
    this.#deps = deps
    deps.live.listen({
      changed: (gameId) => this.#send(gameId),
      recheck: (who) => this.#recheck(who),
      lost: () => this.bye(),
    })
    deps.metrics.look({ turnout_watchers: 'People who watch a game on this node.' }, () => ({
      turnout_watchers: this.#everybody().length,
    }))
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS)
    this.#heartbeat.unref()
  }

  watch({ id: gameId, groupId }: Watched, seat: Seat, out: ServerResponse): void {
    // hung up before we knew who it was
    if (out.destroyed) return
    // a line that is open already may bring a watcher also while we stop; and whoever asks for a second stream
    // before the first is over would get it after that, and nobody would hear of it when they hang up
    if (this.#closed || !out.socket) {
      out.end(BYE)
      return
    }
    const watcher: Watcher = { gameId, groupId, seat, out, told: null }
    const watchers = this.#games.get(gameId) ?? new Set()
    this.#games.set(gameId, watchers.add(watcher))
    if (seat.is === 'session') this.#endOldest(seat)
    out.on('close', () => this.#forget(watcher))
    out.write('retry: 2000\n\n')
    this.#send(gameId)
  }

  /** Whoever comes by the link is one of many at their address: the newest has to wait, and polls meanwhile. */
  isFull(seat: Seat): boolean {
    return this.#heldBy(seat).length >= MOST_STREAMS[seat.is]
  }

  /** Come back soon, and be checked anew. */
  bye(): void {
    for (const watcher of this.#everybody()) this.#end(watcher, BYE)
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#heartbeat)
    this.bye()
  }

  #everybody = () => [...this.#games.values()].flatMap((watchers) => [...watchers])

  /** Forgotten at once, not when the last bytes have gone: nothing may be written behind them. */
  #end(watcher: Watcher, lastWords = ''): void {
    this.#forget(watcher)
    watcher.out.end(lastWords)
  }

  /** A phone has a few tabs at most; whoever opens ever more streams loses the oldest. */
  #endOldest(seat: Seat): void {
    for (const watcher of this.#heldBy(seat).slice(0, -MOST_STREAMS[seat.is])) this.#end(watcher)
  }

  #heldBy = (seat: Seat) => this.#everybody().filter((watcher) => holderOf(watcher.seat) === holderOf(seat))

  #forget(watcher: Watcher): void {
    const watchers = this.#games.get(watcher.gameId)
    watchers?.delete(watcher)
    if (watchers?.size === 0) this.#games.delete(watcher.gameId)
  }

  #beat(): void {
    for (const { out } of this.#everybody()) out.write(': still here\n\n')
    // a session may have run out in silence
    this.#sendAll()
  }

  /** Only games that somebody watches whom it is about: a phone that signs out is no business of the other pitches. */
  #recheck(who: Who): void {
    const concerned = this.#everybody().filter((watcher) => isAbout(who, watcher))
    for (const gameId of new Set(concerned.map(({ gameId }) => gameId))) this.#send(gameId)
  }

  #sendAll(): void {
    for (const gameId of this.#games.keys()) this.#send(gameId)
  }

  /** One round at a time for a game; what changes meanwhile is one more round with the newest state. */
  #send(gameId: string): void {
    if (!this.#games.has(gameId)) return
    if (this.#sending.has(gameId)) {
      this.#again.add(gameId)
      return
    }
    const round = this.#tries(gameId).finally(() => {
      this.#sending.delete(gameId)
      if (this.#again.delete(gameId)) this.#send(gameId)
    })
    this.#sending.set(gameId, round)
  }

  /** A busy database has time in a moment; a thousand watchers who all came back would only keep it busy. */
  async #tries(gameId: string, tries = 1): Promise<void> {
    try {
      await this.#round(gameId)
    } catch (error) {
      if (tries < TRIES && !this.#closed) {
        await sleep(AGAIN_MS * tries, undefined, { ref: false })
        return this.#tries(gameId, tries + 1)
      }
      this.#deps.log.warn({ err: error }, 'Watchers could not be told; they are asked to come back.')
      for (const watcher of [...(this.#games.get(gameId) ?? [])]) this.#end(watcher, BYE)
    }
  }

  async #round(gameId: string): Promise<void> {
    const look = await lookAt(this.#deps, gameId, null)
    const watchers = [...(this.#games.get(gameId) ?? [])]
    const seats = watchers.map(({ seat }) => seat)
    const state = look && (await liveStates(this.#deps).of(look))
    // last of all, so that nobody is sent what they had lost the right to while it was being made
    const roleOf = look ? await rolesOf(this.#deps, look, seats) : () => null
    for (const watcher of watchers) {
      // gone while we asked
      if (!this.#games.get(gameId)?.has(watcher)) continue
      const role = roleOf(watcher.seat)
      if (role && state) tell(watcher, state, role)
      else this.#end(watcher)
    }
  }
}

function isAbout(who: Who, { groupId, seat }: Watcher): boolean {
  if (who.groupId !== undefined && who.groupId !== groupId) return false
  if (seat.is === 'spectator') return who.userId === undefined && who.sessionId === undefined
  return (
    (who.userId === undefined || who.userId === seat.userId) &&
    (who.sessionId === undefined || who.sessionId === seat.sessionId)
  )
}

function tell(watcher: Watcher, state: LiveState, role: Role): void {
  const { told, out } = watcher
  if (told && (isOlder(state, told.state) || (state.tag === told.state.tag && role === told.role))) return
  // what was written before: the line takes this one itself only at the end of the turn, however quick it is
  if (out.writableLength > MOST_WAITING_BYTES) return void out.destroy()
  watcher.told = { state, role }
  out.write(state.eventFor(role))
}
