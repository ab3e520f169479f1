import type { EventPlan, GameReference, Notification } from '@turnout/contract/notifications'
import type { PlaceKind } from '@turnout/rules/notifications'
import { dateIn, dayLabel, shortDate, weekdayOf } from '../../platform/time/dates.ts'
import { sentences as texts } from './texts.ts'

type Sentence = { title: string; detail: string }
type DataOf<K extends Notification['kind']> = Extract<Notification, { kind: K }>['data']

const dayOf = ({ date, start_time, time_zone }: GameReference, now: number) =>
  dayLabel(date, dateIn(time_zone, now), start_time)
const onDay = ({ date }: { date: string }) => shortDate(date)
const groupAndPlaces = (group: string, left: number | null) =>
  left === null ? group : texts.placesLeft(group, left)

const GAINED = {
  free: texts.becameFree,
  restored: texts.morePlaces,
  arrived: texts.thereAtTheStart,
}
const STANDING_ENDED = { no_shows: texts.standingNoShows, not_there: texts.standingNotThere }
const LOST = { fewer_places: texts.fewerPlaces, not_there: texts.wentToArrival }

/** The name of the group, event or person of the notification. */
export function subjectName(notification: Notification): string {
  if ('group' in notification) return notification.group.name
  return 'event' in notification ? notification.event.title : notification.enquiry.name
}

const dayAndTime = ({ date, start_time }: EventPlan) => texts.dayAndTime(shortDate(date), start_time)

/** The fact first, then its group, event or person. */
export function notificationSentence(notification: Notification, now: number): Sentence {
  const { kind, data } = notification
  const name = subjectName(notification)
  if ('guest' in data && data.guest !== undefined)
    return guestSentence(notification as OfPlace, data.guest, name)
  switch (kind) {
    case 'game_open':
    case 'reminder':
      return {
        title: texts.areYouIn(dayOf(data.game, now), data.game.start_time),
        detail: groupAndPlaces(name, data.places_left),
      }
    case 'spare_asked':
      return {
        title: texts.canYouFillIn(dayOf(data.game, now), data.game.start_time),
        detail: groupAndPlaces(name, data.places_left),
      }
    case 'place_gained':
      return { title: texts.placeGained(onDay(data.game)), detail: GAINED[data.why](name) }
    case 'place_offered':
      return {
        title: texts.placeOffered,
        detail: texts.firstToTap(name, onDay(data.game), data.game.start_time),
      }
    case 'place_lost':
      return { title: texts.placeLost(onDay(data.game)), detail: LOST[data.why](name) }
    case 'game_moved':
      return { title: movedText(data), detail: texts.at(name, data.game.venue_name) }
    case 'game_cancelled':
      return {
        title: texts.cancelled(onDay(data.game)),
        detail: data.reason === null ? name : texts.because(name, data.reason),
      }
    case 'game_restored':
      return {
        title: texts.onAgain(onDay(data.game)),
        detail: texts.hours(name, data.game.start_time, data.game.end_time),
      }
    case 'standing_answer_ended':
      return {
        title: texts.standingEnded(weekdayOf(data.game.date)),
        detail: STANDING_ENDED[data.why](name),
      }
    case 'drafted':
      return { title: texts.drafted(data.team), detail: name }
    case 'match_next':
      return { title: texts.matchNext, detail: texts.matchOf(name, data.team) }
    case 'game_over':
      return {
        title: resultText(data),
        detail: texts.matches(name, onDay(data), data.matches),
      }
    case 'approved':
      return { title: texts.approved, detail: name }
    case 'announcement':
      return { title: data.text ?? texts.announced(data.user.name), detail: texts.by(name, data.user.name) }
    case 'mention':
      return { title: texts.mentioned(data.user.name), detail: texts.quoted(name, data.text) }
    case 'message_reported':
      return { title: texts.reported(data.user.name), detail: texts.quoted(name, data.text) }
    case 'too_few':
      return {
        title: texts.moreToPlay(onDay(data.game), data.minimum - data.going),
        detail: texts.inAndNeeded(name, data.going, data.minimum),
      }
    case 'join_requested':
      return { title: texts.wantsToJoin(data.user.name), detail: name }
    case 'joined':
      return { title: texts.joined(data.user.name), detail: name }
    case 'event_cancelled':
      return {
        title: texts.eventCancelled(name),
        detail: data.reason === null ? dayAndTime(data) : texts.because(dayAndTime(data), data.reason),
      }
    case 'event_moved':
      return { title: texts.eventMoved(name), detail: texts.at(dayAndTime(data), data.venue_name) }
    case 'event_place_gained':
      return { title: texts.eventPlaceGained(name), detail: texts.becameFree(dayAndTime(data)) }
    case 'event_place_offered':
      return {
        title: texts.placeOffered,
        detail: texts.firstToTap(name, shortDate(data.date), data.start_time),
      }
    case 'event_place_lost':
      return { title: texts.eventPlaceLost(name), detail: texts.fewerPlaces(dayAndTime(data)) }
    case 'enquiry_message':
      return { title: texts.wroteToYou(name), detail: texts.inYourEnquiries }
  }
}

type OfPlace = Extract<Notification, { kind: PlaceKind }>

/** About the place of a guest, for the person who brings them. */
function guestSentence({ kind, data }: OfPlace, guest: string, name: string): Sentence {
  const { date, start_time } = 'game' in data ? data.game : data
  const detail = texts.at(name, texts.dayAndTime(shortDate(date), start_time))
  switch (kind) {
    case 'place_gained':
    case 'event_place_gained':
      return { title: texts.guestHasPlace(guest), detail }
    case 'place_offered':
    case 'event_place_offered':
      return {
        title: texts.placeOfferedTo(guest),
        detail: texts.firstToTap(name, shortDate(date), start_time),
      }
    case 'place_lost':
    case 'event_place_lost':
      return { title: texts.guestLostPlace(guest), detail }
  }
}

function movedText({ game, from }: DataOf<'game_moved'>): string {
  if (game.date !== from.date) return texts.movedToDay(onDay(from), onDay(game), game.start_time)
  return game.start_time === from.start_time
    ? texts.changed(onDay(from))
    : texts.movedToTime(onDay(from), game.start_time)
}

function resultText(data: DataOf<'game_over'>): string {
  const { winners, cup_winner: cupWinner, is_cup_undecided: isUndecided } = data
  if (isUndecided) return texts.noCupWinner
  if (cupWinner !== undefined) return texts.cupWinner(cupWinner)
  const [first] = winners
  if (first === undefined) return texts.noWinner
  return winners.length === 1 ? texts.winner(first) : texts.winners(winners)
}
