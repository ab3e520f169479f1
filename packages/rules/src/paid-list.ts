import { isGuest } from './attendance.ts'
import type { Cost } from './money.ts'
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
  /** The part of it that is not paid. */
  due: number
}

/** Who has come, as far as it decides who pays. */
export interface PayingArrivals {
  /** Ids of persons with an account, and of guests who pay for themselves. */
  arrived: readonly string[]
  /** Announced guests who are among these guests: no member pays for them. */
  announced?: readonly string[]
}

/**
 * [H-31] Who pays for a game: each person with a place or who has arrived, for themselves and for their guests with a
 * place. A person who has paid and is out since stays on the list, so that the organiser can give the money back.
 */
export function paidLines(game: ScheduledGame, { arrived, announced = [] }: PayingArrivals): PaidLine[] {
  const { cost, paid = [] } = game
  if (!cost) return []
  const going = game.cancelled ? [] : game.attendance.going
  const here = game.cancelled ? [] : arrived
  const persons = new Set([...going.map(({ personId }) => personId), ...here, ...paid])
  return [...persons].map((personId) => {
    const isIn = here.includes(personId) || going.some(({ id }) => id === personId)
    const guests = going.filter(
      (entry) => entry.personId === personId && isGuest(entry) && !announced.includes(entry.id),
    ).length
    const amount = cost.amount * ((isIn ? 1 : 0) + guests)
    return { personId, guests, amount, due: dueOf(game, personId, { ...cost, amount }) }
  })
}

/** [H-32] A mark covers what was due when it was made: not a guest who came later, nor a price that rose since. */
function dueOf({ paid = [], paidSums }: ScheduledGame, personId: string, { amount, currency }: Cost): number {
  if (!paid.includes(personId)) return amount
  const sum = paidSums?.[personId]
  if (!sum) return 0
  return sum.currency === currency ? Math.max(0, amount - sum.amount) : amount
}

export interface NamedGuest {
  id: string
  name: string
}

/**
 * [H-31] Guests who have arrived and pay for themselves: those whom no member announced, and those who had paid before
 * a member did. Announced and arrived guests are matched by name, once each, because nothing else links them.
 */
export function guestsOnTheirOwn<G extends NamedGuest>(
  arrived: readonly G[],
  announced: readonly NamedGuest[],
  { paid = [] }: Pick<ScheduledGame, 'paid'>,
): { guests: G[]; announced: string[] } {
  const left = [...announced]
  const matched = arrived.map((guest) => {
    const index = left.findIndex(({ name }) => comparable(name) === comparable(guest.name))
    return { guest, match: index < 0 ? undefined : left.splice(index, 1)[0] }
  })
  const own = matched.filter(({ guest, match }) => !match || paid.includes(guest.id))
  return { guests: own.map(({ guest }) => guest), announced: own.flatMap(({ match }) => match?.id ?? []) }
}

const comparable = (name: string): string => name.trim().toLowerCase()

/** [H-32] An organiser marks that a person on the list has paid, or has not; also after the game. */
export function markPaid(
  game: ScheduledGame,
  { personId, paid }: { personId: string; paid: boolean },
  arrivals: PayingArrivals,
): Result<readonly ScheduledGameEvent[], 'no-cost' | 'not-on-paid-list'> {
  if (!game.cost) return refuse('no-cost')
  const line = paidLines(game, arrivals).find((one) => one.personId === personId)
  if (!line) return paid ? refuse('not-on-paid-list') : ok([])
  if (paid ? line.due === 0 : !game.paid?.includes(personId)) return ok([])
  const sum = { ...game.cost, amount: line.amount }
  return ok([{ type: 'paid-marked', personId, paid, ...(paid && { sum }) }])
}
