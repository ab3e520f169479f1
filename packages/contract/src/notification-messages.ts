import { shortDate, weekdayOf } from '@turnout/rules/dates'
import { listInWords } from '@turnout/rules/list-in-words'
import type { NotificationKind, PlaceKind } from '@turnout/rules/notifications'
import { pluralize, teamName, weekdayName } from '@turnout/rules/words'
import type { AnyNotification, GameReference, NotificationData, NotificationOf } from './notifications.ts'

type Content = NotificationOf<NotificationKind, object>

export interface Message {
  title: string
  body: string
}

interface Wording {
  /** The name of the group, the event or the other side of the enquiry. */
  name: string
  /** How to write a name that people chose. */
  quote?: (name: string) => string
  /**
   * How to write the day of a game that a title begins with. Never 'Tomorrow' in a push or a mail: a phone that was off
   * overnight shows the text a day later, and mails are read later too.
   */
  dayOf?: (game: GameReference) => string
}

type Start = Pick<GameReference, 'date' | 'start_time'>
const dayAndTime = ({ date, start_time }: Start) => `${shortDate(date)} ${start_time}`
const startOf = (data: { game: Start } | Start): Start => ('game' in data ? data.game : data)

const placesLeft = (left: number | null) => (left === null ? '' : ` · ${pluralize(left, 'place')} left`)

const PLACE_GAINED = {
  free: 'You were next in line.',
  restored: 'There is room again.',
  arrived: 'You were there at the start.',
} as const

const STANDING_ENDED = {
  no_shows: "You had a place twice and didn't come.",
  not_there: "You weren't there for four weeks.",
} as const

/** The text of a notification: the title and body of a push, the subject and text of a mail, and its row in the bell. */
export function messageOf(
  notification: Content,
  { name, quote = (text) => text, dayOf = ({ date }) => shortDate(date) }: Wording,
): Message {
  const { kind, data } = notification
  const group = quote(name)
  const withText = (what: string, text: string | null) => (text === null ? what : `${what}: ${quote(text)}`)
  if ('guest' in data && data.guest !== undefined)
    return guestMessage(notification as OfPlace, quote(data.guest), group)
  switch (kind) {
    case 'game_open':
    case 'reminder':
      return {
        title: `${dayOf(data.game)} ${data.game.start_time}: are you in?`,
        body: group + placesLeft(data.places_left),
      }
    case 'spare_asked':
      return {
        title: `${dayOf(data.game)} ${data.game.start_time}: can you play?`,
        body: `${group} needs more players.`,
      }
    case 'place_gained':
      return {
        title: `You have a place: ${dayAndTime(data.game)}`,
        body: `${group} · ${PLACE_GAINED[data.why]}`,
      }
    case 'place_offered':
    case 'event_place_offered':
      return {
        title: 'A place is free. Take it?',
        body: `${group}, ${dayAndTime(startOf(data))}. The first to take it has it.`,
      }
    case 'place_lost':
      return data.why === 'fewer_places'
        ? {
            title: `You're back on the waiting list: ${dayAndTime(data.game)}`,
            body: `${group} has fewer places now. You're first in line.`,
          }
        : { title: 'Your place went to another player', body: `You weren't there at the start of ${group}.` }
    case 'game_moved':
      return movedMessage(data, group, quote)
    case 'game_cancelled':
      return {
        title: `${shortDate(data.game.date)} is cancelled`,
        body: withText(group, data.reason),
      }
    case 'game_restored':
      return { title: `${dayAndTime(data.game)} is on again`, body: group }
    case 'standing_answer_ended':
      return {
        title: `"I always come on ${weekdayName(weekdayOf(data.game.date))}s" is off`,
        body: `${group} · ${STANDING_ENDED[data.why]} Say for each game whether you're in.`,
      }
    case 'too_few':
      return {
        title: `${data.going} of ${data.minimum} are in: ${dayAndTime(data.game)}`,
        body: `${group} needs more players.`,
      }
    case 'drafted':
      return { title: `You're in ${teamName(data.team)}`, body: group }
    case 'match_next':
      return { title: 'Your match is next', body: `${teamName(data.team)} plays when this match ends.` }
    case 'game_over':
      return {
        title: result(data),
        body: `${pluralize(data.matches, 'match', 'matches')} · ${group}`,
      }
    case 'approved':
      return { title: `You're in: ${group}`, body: 'Your request was approved.' }
    case 'announcement':
      return {
        title: `${group}: announcement`,
        body: withText(quote(data.user.name), data.text),
      }
    case 'mention':
      return {
        title: `${quote(data.user.name)} mentioned you`,
        body: withText(group, data.text),
      }
    case 'message_reported':
      return {
        title: `A message from ${quote(data.user.name)} was reported`,
        body: withText(group, data.text),
      }
    case 'join_requested':
      return { title: `${quote(data.user.name)} wants to join`, body: group }
    case 'joined':
      return { title: `${quote(data.user.name)} joined`, body: `${group}, by your invite link` }
    case 'event_cancelled':
      return {
        title: `Cancelled: ${group}`,
        body: withText(dayAndTime(data), data.reason),
      }
    case 'event_moved':
      return { title: `Moved: ${group}`, body: `${dayAndTime(data)} · ${quote(data.venue_name)}` }
    case 'event_place_gained':
      return {
        title: `You have a place: ${group}`,
        body: `${dayAndTime(data)} · You were next in line.`,
      }
    case 'event_place_lost':
      return {
        title: `You're back on the waiting list: ${group}`,
        body: `${dayAndTime(data)} · There are fewer places now. You're first in line.`,
      }
    case 'enquiry_message':
      return { title: `${group} wrote to you`, body: 'Read it in your enquiries.' }
  }
}

