import { ACCOUNT_PROBLEMS } from './account-problems.ts'
import { ANY_CALL_PROBLEMS, fillIn } from './any-call-problems.ts'
import { problemsIn } from './refusals.ts'

/** Every refusal of the whole product; those of accounts, and of every page, are in files of their own. */
export const PROBLEMS = problemsIn({
  ...ANY_CALL_PROBLEMS,
  ...ACCOUNT_PROBLEMS,

  'too-slow': '408 This took too long to arrive, so nothing was saved. Send it again.',

  // the newsletter
  'newsletter-link-invalid':
    "404 This link is invalid or expired. Enter your email again and we'll send a new one.",

  // groups and members
  'group-not-found': '404 Group not found',
  'unknown-sport': "422 We don't know this sport. Pick one from the list.",
  'no-playing-days': '422 Pick at least one playing day.',
  'unknown-playing-day': '422 One of the playing days is not a day of the week.',
  'not-an-image': '415 This file is not a PNG, JPG, GIF or WebP picture.',
  'damaged-image': '422 This picture is damaged or empty. Try another one.',
  'image-too-large': '413 Pictures may have up to 10 MB and 40 megapixels.',
  'too-many-groups': '429 You made ten groups today. Make the next one tomorrow.',
  'already-member': '409 This person is already in the group.',
  'rejected-lately': '409 An admin said no today. You can ask again a day after that.',
  'not-a-member': "409 You're not in this group.",
  'admins-cannot-leave': '403 Admins cannot leave. Ask the creator to make you a member first.',
  'creator-cannot-leave': '403 The creator cannot leave. Hand the group over or delete it.',
  'member-not-found': '404 This person is not in the group.',
  'no-such-request': '404 This request is gone: withdrawn, or answered already.',
  'not-approved-yet': '409 Approve this person first.',
  'already-admin': '409 This person is already an admin.',
  'cannot-promote-yourself': '403 You cannot promote yourself.',
  'cannot-remove-yourself': '403 You cannot remove yourself. Once you are no admin any more, you can leave.',
  'cannot-remove-creator': '403 The creator cannot be removed.',
  'only-creator-removes-admins': '403 Only the creator can remove an admin.',
  'not-an-admin': '409 This person is not an admin. Make them one first.',
  'creator-stays-admin': '403 The creator stays an admin. Hand the group over first.',
  'already-creator': '409 The group is already theirs.',

  // places
  'place-not-found': "404 We don't know this place any more. Search for it again.",
  'place-out-of-reach': "503 The map service isn't answering right now. Set the pin instead.",

  // who comes
  'scheduled-game-not-found': "404 We can't find this game. Its date may have changed.",
  'answers-off': "409 This group doesn't ask who comes.",
  'game-cancelled': '409 This game is cancelled.',
  'not-cancelled': '409 This game is not cancelled.',
  'game-begun': '409 This game has begun, so its date stays as it is.',
  'play-begun': '409 Play has begun. Plan the cup with the teams of this game.',
  'game-over': '409 This game is over.',
  'too-many-guests': '409 You can bring {max} guests at most.',
  'too-few-places': '422 A game has {places} places, so it cannot need more people than that.',
  'not-waiting': "409 You're not on the waiting list.",
  'place-taken': "409 The place is taken. You're still on the waiting list.",
  'spares-asked': '409 The spares have been asked already.',
  'no-cost': '409 This game costs nothing. Set what a game costs first.',
  'not-on-paid-list':
    '404 This person is not on the list: only people who are in or have come pay for a game.',
  'notification-not-found': '404 This notification is gone.',
  'mail-link-invalid':
    '404 This link is incomplete or of an account that is gone. Sign in to choose what we email you.',

  // the date of a game
  'date-taken': '409 This group has another game on that day.',
  'date-moved': '409 The game of this day was moved to {date}. Move it back, or move another game here.',
  'date-cancelled': '409 The game of this day is cancelled. Choose "Play after all" to bring it back.',
  'in-the-past': '422 This time has passed. Pick a later one.',
  'too-far-ahead': '422 Pick a date within the next three months.',

  // game day
  'not-playing-day': '409 Today is not a playing day for this group.',
  'check-in-not-open': '409 Check-in is not enabled yet. It opens 1 hour before game start.',
  'check-in-over': '409 Check-in is over: the game has ended.',
  'not-at-venue': '409 You must be at the venue to check in',
  'wrong-venue-code': "409 That's not the venue code. Check it again: it changes every minute.",
  'no-active-game': '409 No active game found for today',
  'game-closed': "409 This game is over. Its results can't be changed.",
  'participant-not-found': '404 No one of that name is at this game.',
  'not-arrived': '409 {name} has not arrived yet.',
  'team-has-played': '409 {name} has played, so they stay on the list. Mark them as gone home instead.',
  'unknown-team': '422 There is no such team: this game has teams 1 to {max}.',
  'last-of-called-team':
    '409 {name} is the last player of {team}, which plays next. Put another player in first.',
  'gone-home': '409 {name} has gone home.',
  'plays-now': '409 {name} is playing. Wait for the end of the match.',
  'not-in-a-team': '409 {name} is in no team.',
  'last-player': '409 {team} needs at least one player of its own.',
  'captain-not-next': '409 Captains change their team between matches, when it plays next. Ask an organiser.',
  'not-next-captain': '409 {name} is next for this armband.',
  'no-captain-candidate': '409 No one who has arrived can be captain of this team yet.',
  'captain-order': '409 {team} gets its captain first.',
  'already-captain': '409 This team has a captain and has picked players already.',
  'nobody-selected': '422 Choose at least one player to draft.',
  'draft-not-started': '409 The draft starts when teams 1 and 2 have a captain.',
  'team-without-captain': '409 {team} has no captain yet.',
  'not-your-turn': '409 It is the turn of {team}.',
  'one-at-a-time': '409 Captains pick one player at a time here.',
  'drafting-over': '409 The draft is over.',
  'player-taken': '409 {name} is in {team} already.',
  'outside-window':
    '409 Teams 1 and 2 pick only from the first {window} to arrive, the others from those after them.',
  'team-full': '409 There is room for {room} more in this team.',
  'no-room': '409 {team} has no free place.',
  'already-there': '409 {name} is there already.',
  'not-in-that-team': '409 {name} is not in {team}.',
  'team-settled':
    "409 {team} has played or is called. From then on 'Change players' is the way to change it.",
  'too-few-players': '409 There are not enough players here for {teams} teams.',
  'teams-not-ready': '409 Teams 1 and 2 need players before the rest can be assigned.',
  'nobody-left': '409 Everyone who fits is already in a team.',
  'too-few-teams': '409 Two teams need at least one player each.',

  // cups
  'other-plan': '409 The plan has changed meanwhile. Look at it first: yours was not saved.',
  'no-cup': '409 This game has no cup. Plan one first.',
  'cup-begun': '409 The cup has begun.',
  'not-in-cup': '409 {team} is in no cup.',

  // live match
  'game-not-found': '404 Match Not Found',
  'not-played-yet': '409 Press Play Ball first: then the matches begin.',
  'match-on': '409 A match is on. End it first.',
  'no-match': '409 No match is on. Start one first.',
  'toss-pending': '409 The coin toss comes first.',
  'no-toss-pending': '409 There is no coin toss to make now.',
  'same-team-twice': '422 A team cannot play itself. Choose two teams.',
  'team-not-in-game': '422 This team is not in this game.',
  'team-empty': '409 {team} has no players.',
  'not-suggested-pairing': '403 The referee starts the suggested match; another pairing is for admins.',
  'plays-in-it': '409 {name} plays in this match.',
  'not-running': '409 The clock is not running, so nothing counts now.',
  'other-match': '409 That match is over. Nothing was changed.',
  'late-press-not-found': '404 There is no such late goal in this game.',
  'late-press-settled': '409 Someone has already decided about this goal.',
  'not-on-pitch': '409 {team} is not on the pitch.',
  'below-zero': '409 A score cannot go below zero.',
  'not-open-to-watch':
    "404 This game isn't open to watch. Ask the person who sent you the link for a new one.",
  'nothing-to-take-back': '409 There is nothing left to take back.',
  'taken-back-already': '409 This has been taken back already.',
  'match-not-over': '409 Match {match} is not over. Only a finished match can be corrected.',
  'result-changed':
    '409 Match {match} is {score} now: it has changed meanwhile. Your correction was not saved.',
  'same-score': '409 Match {match} already has this score.',
  'nothing-to-redo': '409 There is nothing to redo.',
  'redone-already': '409 This has been redone already.',
  'newer-command': '409 Something newer comes first: {what}. Nothing was taken back.',
  'out-of-reach':
    '409 Undo reaches back to the start of match {match}. To change an older result, correct it.',
  'called-since': '409 {team} has been called to the pitch since then, so it stays as it is.',
  'toss-other-teams': '409 The coin is between the two teams that have just played.',
  'choices-missing': '422 Both teams must choose a side',
  'same-side': '422 Teams cannot choose the same side!',

  // the chat of a group
  'chat-off': '409 Chat is switched off in this group.',
  'message-not-found': '404 This message is gone.',
  'message-removed': '409 This message was removed.',
  'own-message': '409 This message is yours. You can remove it.',
  'already-reported': '409 You have reported this before.',
  'edit-time-over': '409 A message can be edited for ten minutes. Send another one.',
  'poll-closed': '409 This poll is closed.',
  'unknown-answer': '422 This poll has no such answer.',
  'one-answer-only': '422 Pick one answer.',
  'no-links-yet': '409 Links work after your first day in this group.',

  // events
  'event-not-found': "404 We can't find this event. It may have been deleted.",
  'event-not-published': '409 This event is not published yet.',
  'event-published': '409 This event is published. Cancel it instead.',
  'event-incomplete': '422 Add the {missing} first.',
  'event-cancelled': '409 This event is cancelled.',
  'event-over': '409 This event is over.',
  'event-too-far-ahead': '422 Pick a date within the next two years.',
  'event-check-in-not-open': '409 Check-in opens one hour before the event starts.',
  'event-without-pin': '409 This event has no pin on the map. Check in with the code that a host shows.',
  'not-in': "409 You're not in yet. Say that you're in first, or ask a host.",
  'on-waiting-list': "409 You're on the waiting list. Ask a host to check you in.",
  'reply-not-found': '404 This person is not in and does not wait for a place.',
  'host-fixed': '409 A published event keeps its host.',
  'guests-off': '409 No more guests may come along.',
  'too-many-events': '429 You made twenty events today. Make the next one tomorrow.',

  // vendors: their profiles, pages and enquiries
  'not-a-vendor': '403 A business profile is for people who signed up as a vendor.',
  'vendor-exists': '409 You already have a business profile. Edit that one.',
  'vendor-not-found': '404 You have no business profile yet.',
  'vendor-gone': '404 This vendor has no page here any more.',
  'vendor-hidden': '409 We have hidden your page after reports. Write to us to show it again.',
  'vendor-place-missing': '409 Say where you work from. A published page needs a place.',
  'too-many-pictures': '409 A page has up to six pictures. Remove one first.',
  'picture-not-found': '404 This picture is gone.',
  'enquiry-without-event': '409 This enquiry is about no event.',
  'own-vendor': '409 This is your own page. Only other people ask about it or report it.',
  'enquiry-not-found': '404 This enquiry is gone.',
  'no-links-in-new-enquiry': '409 Links work after the first day of an enquiry. Write without them for now.',

  // what the operator has to turn on: notifications on phones, timings of pages
  'push-off': "409 This server doesn't send notifications to phones.",
  'unknown-push-service':
    "422 We don't send notifications through this browser's push service. Use another browser.",
  'unusable-push-key': '422 This browser sent a key that we cannot use. Turn notifications on again.',
  'field-timings-off': "409 This server doesn't measure how fast its pages are.",
})

export type ProblemCode = keyof typeof PROBLEMS

/** Any endpoint may answer with it, and none needs to name it. */
export type CommonProblem = keyof typeof ANY_CALL_PROBLEMS

/** 'not-at-venue' is titled 'Not at venue'. */
export const problemTitle = (code: ProblemCode): string => {
  const words = code.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The sentence with its blanks filled in. */
export const problemDetail = (code: ProblemCode, values: Record<string, string | number> = {}): string =>
  fillIn(PROBLEMS[code].detail, values)

/** How long to wait, in words: never less than it is. */
export function waitInWords(seconds: number): string {
  if (seconds <= 10) return 'a moment'
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
