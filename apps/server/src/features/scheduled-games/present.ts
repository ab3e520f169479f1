import type { ScheduledGameDetails, ScheduledGame as Wire } from '@turnout/contract/scheduled-games'
import { answerOf } from '@turnout/rules/attendance'
import { may, type Viewer } from '@turnout/rules/membership'
import { callSpares } from '@turnout/rules/plan-game'
import type { ScheduledGame } from '@turnout/rules/scheduled-game'
import { type GroupRow, plannedOn, presentHours, type StartedGame } from '../groups/public.ts'
import { presentComers, presentMyAnswer, presentPerson } from './present-attendance.ts'
import { hasEnded } from './session-games.ts'
import { type GuestRow, isAsking, type PersonRow, type SettingsRow } from './store.ts'

interface View {
  group: GroupRow
  settings: SettingsRow | null
  id: string
  slot: string
  game: ScheduledGame
  startedGames: readonly StartedGame[]
}

interface Reader {
  userId: string
  viewer: Viewer
  now: number
}

export function presentScheduledGame(
  view: View,
  guests: readonly GuestRow[],
  { userId, viewer, now }: Reader,
): Wire {
  const { group, settings, id, slot, game } = view
  const { session, attendance } = game
  const state = stateOf(view, now)
  return {
    id,
    group_id: group.id,
    group_name: group.name,
    sports_type: group.sportsType,
    ...presentHours(group, session),
    time_zone: group.timeZone,
    venue_name: game.venue?.name ?? group.venueName,
    venue_address: game.venue?.address ?? group.venueAddress,
    venue_latitude: game.venue?.latitude ?? group.venueLatitude,
    venue_longitude: game.venue?.longitude ?? group.venueLongitude,
    is_elsewhere: game.venue !== null,
    state,
    moved_from: state === 'moved' ? weeklyHours(group, slot) : null,
    reason: game.cancelled?.reason ?? null,
    mode: settings?.mode ?? 'off',
    places: isAsking(settings) ? attendance.places : null,
    minimum: game.minimum,
    guests_allowed: settings?.guestsAllowed ?? false,
    cost: game.cost ?? null,
    can_call_spares: isAsking(settings) && callSpares(game, now).ok,
    going_count: attendance.going.length,
    waiting_count: attendance.waiting.length,
    not_going_count: attendance.notGoing.length,
    has_planned_cup: Boolean(game.cup) && !hasPlayBegunIn(view),
    my_answer: presentMyAnswer(attendance, guests, userId),
    can_manage: may.manageScheduledGames(viewer),
  }
}

/** [O-25] After Play Ball a planned cup does not start automatically any more. */
const hasPlayBegunIn = ({ game, startedGames }: View): boolean =>
  startedGames.some(({ date, hasPlayBegun }) => hasPlayBegun && date === game.session.date)

function stateOf({ group, slot, game, startedGames }: View, now: number): Wire['state'] {
  if (game.cancelled) return 'cancelled'
  if (hasEnded(game, now, startedGames)) return 'over'
  return group.sessionChanges.some((change) => change.slot === slot) ? 'moved' : 'planned'
}

function weeklyHours(group: GroupRow, slot: string): Wire['moved_from'] {
  const weekly = plannedOn({ ...group, sessionChanges: [] }, slot)
  return weekly && presentHours(group, weekly)
}

/** With the names of everyone who is in, waits, is out or has not answered. */
export function presentDetails(
  view: View,
  guests: readonly GuestRow[],
  people: readonly PersonRow[],
  reader: Reader,
): ScheduledGameDetails {
  const { going, waiting, notGoing } = view.game.attendance
  const known = new Map(people.map((person) => [person.userId, person]))
  return {
    ...presentScheduledGame(view, guests, reader),
    going: presentComers(going, known, guests),
    waiting: presentComers(waiting, known, guests),
    not_going: notGoing.flatMap(({ personId, answeredBy }) => {
      const person = known.get(personId)
      return person ? [{ ...presentPerson(person), answered_by_admin: answeredBy === 'admin' }] : []
    }),
    unanswered: people
      .filter(({ userId }) => answerOf(view.game.attendance, userId) === null)
      .map((person) => ({ ...presentPerson(person), is_spare: person.isSpare })),
  }
}
