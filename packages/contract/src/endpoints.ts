import * as accounts from './accounts.ts'
import * as attendanceSettings from './attendance-settings.ts'
import * as calendar from './calendar.ts'
import * as chat from './chat.ts'
import * as chatExport from './chat-export.ts'
import * as chatPolls from './chat-polls.ts'
import * as chatReports from './chat-reports.ts'
import * as chatSearch from './chat-search.ts'
import * as comeAndGo from './come-and-go.ts'
import * as correctResult from './correct-result.ts'
import * as cups from './cups.ts'
import type { Endpoint } from './endpoint.ts'
import * as enquiries from './enquiries.ts'
import * as eventCalendar from './event-calendar.ts'
import * as eventCheckIn from './event-check-in.ts'
import * as eventReplies from './event-replies.ts'
import * as eventSearch from './event-search.ts'
import * as events from './events.ts'
import * as fieldTimings from './field-timings.ts'
import * as gameDay from './game-day.ts'
import * as games from './games.ts'
import * as groups from './groups.ts'
import * as history from './history.ts'
import * as invites from './invites.ts'
import * as liveMatch from './live-match.ts'
import * as me from './me.ts'
import * as members from './members.ts'
import * as newsletter from './newsletter.ts'
import * as notificationSettings from './notification-settings.ts'
import * as notifications from './notifications.ts'
import * as signInElsewhere from './oauth.ts'
import * as paidList from './paid-list.ts'
import * as passkeys from './passkeys.ts'
import * as passwords from './passwords.ts'
import * as places from './places.ts'
import * as plannedCups from './planned-cups.ts'
import * as profile from './profile.ts'
import * as push from './push.ts'
import * as scheduledGames from './scheduled-games.ts'
import * as season from './season.ts'
import * as secondFactor from './second-factor.ts'
import * as sessions from './sessions.ts'
import * as signInLink from './sign-in-link.ts'
import * as signUpProof from './sign-up-proof.ts'
import * as spectators from './spectators.ts'
import * as sports from './sports.ts'
import * as standingAnswer from './standing-answer.ts'
import * as statistics from './statistics.ts'
import * as takeBack from './take-back.ts'
import * as teams from './teams.ts'
import * as vendorReports from './vendor-reports.ts'
import * as vendors from './vendors.ts'
import * as venueCode from './venue-code.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'problems' in value && 'reply' in value

/** Every endpoint of the product, in the order of the API description. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  me,
  signInElsewhere,
  signInLink,
  passkeys,
  secondFactor,
  signUpProof,
  vendors,
  enquiries,
  vendorReports,
  newsletter,
  profile,
  passwords,
  sessions,
  push,
  sports,
  groups,
  games,
  attendanceSettings,
  standingAnswer,
  scheduledGames,
  paidList,
  plannedCups,
  events,
  eventReplies,
  eventCalendar,
  eventCheckIn,
  eventSearch,
  notifications,
  notificationSettings,
  chat,
  chatExport,
  chatPolls,
  chatReports,
  chatSearch,
  members,
  invites,
  calendar,
  places,
  gameDay,
  venueCode,
  teams,
  liveMatch,
  comeAndGo,
  takeBack,
  correctResult,
  cups,
  history,
  statistics,
  season,
  spectators,
  fieldTimings,
].flatMap((area) => Object.values(area).filter(isEndpoint))
