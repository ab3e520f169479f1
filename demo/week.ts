import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { changeMemberAttendance, listMembers } from '@turnout/contract/members'
import { markPaid } from '@turnout/contract/paid-list'
import {
  answerScheduledGame,
  callSpares,
  cancelScheduledGame,
  listScheduledGames,
  moveScheduledGame,
  type ScheduledGame,
} from '@turnout/contract/scheduled-games'
import { changeStandingAnswer } from '@turnout/contract/standing-answer'
import { weekdayOf } from '@turnout/rules/dates'
import type { Club } from './game-day.ts'
import { callAs } from './host.ts'
import { ABSENT, EARLY, LATER, type Person } from './people.ts'

const MINUTE_MS = 60_000

/** Another group, with its members in the order in which they joined. */
export interface OtherGroup {
  groupId: string
  organiser: Person
  members: readonly Person[]
}

/** Twelve answer at the first question; Ravi brings his brother. */
const IN_EARLY = ['Ada Okafor', ...EARLY, ...LATER] as const
const IN_LATER = ABSENT.slice(0, 6)
const SPARES = ABSENT.slice(6, 9)
const WAITING = ['Ben Whitfield', ...ABSENT.slice(9, 11)]
/** Of those who are in today. */
const PAID = ['Ada Okafor', ...EARLY]
/** They always come on the day of the next game. */
const STANDING = ['Ada Okafor', ...EARLY.slice(0, 2)]
const OUT = ['Cleo Marchetti', ...ABSENT.slice(11, 14)]

/** The days before today: who comes today and who has paid, a full next game with a waiting list, and a moved game. */
export async function answerWeek(
  club: Club,
  personNamed: (name: string) => Person,
  now: number,
): Promise<void> {
  const { host, ada, groupId } = club
  let minutesAgo = 30 * 60
  const next = () => {
    minutesAgo -= 20
    return host.setTime(now - minutesAgo * MINUTE_MS)
  }
  const params = { groupId }
  await next()
  const settings = {
    mode: 'limited',
    places: null,
    minimum: 10,
    guests_allowed: true,
    fair_places: true,
    cost: { amount: 400, currency: 'GBP' },
  } as const
  await callAs(host, ada, changeAttendanceSettings, { params, body: settings })
  await markSpares(club, SPARES.map(personNamed))

  const games = await callAs(host, ada, listScheduledGames, { params })
  const today = games.find(({ starts_at, ends_at }) => starts_at <= now && now < ends_at)
  const [nextGame, gameAfter] = games.filter(({ starts_at }) => starts_at > now)
  if (!today || !nextGame || !gameAfter) throw new Error('The demo club has no week of games.')
  const says = async (
    name: string,
    game: ScheduledGame,
    answer: 'going' | 'not_going',
    guests?: string[],
  ) => {
    await next()
    const body = { answer, ...(guests && { guests }) }
    await callAs(host, personNamed(name), answerScheduledGame, { params: { groupId, gameId: game.id }, body })
  }

  for (const name of [...IN_EARLY, 'Ben Whitfield', 'Cleo Marchetti']) await says(name, today, 'going')
  for (const name of PAID)
    await callAs(host, ada, markPaid, {
      params: { groupId, gameId: today.id, userId: personNamed(name).id },
      body: { paid: true },
    })
  for (const name of IN_EARLY)
    await says(name, nextGame, 'going', name.startsWith('Ravi') ? ['Ollie Subramanian'] : undefined)
  await callAs(host, ada, callSpares, { params: { groupId, gameId: nextGame.id } })
  for (const name of [SPARES[0] ?? '', ...IN_LATER, ...WAITING]) await says(name, nextGame, 'going')
  for (const name of OUT) await says(name, nextGame, 'not_going')
  for (const name of EARLY) await says(name, gameAfter, 'going')
  for (const name of STANDING)
    await callAs(host, personNamed(name), changeStandingAnswer, {
      params,
      body: { weekdays: [weekdayOf(nextGame.date)] },
    })
  await next()
  const body = {
    date: gameAfter.date,
    start_time: anHourAfter(gameAfter.start_time),
    end_time: anHourAfter(gameAfter.end_time),
  }
  await callAs(host, ada, moveScheduledGame, { params: { groupId, gameId: gameAfter.id }, body })
}

async function markSpares({ host, ada, groupId }: Club, spares: readonly Person[]): Promise<void> {
  const members = await callAs(host, ada, listMembers, { params: { groupId } })
  const ids = spares.map(({ id }) => id)
  for (const { id: memberId } of members.filter(({ user }) => ids.includes(user.id)))
    await callAs(host, ada, changeMemberAttendance, {
      params: { groupId, memberId },
      body: { is_spare: true },
    })
}

const anHourAfter = (time: string): string =>
  `${String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0')}${time.slice(2)}`

/** The group asks who comes, and its games are among the public events. */
export async function openToStrangers({ host }: Club, { organiser, groupId }: OtherGroup): Promise<void> {
  const body = {
    mode: 'limited',
    places: 15,
    minimum: 6,
    guests_allowed: true,
    fair_places: true,
    cost: null,
    strangers_may_find: true,
  } as const
  await callAs(host, organiser, changeAttendanceSettings, { params: { groupId }, body })
}

/** Members are in for the next two games of another group, then its organiser cancels the second. */
export async function cancelSecondGame(
  { host }: Club,
  { organiser, members, groupId }: OtherGroup,
  now: number,
): Promise<void> {
  await host.setTime(now - 10 * 60 * MINUTE_MS)
  const listed = await callAs(host, organiser, listScheduledGames, { params: { groupId } })
  const [first, second] = listed.filter(({ starts_at }) => starts_at > now)
  if (!first || !second) throw new Error(`The group of ${organiser.name} has no two games to come.`)
  for (const { id: gameId } of [first, second])
    for (const member of members.slice(0, 6))
      await callAs(host, member, answerScheduledGame, {
        params: { groupId, gameId },
        body: { answer: 'going' },
      })
  await callAs(host, organiser, cancelScheduledGame, {
    params: { groupId, gameId: second.id },
    body: { reason: 'Railway works under the arches' },
  })
}