type OfPlace = NotificationOf<PlaceKind, object>

/** About a guest's place, for the person who brings the guest. */
function guestMessage({ kind, data }: OfPlace, guest: string, name: string): Message {
  const what = `${name}, ${dayAndTime(startOf(data))}.`
  switch (kind) {
    case 'place_gained':
    case 'event_place_gained':
      return { title: `${guest} has a place`, body: what }
    case 'place_offered':
    case 'event_place_offered':
      return { title: `A place is free for ${guest}. Take it?`, body: `${what} The first to take it has it.` }
    case 'place_lost':
    case 'event_place_lost':
      return { title: `${guest} has no place any more`, body: what }
  }
}

/** A new date or start; else a new venue or a new end. */
function movedMessage(
  { game, from }: NotificationData['game_moved'],
  group: string,
  quote: (name: string) => string,
): Message {
  const day = shortDate(from.date)
  const venue = quote(game.venue_name)
  const isSameDay = game.date === from.date
  if (!isSameDay || game.start_time !== from.start_time) {
    const to = isSameDay ? game.start_time : dayAndTime(game)
    return { title: `${day} is moved to ${to}`, body: `${group} · ${venue}` }
  }
  const isSameVenue = game.venue_name === from.venue_name
  const news = isSameVenue ? `${game.start_time} to ${game.end_time}` : venue
  return { title: `${day} has changed`, body: `${group} · ${news}` }
}

function result(data: NotificationData['game_over']): string {
  const { winners, cup_winner: cupWinner, is_cup_undecided: isUndecided } = data
  if (isUndecided) return 'No team won the cup'
  if (cupWinner !== undefined) return `${teamName(cupWinner)} won the cup`
  const [winner] = winners
  if (winner === undefined) return 'The game is over'
  return winners.length === 1
    ? `${teamName(winner)} won`
    : `${listInWords(winners.map(teamName))} share first place`
}

/** The page that a notification opens. */
export function pagePath(notification: AnyNotification): string {
  if ('eventId' in notification) return `/events/${notification.eventId}`
  if ('enquiryId' in notification) return `/vendors/enquiries/${notification.enquiryId}`
  const { kind, groupId, data } = notification
  const group = `/my-sports-groups/${groupId}`
  switch (kind) {
    case 'game_open':
    case 'reminder':
    case 'spare_asked':
    case 'place_gained':
    case 'place_offered':
    case 'place_lost':
    case 'game_moved':
    case 'game_restored':
    case 'too_few':
      return `/answer/${groupId}/${data.game.id}`
    case 'drafted':
      return `${group}/game-day`
    case 'match_next':
      return `${group}/live-match`
    case 'game_over':
      return `${group}/games/${data.game_id}`
    case 'join_requested':
    case 'joined':
      return `${group}/members`
    case 'announcement':
    case 'mention':
    case 'message_reported':
      return `${group}/chat`
    case 'game_cancelled':
    case 'standing_answer_ended':
    case 'approved':
      return group
  }
}
