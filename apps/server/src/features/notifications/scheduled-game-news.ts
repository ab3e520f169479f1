import { type Attendee, answerOf, freePlaces } from '@turnout/rules/attendance'
import type { GroupKind, PlaceKind } from '@turnout/rules/notifications'
import { callSpares } from '@turnout/rules/plan-game'
import {
  missingToMinimum,
  type ScheduledGame,
  type ScheduledGameEvent,
  type Step,
} from '@turnout/rules/scheduled-game'
import type { Events } from '../../events.ts'
import type { Sql } from '../../platform/db/database.ts'
import { findGroup, type GroupRow } from '../groups/public.ts'
import { findPeople, findSettings, isAsking } from '../scheduled-games/public.ts'
import { adminIds, markAnswered, refreshQuestions } from './delivery-store.ts'
import { gameReference } from './game-reference.ts'
import { type Fact, notify } from './notify.ts'
import { offerNotices, placeNotices } from './place-news.ts'
import type { StoredData } from './stored.ts'

type Change = Events['scheduled-game-changed']

/** One change of a session, with the data that all its notices need. */
interface News {
  sql: Sql
  group: GroupRow
  change: Change
}

type Part<K extends GroupKind> = Pick<Fact<K>, 'kind' | 'userIds' | 'key' | 'data'> &
  Partial<Pick<Fact<K>, 'replaces'>>

function notifyAbout<K extends GroupKind>({ sql, group, change }: News, part: Part<K>): Promise<void> {
  const { actorId, at, game } = change
  const { session } = game
  return notify<K>(sql, { replaces: null, ...part, groupId: group.id, actorId, at, session })
}

/** Members with an answer for a game. */
export const whoAnswered = async (
  sql: Sql,
  groupId: string,
  { attendance }: Pick<ScheduledGame, 'attendance'>,
): Promise<string[]> =>
  (await findPeople(sql, groupId))
    .map(({ userId }) => userId)
    .filter((userId) => answerOf(attendance, userId) !== null)

const everyone = async ({ sql, group }: News): Promise<string[]> =>
  (await findPeople(sql, group.id)).map(({ userId }) => userId)

/** [Y-8] All members if the group does not ask; otherwise those who have answered. */
async function answeredBy(news: News): Promise<string[]> {
  const { sql, group, change } = news
  const settings = await findSettings(sql, group.id)
  return isAsking(settings) ? whoAnswered(sql, group.id, change.game) : everyone(news)
}

type Question = 'game_open' | 'reminder' | 'spare_asked'

/** [Y-8] Asks members without an answer, if the group asks. [H-20] A spare is reminded only after a question. */
async function ask(news: News, kind: Question, key: string): Promise<void> {
  const { sql, group, change } = news
  const settings = await findSettings(sql, group.id)
  if (!isAsking(settings)) return
  const { attendance } = change.game
  const people = await findPeople(sql, group.id)
  const areSparesMeant = change.game.done.includes('spares-asked')
  const isMeant = {
    game_open: (isSpare: boolean) => !isSpare,
    reminder: (isSpare: boolean) => !isSpare || areSparesMeant,
    spare_asked: (isSpare: boolean) => isSpare,
  }[kind]
  const userIds = people
    .filter(({ userId, isSpare }) => isMeant(isSpare) && answerOf(attendance, userId) === null)
    .map(({ userId }) => userId)
  const places_left = attendance.places === null ? null : freePlaces(attendance)
  await notifyAbout(news, { kind, userIds, key, data: { game: reference(news), places_left } })
}

const reference = ({ group, change: { gameId, game } }: News) => gameReference(group, gameId, game)

async function notifyTooFew(news: News): Promise<void> {
  const { sql, group, change } = news
  const { game, gameId } = change
  const { attendance } = game
  if (missingToMinimum(game) === 0 || game.minimum === null) return
  const people = await findPeople(sql, group.id)
  await notifyAbout(news, {
    kind: 'too_few',
    userIds: await adminIds(sql, group.id),
    key: `too_few ${gameId} ${game.session.date}`,
    data: {
      game: reference(news),
      going: attendance.going.length,
      minimum: game.minimum,
      can_call_spares:
        callSpares(game, change.at).ok &&
        people.some(({ userId, isSpare }) => isSpare && answerOf(attendance, userId) === null),
    },
  })
}

const isAskedNow = ({ events }: Change): boolean =>
  events.some((event) => event.type === 'step' && event.step === 'regulars-asked')

const steps: { [S in Step]?: (news: News) => Promise<void> } = {
  'regulars-asked': (news) => ask(news, 'game_open', `game_open ${news.change.gameId}`),
  'spares-asked': (news) => ask(news, 'spare_asked', `spare_asked ${news.change.gameId}`),
  'spares-called': (news) => ask(news, 'spare_asked', `spare_asked_again ${news.change.gameId}`),
  // no reminder right after the question, as after a pause of the server or in a new group
  reminded: async (news) =>
    isAskedNow(news.change)
      ? undefined
      : ask(news, 'reminder', `reminder ${news.change.gameId} ${news.change.game.session.date}`),
  'too-few-told': notifyTooFew,
}

