import { ACCOUNT_PROBLEMS, type Problem } from './account-problems.ts'
import { ANY_CALL_PROBLEMS, fillIn } from './any-call-problems.ts'
import { CHAT_PROBLEMS } from './chat-problems.ts'
import { CUP_PROBLEMS } from './cup-problems.ts'
import { DATE_PROBLEMS } from './date-problems.ts'
import { EVENT_PROBLEMS } from './event-problems.ts'
import { OPERATOR_PROBLEMS } from './operator-problems.ts'
import { VENDOR_PROBLEMS } from './vendor-problems.ts'

/** Every refusal of the whole product; some areas have theirs in files beside this one. */
export const PROBLEMS = {
  ...ANY_CALL_PROBLEMS,
  ...ACCOUNT_PROBLEMS,
  ...CHAT_PROBLEMS,
  ...VENDOR_PROBLEMS,
  ...CUP_PROBLEMS,
  ...DATE_PROBLEMS,
  ...EVENT_PROBLEMS,
  ...OPERATOR_PROBLEMS,

  'too-slow': {
    status: 408,
    detail: 'This took too long to arrive, so nothing was saved. Send it again.',
  },

  // the newsletter
  'newsletter-link-invalid': {
    status: 404,
    detail: "This link is invalid or expired. Enter your email again and we'll send a new one.",
  },

  // groups and members
  'group-not-found': { status: 404, detail: 'Group not found' },
  'unknown-sport': { status: 422, detail: "We don't know this sport. Pick one from the list." },
  'no-playing-days': { status: 422, detail: 'Pick at least one playing day.' },
  'unknown-playing-day': { status: 422, detail: 'One of the playing days is not a day of the week.' },
  'not-an-image': { status: 415, detail: 'This file is not a PNG, JPG, GIF or WebP picture.' },
  'damaged-image': { status: 422, detail: 'This picture is damaged or empty. Try another one.' },
  'image-too-large': { status: 413, detail: 'Pictures may have up to 10 MB and 40 megapixels.' },
  'too-many-groups': { status: 429, detail: 'You made ten groups today. Make the next one tomorrow.' },
  'already-member': { status: 409, detail: 'This person is already in the group.' },
  'rejected-lately': { status: 409, detail: 'An admin said no today. You can ask again a day after that.' },
  'not-a-member': { status: 409, detail: "You're not in this group." },
  'admins-cannot-leave': {
    status: 403,
    detail: 'Admins cannot leave. Ask the creator to make you a member first.',
  },
  'creator-cannot-leave': {
    status: 403,
    detail: 'The creator cannot leave. Hand the group over or delete it.',
  },
  'member-not-found': { status: 404, detail: 'This person is not in the group.' },
  'no-such-request': { status: 404, detail: 'This request is gone: withdrawn, or answered already.' },
  'not-approved-yet': { status: 409, detail: 'Approve this person first.' },
  'already-admin': { status: 409, detail: 'This person is already an admin.' },
  'cannot-promote-yourself': { status: 403, detail: 'You cannot promote yourself.' },
  'cannot-remove-yourself': {
    status: 403,
    detail: 'You cannot remove yourself. Once you are no admin any more, you can leave.',
  },
  'cannot-remove-creator': { status: 403, detail: 'The creator cannot be removed.' },
  'only-creator-removes-admins': { status: 403, detail: 'Only the creator can remove an admin.' },
  'not-an-admin': { status: 409, detail: 'This person is not an admin. Make them one first.' },
  'creator-stays-admin': { status: 403, detail: 'The creator stays an admin. Hand the group over first.' },
  'already-creator': { status: 409, detail: 'The group is already theirs.' },

  // places
  'place-not-found': { status: 404, detail: "We don't know this place any more. Search for it again." },
  'place-out-of-reach': {
    status: 503,
    detail: "The map service isn't answering right now. Set the pin instead.",
  },

  // who comes
  'scheduled-game-not-found': { status: 404, detail: "We can't find this game. Its date may have changed." },
  'answers-off': { status: 409, detail: "This group doesn't ask who comes." },
  'game-cancelled': { status: 409, detail: 'This game is cancelled.' },
  'not-cancelled': { status: 409, detail: 'This game is not cancelled.' },
  'game-begun': { status: 409, detail: 'This game has begun, so its date stays as it is.' },
  'play-begun': { status: 409, detail: 'Play has begun. Plan the cup with the teams of this game.' },
  'game-over': { status: 409, detail: 'This game is over.' },
  'too-many-guests': { status: 409, detail: 'You can bring {max} guests at most.' },
  'too-few-places': {
    status: 422,
    detail: 'A game has {places} places, so it cannot need more people than that.',
  },
  'not-waiting': { status: 409, detail: "You're not on the waiting list." },
  'place-taken': { status: 409, detail: "The place is taken. You're still on the waiting list." },
  'spares-asked': { status: 409, detail: 'The spares have been asked already.' },
  'no-cost': { status: 409, detail: 'This game costs nothing. Set what a game costs first.' },
  'not-on-paid-list': {
    status: 404,
    detail: 'This person is not on the list: only people who are in or have come pay for a game.',
  },
  'notification-not-found': { status: 404, detail: 'This notification is gone.' },
  'mail-link-invalid': {
    status: 404,
    detail: 'This link is incomplete or of an account that is gone. Sign in to choose what we mail you.',
  },

  // game day
  'not-playing-day': { status: 409, detail: 'Today is not a playing day for this group.' },
  'check-in-not-open': {
    status: 409,
    detail: 'Check-in is not enabled yet. It opens 1 hour before game start.',
  },
  'check-in-over': { status: 409, detail: 'Check-in is over: the game has ended.' },
  'not-at-venue': { status: 409, detail: 'You must be at the venue to check in' },
  'wrong-venue-code': {
    status: 409,
    detail: "That's not the venue code. Check it again: it changes every minute.",
  },
  'no-active-game': { status: 409, detail: 'No active game found for today' },
  'game-closed': { status: 409, detail: "This game is over. Its results can't be changed." },
  'participant-not-found': { status: 404, detail: 'No one of that name is at this game.' },
  'not-arrived': { status: 409, detail: '{name} has not arrived yet.' },
  'team-has-played': {
    status: 409,
    detail: '{name} has played, so they stay on the list. Mark them as gone home instead.',
  },
  'unknown-team': { status: 422, detail: 'There is no such team: this game has teams 1 to {max}.' },
  'last-of-called-team': {
    status: 409,
    detail: '{name} is the last player of {team}, which plays next. Put another player in first.',
  },
  'gone-home': { status: 409, detail: '{name} has gone home.' },
  'plays-now': { status: 409, detail: '{name} is playing. Wait for the end of the match.' },
  'not-in-a-team': { status: 409, detail: '{name} is in no team.' },
  'last-player': { status: 409, detail: '{team} needs at least one player of its own.' },
  'captain-not-next': {
    status: 409,
    detail: 'Captains change their team between matches, when it plays next. Ask an organiser.',
  },
  'not-next-captain': { status: 409, detail: '{name} is next for this armband.' },
  'no-captain-candidate': { status: 409, detail: 'No one who has arrived can be captain of this team yet.' },
  'captain-order': { status: 409, detail: '{team} gets its captain first.' },
  'already-captain': { status: 409, detail: 'This team has a captain and has picked players already.' },
  'nobody-selected': { status: 422, detail: 'Choose at least one player to draft.' },
  'draft-not-started': { status: 409, detail: 'The draft starts when teams 1 and 2 have a captain.' },
  'team-without-captain': { status: 409, detail: '{team} has no captain yet.' },
  'not-your-turn': { status: 409, detail: 'It is the turn of {team}.' },
  'one-at-a-time': { status: 409, detail: 'Captains pick one player at a time here.' },
  'drafting-over': { status: 409, detail: 'The draft is over.' },
  'player-taken': { status: 409, detail: '{name} is in {team} already.' },
  'outside-window': {
    status: 409,
    detail: 'Teams 1 and 2 pick only from the first {window} to arrive, the others from those after them.',
  },
  'team-full': { status: 409, detail: 'There is room for {room} more in this team.' },
  'no-room': { status: 409, detail: '{team} has no free place.' },
  'already-there': { status: 409, detail: '{name} is there already.' },
  'not-in-that-team': { status: 409, detail: '{name} is not in {team}.' },
  'team-settled': {
    status: 409,
    detail: "{team} has played or is called. From then on 'Change players' is the way to change it.",
  },
  'too-few-players': { status: 409, detail: 'There are not enough players here for {teams} teams.' },
  'teams-not-ready': { status: 409, detail: 'Teams 1 and 2 need players before the rest can be assigned.' },
  'nobody-left': { status: 409, detail: 'Everyone who fits is already in a team.' },
  'too-few-teams': { status: 409, detail: 'Two teams need at least one player each.' },

  // live match
  'game-not-found': { status: 404, detail: 'Match Not Found' },
  'not-played-yet': { status: 409, detail: 'Press Play Ball first: then the matches begin.' },
  'match-on': { status: 409, detail: 'A match is on. End it first.' },
  'no-match': { status: 409, detail: 'No match is on. Start one first.' },
  'toss-pending': { status: 409, detail: 'The coin toss comes first.' },
  'no-toss-pending': { status: 409, detail: 'There is no coin toss to make now.' },
  'same-team-twice': { status: 422, detail: 'A team cannot play itself. Choose two teams.' },
  'team-not-in-game': { status: 422, detail: 'This team is not in this game.' },
  'team-empty': { status: 409, detail: '{team} has no players.' },
  'not-suggested-pairing': {
    status: 403,
    detail: 'The referee starts the suggested match; another pairing is for admins.',
  },
  'plays-in-it': { status: 409, detail: '{name} plays in this match.' },
  'not-running': { status: 409, detail: 'The clock is not running, so nothing counts now.' },
  'other-match': { status: 409, detail: 'That match is over. Nothing was changed.' },
  'late-press-not-found': { status: 404, detail: 'There is no such late goal in this game.' },
  'late-press-settled': { status: 409, detail: 'Someone has already decided about this goal.' },
  'not-on-pitch': { status: 409, detail: '{team} is not on the pitch.' },
  'below-zero': { status: 409, detail: 'A score cannot go below zero.' },
  'not-open-to-watch': {
    status: 404,
    detail: "This game isn't open to watch. Ask the person who sent you the link for a new one.",
  },
  'nothing-to-take-back': { status: 409, detail: 'There is nothing left to take back.' },
  'taken-back-already': { status: 409, detail: 'This has been taken back already.' },
  'match-not-over': {
    status: 409,
    detail: 'Match {match} is not over. Only a finished match can be corrected.',
  },
  'result-changed': {
    status: 409,
    detail: 'Match {match} is {score} now: it has changed meanwhile. Your correction was not saved.',
  },
  'same-score': { status: 409, detail: 'Match {match} already has this score.' },
  'nothing-to-redo': { status: 409, detail: 'There is nothing to redo.' },
  'redone-already': { status: 409, detail: 'This has been redone already.' },
  'newer-command': {
    status: 409,
    detail: 'Something newer comes first: {what}. Nothing was taken back.',
  },
  'out-of-reach': {
    status: 409,
    detail: 'Undo reaches back to the start of match {match}. To change an older result, correct it.',
  },
  'called-since': {
    status: 409,
    detail: '{team} has been called to the pitch since then, so it stays as it is.',
  },
  'toss-other-teams': { status: 409, detail: 'The coin is between the two teams that have just played.' },
  'choices-missing': { status: 422, detail: 'Both teams must choose a side' },
  'same-side': { status: 422, detail: 'Teams cannot choose the same side!' },
} as const satisfies Record<string, Problem>

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

/** How long to wait, as people say it: never less than it is. */
export function waitInWords(seconds: number): string {
  if (seconds <= 10) return 'a moment'
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
