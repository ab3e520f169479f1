import { answerScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import type { GoingAnswer } from '@turnout/rules/answers'
import { standsBehind } from '@turnout/rules/fair-places'
import { changeGuests, type GuestTerms } from '@turnout/rules/guests'
import { may } from '@turnout/rules/membership'
import { answerIn, answerOut } from '@turnout/rules/plan-game'
import { refuse } from '@turnout/rules/result'
import { newId } from '../../platform/ids.ts'
import { membershipId } from '../members/public.ts'
import { findOtherGames } from './other-games.ts'
import type { ScheduledContext } from './run-scheduled-command.ts'
import { scheduledCommand } from './scheduled-command.ts'
import { hasEnded } from './session-games.ts'
import { changeGuestRows, findGuests, isAsking } from './store.ts'

export const answerScheduledGame = scheduledCommand(endpoint, {
  may: may.answer,
  async decide(context, { actor, body }) {
    const { sql, group, game, settings, viewer, startedGames, at } = context
    if (!isAsking(settings)) return refuse('answers-off')
    if (hasEnded(game, at, startedGames)) return refuse('game-over')
    const personId = body.user_id ?? actor.id
    const answeredBy = personId === actor.id ? 'self' : 'admin'
    if (answeredBy === 'admin') {
      if (!may.manageScheduledGames(viewer)) return refuse('not-allowed')
      if (!(await membershipId(sql, group.id, personId))) return refuse('member-not-found')
    }
    const known = (await findGuests(sql, [context.id])).filter(({ userId }) => userId === personId)
    const isIn = body.answer === 'going'
    const changed = changeGuests(known, isIn ? body.guests : [], (name) => ({
      ...{ id: newId(), gameId: context.id, userId: personId, name },
    }))
    const answer = { personId, answeredBy, guests: changed.guests.map(({ id }) => id) } as const
    const terms = { guestsAllowed: settings.guestsAllowed, known: known.map(({ id }) => id) }
    const decision = isIn
      ? await decideIn(context, body, answer, terms)
      : answerOut(game, { personId, answeredBy }, at)
    if (decision.ok) await changeGuestRows(sql, changed)
    return decision
  },
})

async function decideIn(
  context: ScheduledContext,
  body: { at_short_notice?: boolean | undefined },
  answer: Omit<GoingAnswer, 'atShortNotice'>,
  terms: GuestTerms,
) {
  const { game, at } = context
  const waiting = game.attendance.waiting.find(({ id }) => id === answer.personId)
  return answerIn(
    game,
    { ...answer, atShortNotice: body.at_short_notice ?? waiting?.atShortNotice ?? true },
    { ...terms, behind: await isBehind(context, answer.personId) },
    at,
  )
}

/** [H-9] A person who was once behind in this game stays so when they answer out and then in. */
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
