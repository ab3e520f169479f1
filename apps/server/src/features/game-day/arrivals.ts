import { arrive } from '@turnout/rules/arrival'
import { type Session, sessionForCheckIn } from '@turnout/rules/calendar'
import { type GameEvent, INITIAL_GAME } from '@turnout/rules/game'
import { ok } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  type CommandName,
  openGame,
  type Played,
  play,
  putParticipant,
  type Turn,
} from '../evening/public.ts'
import type { Today } from './today.ts'

type Arrival = Omit<Parameters<typeof putParticipant>[1], 'gameId' | 'arrivalNo' | 'arrivedAt'>

/** Check-in is open and today is a playing day, or the sentence that says why not. */
export function openSession({ session, now }: Pick<Today, 'session' | 'now'>): Session {
  if (!session) return refuse('not-playing-day')
  const door = sessionForCheckIn(session, now)
  return door.ok ? door.value : refuse(door.refusal)
}

export interface Arrivals {
  name: CommandName
  actor: Account
  today: Today
  arrivals: readonly Arrival[]
  may: Parameters<typeof play>[2]['may']
}

/** Puts people on the list, in the order given; the game comes into being with the first of the day. */
export async function arriveTogether(
  deps: Deps,
  sql: Sql,
  { name, actor, today, arrivals, may }: Arrivals,
): Promise<Played> {
  const session = openSession(today)
  const gameId = today.game?.id ?? (await openGame(sql, today.group.id, session.date, INITIAL_GAME))
  const played = await play(deps, sql, {
    name,
    gameId,
    actor,
    may,
    refuse,
    decide: (turn) => {
      // asked again at the moment of the decision: the wait for the game may have lasted past the end
      const door = sessionForCheckIn(turn.session, turn.at)
      return door.ok ? ok(arriving(turn, arrivals)) : door
    },
  })
  for (const event of played.events) {
    const arrival = event.type === 'arrived' && arrivals.find(({ id }) => id === event.id)
    if (!arrival) continue
    await putParticipant(sql, { ...arrival, gameId, arrivalNo: event.no, arrivedAt: new Date(event.at) })
  }
  return played
}

function arriving({ evening, at }: Turn, arrivals: readonly Arrival[]): GameEvent[] {
  const known = { participants: [...evening.participants], arrivals: evening.arrivals }
  return arrivals.flatMap(({ id, guestName }) => {
    const events = arrive({ ...evening, ...known }, { id, guest: guestName != null, at })
    known.arrivals += events.length
    return events
  })
}
