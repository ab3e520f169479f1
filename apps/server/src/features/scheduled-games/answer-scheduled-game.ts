import { answerScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import { MAX_GUESTS } from '@turnout/rules/attendance'
import { standsBehind } from '@turnout/rules/fair-places'
import { may } from '@turnout/rules/membership'
import { answerIn, answerOut } from '@turnout/rules/plan-game'
import { refuse } from '@turnout/rules/result'
import { newId } from '../../platform/ids.ts'
import { membershipId } from '../members/public.ts'
import { findOtherGames } from './other-games.ts'
import type { ScheduledContext } from './run-scheduled-command.ts'
import { scheduledCommand } from './scheduled-command.ts'
import { hasEnded } from './session-games.ts'
import { addGuests, deleteGuests, findGuests, type GuestRow } from './store.ts'

export const answerScheduledGame = scheduledCommand(endpoint, {
  may: may.answer,
  async decide(context, { actor, body }) {
    const { sql, group, game, settings, viewer, startedGames, at } = context
    if (!settings || settings.mode === 'off') return refuse('answers-off')
    if (hasEnded(game, at, startedGames)) return refuse('game-over')
    const personId = body.user_id ?? actor.id
    const answeredBy = personId === actor.id ? 'self' : 'admin'
    if (answeredBy === 'admin') {
      if (!may.manageScheduledGames(viewer)) return refuse('not-allowed')
      if (!(await membershipId(sql, group.id, personId))) return refuse('member-not-found')
    }
    const known = (await findGuests(sql, [context.id])).filter(({ userId }) => userId === personId)
    if (body.answer === 'not_going') {
      const decision = answerOut(game, { personId, answeredBy }, at)
      if (decision.ok)
        await deleteGuests(
          sql,
          known.map(({ id }) => id),
        )
      return decision
    }
    const guests = body.guests ? guestsNamed(context, personId, body.guests, known) : known
    const waiting = game.attendance.waiting.find(({ id }) => id === personId)
    const decision = answerIn(
      game,
      {
        ...{ personId, answeredBy },
        guests: guests.map(({ id }) => id),
        atShortNotice: body.at_short_notice ?? waiting?.atShortNotice ?? true,
      },
      { maxGuests: settings.guestsAllowed ? MAX_GUESTS : 0, behind: await isBehind(context, personId) },
      at,
    )
    if (decision.ok) await saveGuests(context, known, guests)
    return decision
  },
})

/** [H-9] Once behind in this game, a person stays so when they say out and in again. */
async function isBehind(
  { sql, id, group, settings, game: { attendance } }: ScheduledContext,
  personId: string,
): Promise<boolean> {
  if (!settings?.fairPlaces || attendance.places === null) return false
  return (
    attendance.wereBehind?.includes(personId) ||
    standsBehind(await findOtherGames(sql, group.id, id), personId)
  )
}

/** A guest of the same name stays the same guest, with their place. */
function guestsNamed(
  { id: gameId }: ScheduledContext,
  userId: string,
  names: readonly string[],
  known: readonly GuestRow[],
): GuestRow[] {
  const left = [...known]
  return names.map((name) => {
    const index = left.findIndex((guest) => guest.name === name)
    const [same] = index < 0 ? [] : left.splice(index, 1)
    return same ?? { id: newId(), gameId, userId, name }
  })
}

async function saveGuests(
  { sql }: ScheduledContext,
  known: readonly GuestRow[],
  guests: readonly GuestRow[],
): Promise<void> {
  await addGuests(
    sql,
    guests.filter(({ id }) => !known.some((guest) => guest.id === id)),
  )
  await deleteGuests(
    sql,
    known.filter(({ id }) => !guests.some((guest) => guest.id === id)).map(({ id }) => id),
  )
}
