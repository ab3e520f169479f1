import { isGuest } from './attendance.ts'
import { ok, type Result, refuse } from './result.ts'
import type { ScheduledGame, ScheduledGameEvent } from './scheduled-game.ts'

/** One person of a paid list. */
export interface PaidLine {
  /** Of a person with an account, or of a guest who pays for themselves. */
  personId: string
  /** Guests with a place, for whom this person pays. */
  guests: number
  /** In the smallest unit of the currency; 0 for a person who has paid and is not in any more. */
  amount: number
  isPaid: boolean
}

/**
 * [H-31] Who pays for a game: each person with a place or who has arrived, for themselves and for their guests with a
 * place. A person who has paid and is out since stays on the list, so that the organiser can give the money back.
 * @param arrived ids of persons with an account, and of guests who pay for themselves.
 */
export function paidLines(game: ScheduledGame, arrived: readonly string[]): PaidLine[] {
  const { cost, paid = [] } = game
  if (!cost) return []
  const going = game.cancelled ? [] : game.attendance.going
  const here = game.cancelled ? [] : arrived
  const persons = new Set([...going.map(({ personId }) => personId), ...here, ...paid])
  return [...persons].map((personId) => {
    const isIn = here.includes(personId) || going.some(({ id }) => id === personId)
    const guests = going.filter((entry) => entry.personId === personId && isGuest(entry)).length
    return {
      personId,
      guests,
      amount: cost.amount * ((isIn ? 1 : 0) + guests),
      isPaid: paid.includes(personId),
    }
  })
}

export interface ArrivedGuest {
  id: string
  name: string
}

/**
 * [H-31] Guests who have come and whom no member announced: they pay for themselves. Announced and arrived guests are
 * compared by name, once each, because nothing else ties them together.
 */
export function unannouncedGuests<G extends ArrivedGuest>(
  arrived: readonly G[],
  announced: readonly string[],
): G[] {
  const left = announced.map(comparable)
  return arrived.filter(({ name }) => {
    const index = left.indexOf(comparable(name))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

const comparable = (name: string): string => name.trim().toLowerCase()

/** [H-32] An organiser marks that a person on the list has paid, or has not; also after the game. */
export function markPaid(
  game: ScheduledGame,
  { personId, paid }: { personId: string; paid: boolean },
  arrived: readonly string[],
): Result<readonly ScheduledGameEvent[], 'no-cost' | 'not-on-paid-list'> {
  if (!game.cost) return refuse('no-cost')
  if ((game.paid ?? []).includes(personId) === paid) return ok([])
  const isListed = paidLines(game, arrived).some((line) => line.personId === personId)
  return isListed ? ok([{ type: 'paid-marked', personId, paid }]) : refuse('not-on-paid-list')
}
