import { expect } from 'vitest'
import { noShows } from '../answers.ts'
import { type Attendance, answerOf, freePlaces, isGuest, SHORT_NOTICE_MS } from '../attendance.ts'
import { attendanceRecords } from '../attendance-record.ts'
import { isEqual } from '../deep-equal.ts'
import { OPENS_BEFORE_MS, REMINDER_BEFORE_MS, SPARES_BEFORE_MS } from '../game-steps.ts'
import { paidLines } from '../paid-list.ts'
import { evolveScheduledGame, type ScheduledGameEvent, type Step } from '../scheduled-game.ts'
import type { Moment } from './season.ts'

/** For this many moments the `expect` of Vitest would take minutes. */
function check(holds: boolean, rule: string, moment: Moment): void {
  if (!holds) expect.fail(`${rule}, at ${new Date(moment.at).toISOString()}: ${JSON.stringify(moment)}`)
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

function placesAreKept(moment: Moment): void {
  const { places, going, waiting, notGoing } = moment.after.attendance
  check(places === null || going.length <= places, '[H-2] more people than places', moment)
  const all = [...idsOf(going), ...idsOf(waiting), ...notGoing.map(({ personId }) => personId)]
  check(new Set(all).size === all.length, '[H-2] a person stands in two lists', moment)
  check(places !== null || waiting.length === 0, '[H-2] a person waits without a limit', moment)
}

function guestsHaveTheirPerson(moment: Moment): void {
  const { going, waiting } = moment.after.attendance
  for (const guest of going.filter(isGuest))
    check(idsOf(going).includes(guest.personId), '[H-1] a guest has a place without their person', moment)
  for (const guest of waiting.filter(isGuest))
    check(
      idsOf([...going, ...waiting]).includes(guest.personId),
      '[H-1] a guest waits without their person',
      moment,
    )
}

/** Until three hours before the start a free place is given at once; then it is offered at short notice. */
function noPlaceStaysEmpty(moment: Moment): void {
  const { session, attendance, cancelled } = moment.after
  if (cancelled || moment.at >= session.startsAt || freePlaces(attendance) === 0) return
  if (moment.at < session.startsAt - SHORT_NOTICE_MS)
    check(attendance.waiting.length === 0, '[H-3] a place is empty while a person waits', moment)
  else
    check(
      attendance.waiting.every(({ atShortNotice, offered }) => !atShortNotice || offered),
      '[H-3] a place is empty and not offered',
      moment,
    )
}

/** A person who accepts an offered place gets it while it is free. */
function offersAreKept(moment: Moment): void {
  const { before, events, at } = moment
  if (moment.what !== 'accept' || before.cancelled || at >= before.session.endsAt) return
  if (freePlaces(before.attendance) > 0)
    check(
      events.some(({ type }) => type === 'place-gained'),
      '[H-7] an offered place was refused',
      moment,
    )
}

/** People who wait keep their order, and a place that is given at once goes to the first of them. */
function orderIsKept(moment: Moment): void {
  const before = idsOf(moment.before.attendance.waiting)
  const after = idsOf(moment.after.attendance.waiting).filter((id) => before.includes(id))
  check(
    after.every((id, index) => index === 0 || before.indexOf(after[index - 1]!) < before.indexOf(id)),
    '[H-5] the order of the list is broken',
    moment,
  )
  let state = moment.before
  for (const event of moment.events) {
    if (event.type === 'place-gained' && event.why === 'free' && !isShort(moment))
      check(
        isFront(state.attendance, event.ids),
        '[H-3] a place went to a person who is not the first',
        moment,
      )
    if (event.type === 'place-gained' && event.why === 'restored')
      check(isFront(state.attendance, event.ids), '[H-8] a displaced person is not the first', moment)
    state = evolveScheduledGame(state, event)
  }
}

const isShort = ({ at, after }: Moment) => at >= after.session.startsAt - SHORT_NOTICE_MS
const isFront = ({ waiting }: Attendance, ids: readonly string[]) =>
  idsOf(waiting.slice(0, ids.length)).join() === ids.join()

const stepsOf = (events: readonly ScheduledGameEvent[]): Step[] =>
  events.flatMap((event) => (event.type === 'step' ? [event.step] : []))

function dueAt({ before: { session }, timetable }: Moment, step: Step): number {
  const opens = Math.max(session.startsAt - OPENS_BEFORE_MS, timetable.previousEndsAt ?? 0)
  const times: Record<Step, number> = {
    'regulars-asked': opens,
    'spares-asked': Math.max(session.startsAt - SPARES_BEFORE_MS, opens),
    reminded: session.startsAt - REMINDER_BEFORE_MS,
    'too-few-told': timetable.goOrNoGoAt,
    'spares-called': timetable.goOrNoGoAt,
    'arrivals-placed': session.startsAt,
    finished: session.endsAt,
  }
  return times[step]
}

const isAsking = (step: Step) => step !== 'arrivals-placed' && step !== 'finished'

/** An organiser may call the spares before the clock asks them, once more with too few in, never after the start. */
function sparesAreCalled(moment: Moment): void {
  const { before, events, at } = moment
  const areTooFew =
    before.done.includes('too-few-told') && before.attendance.going.length < (before.minimum ?? 0)
  const next = !before.done.includes('spares-asked') ? 'spares-asked' : areTooFew ? 'spares-called' : null
  const mayCall =
    !before.cancelled && at < before.session.startsAt && next !== null && !before.done.includes(next)
  check(
    isEqual(stepsOf(events), mayCall ? [next] : []),
    '[H-20] spares were called at the wrong time',
    moment,
  )
}

function stepsAreInTime(moment: Moment): void {
  const steps = stepsOf(moment.events)
  for (const step of steps) {
    const isCall = moment.what === 'call spares' && step === 'spares-asked'
    check(isCall || dueAt(moment, step) <= moment.at, `[H-18] ${step} came too early`, moment)
    check(!moment.before.done.includes(step), `[H-18] ${step} came twice`, moment)
  }
  if (moment.what === 'call spares') sparesAreCalled(moment)
  const times = steps.map((step) => dueAt(moment, step))
  check(
    times.every((time, index) => index === 0 || times[index - 1]! <= time),
    '[H-18] out of order',
    moment,
  )
  if (moment.before.cancelled) check(steps.length === 0, '[H-16] a cancelled game asks', moment)
  else if (moment.what === 'clock') {
    const hasBegun = moment.at >= moment.before.session.startsAt
    check(!hasBegun || !steps.some(isAsking), '[H-18] people are asked after the start', moment)
    for (const step of ['regulars-asked', 'reminded', 'arrivals-placed', 'finished'] as const)
      check(
        moment.at < dueAt(moment, step) || moment.after.done.includes(step) || (hasBegun && isAsking(step)),
        `[H-18] ${step} is missing`,
        moment,
      )
  }
}

/** A person who is there at the start has a place as long as one is free or taken by a person who is absent. */
function arrivalsHaveTheirPlace(moment: Moment): void {
  if (!stepsOf(moment.events).includes('arrivals-placed')) return
  const { places, going } = moment.after.attendance
  if (places === null) return
  const without = moment.arrived.filter((id) => !idsOf(going).includes(id))
  const absent = going.some(({ personId }) => !moment.arrived.includes(personId))
  check(
    without.length === 0 || (!absent && freePlaces(moment.after.attendance) === 0),
    '[H-10] a person who is there has no place',
    moment,
  )
}

/** It ends with a new place or when the answer is removed, never by an answer that gives no place. */
function lateDropOutsStay(moment: Moment): void {
  const { before, after, events } = moment
  for (const [id, { lateDropOut }] of attendanceRecords(before.attendance, [])) {
    const hasPlace = idsOf(after.attendance.going).includes(id)
    const isForgotten = events.some((event) => event.type === 'forgotten' && event.personId === id)
    check(
      !lateDropOut ||
        hasPlace ||
        isForgotten ||
        attendanceRecords(after.attendance, []).get(id)?.lateDropOut === true,
      '[H-6] a late drop-out is gone',
      moment,
    )
  }
}

/** Decided at the end of the session by the arrivals until then. */
function noShowsAreRight(moment: Moment): void {
  if (!stepsOf(moment.events).includes('finished')) return
  const found = moment.events.flatMap((event) => (event.type === 'no-show' ? event.personIds : []))
  const missing = noShows(moment.after.attendance, moment.arrivedByEnd)
  check(found.join() === missing.join(), '[H-11] another person is a no-show', moment)
}

/** All with a place or an arrival are due once, and only the mark of an organiser makes a person paid. */
function paidListIsRight(moment: Moment): void {
  const { before, after, arrivedByEnd } = moment
  const lines = paidLines(after, { arrived: arrivedByEnd })
  const { going } = after.attendance
  const heads = new Set([...idsOf(going), ...arrivedByEnd]).size
  const due = lines.reduce((sum, { amount }) => sum + amount, 0)
  const isFree = after.cancelled !== null || !after.cost
  check(due === (isFree ? 0 : heads * after.cost!.amount), '[H-31] the list is due another sum', moment)
  const marked = (after.paid ?? []).filter((id) => !before.paid?.includes(id))
  check(marked.length === 0 || moment.what === 'mark paid', '[H-32] a person has paid without a mark', moment)
}

/** They answer when the game opens or at once, and end with a second no-show or four weeks away, never by coming. */
function standingAnswersCount(moment: Moment): void {
  const { before, after, events, standing, arrivedByEnd } = moment
  const isOpen =
    before.done.includes('regulars-asked') && !before.cancelled && moment.at < before.session.startsAt
  if (stepsOf(events).includes('regulars-asked') || (moment.what === 'always' && isOpen))
    for (const { personId } of moment.what === 'always' ? standing.slice(-1) : standing)
      check(answerOf(after.attendance, personId) !== null, '[H-27] they always come and are not in', moment)
  if (!stepsOf(events).includes('finished')) return
  const lapsed = events.flatMap((event) => (event.type === 'standing-answer-lapsed' ? [event.personId] : []))
  const missed = events.flatMap((event) => (event.type === 'no-show' ? event.personIds : []))
  for (const { personId, noShows, daysSince } of standing) {
    const isSecond = noShows === 1 && missed.includes(personId)
    const wasAway = daysSince >= 28 && answerOf(after.attendance, personId) !== 'waiting'
    const ends = arrivedByEnd.length > 0 && !arrivedByEnd.includes(personId) && (isSecond || wasAway)
    check(lapsed.includes(personId) === ends, '[H-28] it ended wrongly, or did not end', moment)
  }
}

/** The rules of docs/rules.md for every moment of a scheduled game. Fails with the rule that is broken. */
export function checkMoment(moment: Moment): void {
  paidListIsRight(moment)
  placesAreKept(moment)
  guestsHaveTheirPerson(moment)
  noPlaceStaysEmpty(moment)
  offersAreKept(moment)
  orderIsKept(moment)
  stepsAreInTime(moment)
  arrivalsHaveTheirPlace(moment)
  lateDropOutsStay(moment)
  noShowsAreRight(moment)
  standingAnswersCount(moment)
}