/** A newer notice about the place of a person or guest replaces an older one. */
const place = ({ change: { gameId, at } }: News, guestId?: string) => {
  const replaces = guestId === undefined ? `place ${gameId}` : `place ${gameId} ${guestId}`
  return { key: `${replaces} ${at}`, replaces }
}

/** A newer notice about the date replaces an older one. */
function notifyOfDate<K extends 'game_cancelled' | 'game_restored' | 'game_moved'>(
  news: News,
  kind: K,
  userIds: readonly string[],
  data: StoredData[K],
): Promise<void> {
  const { gameId, at } = news.change
  const name = { key: `date ${gameId} ${at}`, replaces: `date ${gameId}` }
  return notifyAbout<K>(news, { kind, userIds, data, ...name })
}

async function notifyOfPlaces<K extends Extract<GroupKind, PlaceKind>>(
  news: News,
  kind: K,
  notices: ReturnType<typeof placeNotices>,
  data: StoredData[K],
): Promise<void> {
  for (const { userIds, ...ofGuest } of notices)
    await notifyAbout<K>(news, {
      ...{ kind, userIds, data: { ...data, ...ofGuest } },
      ...place(news, ofGuest.guestId),
    })
}

const entriesOf = (ids: readonly string[], list: readonly Attendee[]): Attendee[] =>
  list.filter(({ id }) => ids.includes(id))

type EventHandlers = {
  [T in ScheduledGameEvent['type']]?: (
    news: News,
    event: Extract<ScheduledGameEvent, { type: T }>,
  ) => Promise<void>
}

/** [Y-8] The people who are notified for each event of a session. */
const handlers: EventHandlers = {
  step: async (news, { step }) => steps[step]?.(news),
  async 'place-gained'(news, { ids, why }) {
    // only people who waited: a person whose own answer took a free place was not waiting
    const { before, game } = news.change
    const list = why === 'arrived' ? game.attendance.going : before.attendance.waiting
    const notices = placeNotices(entriesOf(ids, list))
    await notifyOfPlaces(news, 'place_gained', notices, { game: reference(news), why })
  },
  async 'place-offered'(news, { ids }) {
    const notices = offerNotices(entriesOf(ids, news.change.game.attendance.waiting))
    await notifyOfPlaces(news, 'place_offered', notices, { game: reference(news) })
  },
  async displaced(news, { ids }) {
    // only people who still wait: places added in the same command may have brought others back
    const notices = placeNotices(entriesOf(ids, news.change.game.attendance.waiting))
    await notifyOfPlaces(news, 'place_lost', notices, { game: reference(news), why: 'fewer_places' })
  },
  async replaced(news, { id, by }) {
    const game = reference(news)
    const notices = placeNotices(entriesOf([id], news.change.before.attendance.going))
    await notifyOfPlaces(news, 'place_lost', notices, { game, why: 'not_there' })
    await notifyOfPlaces(news, 'place_gained', placeNotices([by]), { game, why: 'arrived' })
  },
  async cancelled(news, { reason }) {
    await notifyOfDate(news, 'game_cancelled', await everyone(news), { game: reference(news), reason })
  },
  async added(news) {
    // on a day that the group had dropped: people who answered were notified that the game is cancelled
    const userIds = await whoAnswered(news.sql, news.group.id, news.change.game)
    await notifyOfDate(news, 'game_restored', userIds, { game: reference(news) })
  },
  async restored(news) {
    await notifyOfDate(news, 'game_restored', await everyone(news), { game: reference(news) })
  },
  async 'standing-answer-lapsed'(news, { personId, why }) {
    await notifyAbout(news, {
      ...{ kind: 'standing_answer_ended', userIds: [personId] },
      key: `standing_answer_ended ${news.change.gameId}`,
      data: { game: reference(news), why },
    })
  },
  async moved(news) {
    const { before, gameId } = news.change
    const game = reference(news)
    await refreshQuestions(news.sql, { groupId: news.group.id, gameId, game })
    const from = gameReference(news.group, gameId, before)
    await notifyOfDate(news, 'game_moved', await answeredBy(news), { game, from })
  },
}

/** The person's own answer marks the question as read. */
async function markOwnAnswer({ sql, change }: News): Promise<void> {
  const { actorId, gameId, at, before, game } = change
  if (actorId === null || answerOf(game.attendance, actorId) === answerOf(before.attendance, actorId)) return
  await markAnswered(sql, { userId: actorId, gameId, at: new Date(at) })
}

export async function notifyOfScheduledGame(sql: Sql, change: Change): Promise<void> {
  const group = await findGroup(sql, change.groupId)
  if (!group) return
  const news = { sql, group, change }
  for (const event of change.events) {
    const handler = handlers[event.type] as
      | ((news: News, event: ScheduledGameEvent) => Promise<void>)
      | undefined
    await handler?.(news, event)
  }
  await markOwnAnswer(news)
}
