import { listChatMessages, sendChatMessage } from '@turnout/contract/chat'
import { reactToMessage, voteInPoll } from '@turnout/contract/chat-polls'
import type { Endpoint } from '@turnout/contract/endpoint'
import { checkInReply, checkInToEvent } from '@turnout/contract/event-check-in'
import { answerEvent, type Event, getEvent, listMyEvents } from '@turnout/contract/events'
import { checkIn, checkInMember, manualCheckIn } from '@turnout/contract/game-day'
import { changeScore } from '@turnout/contract/live-match'
import {
  answerScheduledGame,
  getScheduledGame,
  listMyScheduledGames,
  listScheduledGames,
  type ScheduledGame,
} from '@turnout/contract/scheduled-games'
import { changeStandingAnswer } from '@turnout/contract/standing-answer'
import { assignCaptains, assignTeams, selectPlayers } from '@turnout/contract/teams'
import { shortDate } from '@turnout/rules/dates'
import { pluralize } from '@turnout/rules/words'
import { errorText, isProblem, ProblemError } from '../api/problem-error.ts'
import { refresh } from '../api/queries.ts'
import { failures } from '../texts.ts'
import { dateIn } from '../time/dates.ts'
import { localTimeZone } from '../time/local-time-zone.ts'
import { toast, UNTIL_READ } from '../toast.ts'
import type { NewCommand } from './queue.ts'
import { unsent } from './unsent.ts'

/** Commands that mean the same whenever they are sent: they name their game, or belong to none. They may wait. */
const VALID_AT_ANY_TIME: readonly Endpoint[] = [
  changeScore,
  answerScheduledGame,
  answerEvent,
  checkInToEvent,
  checkInReply,
  changeStandingAnswer,
  sendChatMessage,
  reactToMessage,
  voteInPoll,
]

/**
 * Commands that may wait and mean 'today', each with the number of its kind for a person who opens the app much later,
 * when no screen can say it.
 */
const OF_TODAY: readonly (readonly [Endpoint, count: (n: number) => string])[] = [
  [checkIn, (n) => pluralize(n, 'check-in of your own', 'check-ins of your own')],
  [checkInMember, (n) => pluralize(n, 'check-in of a player', 'check-ins of players')],
  [manualCheckIn, (n) => pluralize(n, 'list of guests', 'lists of guests')],
  [assignCaptains, (n) => pluralize(n, 'choice of captains', 'choices of captains')],
  [selectPlayers, (n) => pluralize(n, 'pick')],
  [assignTeams, (n) => pluralize(n, 'change of teams', 'changes of teams')],
]

/**
 * A week later the server would apply a command of today to the game of that day. Six hours are longer than any of them
 * is useful, and shorter than the time from one game of a group to the check-in of its next, even if it plays daily for
 * seventeen hours.
 */
export const MAX_AGE_MS = 6 * 60 * 60 * 1000

/** The endpoint of a waiting command; one whose game day is over is refused here, as the server would. */
export function endpointOf({ endpoint: name, madeAt }: NewCommand, now: number): Endpoint {
  const lasting = VALID_AT_ANY_TIME.find((known) => known.name === name)
  const endpoint = lasting ?? ofToday(name)?.[0]
  if (!endpoint) throw new Error(`A press for '${name}' waits, but this version of the page cannot send it.`)
  // made after now, by a clock that was set back since: then its game day is not known
  const isRecent = Math.abs(now - madeAt) <= MAX_AGE_MS
  if (!lasting && !isRecent) throw new CommandExpired(madeAt)
  return endpoint
}

const ofToday = (name: string) => OF_TODAY.find(([known]) => known.name === name)

/** The refusal of an expired command; its screen knows which one it was, so the text names none. */
class CommandExpired extends ProblemError {
  constructor(madeAt: number) {
    super(409, {
      detail: `What you did on ${localDay(madeAt)} wasn't sent: there was no signal in time. Do it again if it still matters.`,
    })
  }
}

/** After this time every code that was valid when it was typed, or a minute earlier, has expired. */
const CODE_MS = 60_000

/** The refusal as the person sees it. [P-3] A venue code that waited for a signal was not a wrong one. */
export function refusalOf({ madeAt }: NewCommand, error: unknown, now: number): unknown {
  const isLate = isProblem(error, 'wrong-venue-code') && now - madeAt >= CODE_MS
  return isLate ? new ProblemError(error.status, { type: error.code, detail: failures.codeRanOut }) : error
}

const localDay = (madeAt: number): string => shortDate(dateIn(localTimeZone(), madeAt))

/** Dropped since the app was opened: the commands of each day, and the toast for them. */
const expired = new Map<string, { commands: string[]; toastId: number }>()

function describeCommands(commands: readonly string[]): string {
  const kinds = [...new Set(commands)]
  return kinds
    .map((kind) => ofToday(kind)?.[1](commands.filter((command) => command === kind).length) ?? kind)
    .join(', ')
}

const ANSWER_TEXTS = {
  going: "You're in",
  waiting: "You're on the waiting list",
  not_going: "You're out",
}

const SENT_IN_CHAT: readonly string[] = [sendChatMessage.name, reactToMessage.name, voteInPoll.name]

/** The answer to a command from a notification, or from before the page was loaded: no screen waits for it. */
export function reportAnswered({ endpoint }: NewCommand, reply: unknown): void {
  if (SENT_IN_CHAT.includes(endpoint)) void refresh(listChatMessages)
  if (endpoint === answerScheduledGame.name) {
    const { group_name, date, my_answer } = reply as ScheduledGame
    sayAnswered(my_answer.answer, group_name, date)
    void refresh(listScheduledGames, listMyScheduledGames, getScheduledGame)
  }
  if (endpoint === answerEvent.name) {
    const { title, date, my_answer } = reply as Event
    sayAnswered(my_answer?.answer, title, date)
    void refresh(getEvent, listMyEvents)
  }
}

function sayAnswered(
  answer: keyof typeof ANSWER_TEXTS | null | undefined,
  name: string,
  date: string | null,
) {
  const what = date === null ? name : `${name}, ${shortDate(date)}`
  if (answer) toast.done(`${ANSWER_TEXTS[answer]}: ${what}`)
}

/** The refusal of a command from before the page was loaded: no screen waits for it. */
export function reportRefused(command: NewCommand, error: unknown): void {
  const { endpoint, madeAt } = command
  if (endpoint === sendChatMessage.name) {
    const reason = errorText(error)
    unsent.add(command, reason)
    toast.failed(`Message not sent. ${reason}`)
    return
  }
  if (!(error instanceof CommandExpired)) {
    toast.failed(errorText(error, 'A change that was waiting was refused'))
    return
  }
  const day = localDay(madeAt)
  const previous = expired.get(day)
  const commands = [...(previous?.commands ?? []), endpoint]
  if (previous) toast.dismiss(previous.toastId)
  const toastId = toast.failed(
    `Not sent: there was no signal in time on ${day}: ${describeCommands(commands)}. Do it again if it still matters.`,
    UNTIL_READ,
  )
  expired.set(day, { commands, toastId })
}
