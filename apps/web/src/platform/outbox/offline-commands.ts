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
import { pluralize } from '@turnout/rules/words'
import { errorText, isProblem, ProblemError } from '../api/problem-error.ts'
import { refresh } from '../api/queries.ts'
import { failures } from '../texts.ts'
import { dateIn, shortDate } from '../time/dates.ts'
import { localTimeZone } from '../time/local-time-zone.ts'
import { toast, UNTIL_READ } from '../toast.ts'
import type { NewCommand } from './queue.ts'
import { unsent } from './unsent.ts'

/** Commands that mean the same whenever they are sent: they name their game, or belong to none. */
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

/** What may wait for a signal: presses at the pitch, where there often is none, answers about coming, messages, reactions and votes. */
const OFFLINE_COMMANDS: readonly Endpoint[] = [
  ...VALID_AT_ANY_TIME,
  checkIn,
  checkInMember,
  manualCheckIn,
  assignCaptains,
  selectPlayers,
  assignTeams,
]

/**
 * All others mean 'tonight': next week the server would take them for that evening's. Six
 * hours are longer than any of them is of use, and shorter than the way from one evening of a group to the check-in of
 * its next, be they played daily and for seventeen hours each.
 */
export const MAX_AGE_MS = 6 * 60 * 60 * 1000

/** The call of a press that waited; one whose evening is over is refused here as the server would, had it been told which it was. */
export function endpointOf({ endpoint: name, madeAt }: NewCommand, now: number): Endpoint {
  const endpoint = OFFLINE_COMMANDS.find((known) => known.name === name)
  if (!endpoint) throw new Error(`A press for '${name}' waits, but this version of the page cannot send it.`)
  // a phone whose clock was put back since says that it was made later than now: then nobody knows of which evening it is
  const isRecent = Math.abs(now - madeAt) <= MAX_AGE_MS
  if (!VALID_AT_ANY_TIME.includes(endpoint) && !isRecent) throw new CommandExpired(madeAt)
  return endpoint
}

/** What its screen says, which knows what it was: the same for all of one day. */
class CommandExpired extends ProblemError {
  constructor(madeAt: number) {
    super(409, {
      detail: `What you did on ${localDay(madeAt)} wasn't sent: there was no signal in time. Do it again if it still matters.`,
    })
  }
}

/** By then a code that was right when it was typed may have run out, and each that was shown the minute before has. */
const CODE_MS = 60_000

/** What the person is told of a refusal. [P-3] A venue code that waited for a signal was not a wrong one. */
export function refusalOf({ madeAt }: NewCommand, error: unknown, now: number): unknown {
  const isLate = isProblem(error, 'wrong-venue-code') && now - madeAt >= CODE_MS
  return isLate ? new ProblemError(error.status, { type: error.code, detail: failures.codeRanOut }) : error
}

const localDay = (madeAt: number): string => shortDate(dateIn(localTimeZone(), madeAt))

/** How many of which kind, for whoever opens the app long after and has no screen that says it. */
const COUNT_TEXTS: Record<string, (n: number) => string> = {
  [checkIn.name]: (n) => pluralize(n, 'check-in of your own', 'check-ins of your own'),
  [checkInMember.name]: (n) => pluralize(n, 'check-in of a player', 'check-ins of players'),
  [manualCheckIn.name]: (n) => pluralize(n, 'list of guests', 'lists of guests'),
  [assignCaptains.name]: (n) => pluralize(n, 'choice of captains', 'choices of captains'),
  [selectPlayers.name]: (n) => pluralize(n, 'pick'),
  [assignTeams.name]: (n) => pluralize(n, 'change of teams', 'changes of teams'),
}

/** Dropped since the app was opened, the calls of each day, and the word that stands for them. */
const expired = new Map<string, { commands: string[]; toastId: number }>()

function describeCommands(commands: readonly string[]): string {
  const kinds = [...new Set(commands)]
  return kinds
    .map((kind) => COUNT_TEXTS[kind]?.(commands.filter((command) => command === kind).length) ?? kind)
    .join(', ')
}

const ANSWER_TEXTS = {
  going: "You're in",
  waiting: "You're on the waiting list",
  not_going: "You're out",
}

const SENT_IN_CHAT: readonly string[] = [sendChatMessage.name, reactToMessage.name, voteInPoll.name]

/** An answer from a notification, or from before the page was loaded, has arrived: no screen waits for it. */
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

/** A press from before the page was loaded was refused, and no screen waits for it. */
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
