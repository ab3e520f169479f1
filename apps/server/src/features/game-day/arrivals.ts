import { arrive } from '@turnout/rules/arrival'
import { type Session, sessionForCheckIn } from '@turnout/rules/calendar'
import { type GameEvent, INITIAL_GAME } from '@turnout/rules/game'
import { mapOk } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import {
  type CommandContext,
  type CommandName,
  type CommandResult,
  findOrCreateGame,
  runGameCommand,
  upsertParticipant,
} from '../game/public.ts'
import { isCancelledOn, localDate } from '../groups/public.ts'
import { refuseByGroup, type Today } from './today.ts'

type Arrival = Omit<Parameters<typeof upsertParticipant>[1], 'gameId' | 'arrivalNo' | 'arrivedAt'>

type SessionProblem = 'not-playing-day' | 'game-cancelled' | 'check-in-not-open' | 'check-in-over'

/** The session, if today is a playing day and check-in is open; otherwise refuses with the reason. */
export function requireOpenSession(
  { group, session, now }: Pick<Today, 'group' | 'session' | 'now'>,
  refuse: Refuse<SessionProblem>,
): Session {
  if (!session)
    return refuse(isCancelledOn(group, localDate(group.timeZone, now)) ? 'game-cancelled' : 'not-playing-day')
  const check = sessionForCheckIn(session, now)
  return check.ok ? check.value : refuse(check.refusal)
}

export interface ArrivalInput {
  name: CommandName
  actor: Account
  today: Today
  arrivals: readonly Arrival[]
  may: Parameters<typeof runGameCommand>[2]['may']
  refuse: Refuse<SessionProblem | 'group-not-found' | 'game-closed'>
}

/** Checks people in, in the given order; the first check-in of the day creates the game. */
export async function checkInAll(
  deps: Deps,
  sql: Sql,
  { name, actor, today, arrivals, may, refuse }: ArrivalInput,
): Promise<CommandResult> {
  const session = requireOpenSession(today, refuse)
  const gameId =
    today.gameRow?.id ?? (await findOrCreateGame(sql, today.group.id, session.date, INITIAL_GAME))
  const result = await runGameCommand(deps, sql, {
    name,
    gameId,
    actor,
    may,
    refuse: refuseByGroup(refuse),
    decide: (context) => {
      // checked again at the decision: the wait for the lock may have lasted past the end
      const check = sessionForCheckIn(context.session, context.at)
      return mapOk(check, () => arrivalEvents(context, arrivals))
    },
  })
  for (const event of result.events) {
    const arrival = event.type === 'arrived' && arrivals.find(({ id }) => id === event.id)
    if (!arrival) continue
    await upsertParticipant(sql, { ...arrival, gameId, arrivalNo: event.no, arrivedAt: new Date(event.at) })
  }
  return result
}

function arrivalEvents({ game, at }: CommandContext, arrivals: readonly Arrival[]): GameEvent[] {
  const progress = { participants: [...game.participants], arrivals: game.arrivals }
  return arrivals.flatMap(({ id, guestName }) => {
    const events = arrive({ ...game, ...progress }, { id, guest: guestName != null, at })
    progress.arrivals += events.length
    return events
  })
}
