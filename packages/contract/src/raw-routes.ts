import * as z from 'zod'
import { CALENDAR_FEED_PATH } from './calendar.ts'
import type { Endpoint } from './endpoint.ts'
import { GROUP_FEED_PATH, LIVE_FEED_PATH, WATCH_FEED_PATH } from './live-feed.ts'
import { CALLBACK_PATH, Provider, START_PATH, TabKey } from './oauth.ts'
import { MAP_TILE_PATH } from './places.ts'
import type { ProblemCode } from './problem.ts'

/** A route whose answer is no JSON: a stream, a file, a redirect or nothing. */
export interface RawRoute extends Pick<Endpoint, 'name' | 'path' | 'summary' | 'params' | 'query'> {
  method: 'GET' | 'POST'
  access: 'anyone' | 'signed-in'
  status: 200 | 204 | 302 | 303
  /** The content type; null for an answer without a body. */
  type: string | null
  problems: readonly ProblemCode[]
}

const rawRoute = <const R extends RawRoute>(definition: R): R => definition

const ByName = z.object({ name: z.string() })
const ByToken = z.object({ token: z.string() })

export const watchGame = rawRoute({
  name: 'watchGame',
  method: 'GET',
  path: LIVE_FEED_PATH,
  access: 'signed-in',
  summary: 'The live match as server-sent events: `state` carries a GameState, `bye` asks to connect again.',
  params: z.object({ gameId: z.uuid() }),
  status: 200,
  type: 'text/event-stream',
  problems: ['game-not-found'],
})

export const watchGroup = rawRoute({
  name: 'watchGroup',
  method: 'GET',
  path: GROUP_FEED_PATH,
  access: 'signed-in',
  summary:
    'The games to come of a group as server-sent events: `state` carries a GroupFeed, after which answers are requested again; `chat` carries a ChatFeed.',
  params: z.object({ groupId: z.uuid() }),
  status: 200,
  type: 'text/event-stream',
  problems: ['group-not-found'],
})

export const watchByLink = rawRoute({
  name: 'watchByLink',
  method: 'GET',
  path: WATCH_FEED_PATH,
  access: 'anyone',
  summary: 'The same stream for spectators with a link: `state` carries a WatchedState.',
  params: ByToken,
  status: 200,
  type: 'text/event-stream',
  problems: ['not-open-to-watch'],
})

export const getCalendarFile = rawRoute({
  name: 'getCalendarFile',
  method: 'GET',
  path: CALENDAR_FEED_PATH,
  access: 'anyone',
  summary: 'The games as an iCalendar file, by the secret name that getMyCalendar or getGroupCalendar gives.',
  params: ByName,
  status: 200,
  type: 'text/calendar',
  problems: [],
})

export const getShareCard = rawRoute({
  name: 'getShareCard',
  method: 'GET',
  path: '/share-cards/:name',
  access: 'anyone',
  summary:
    'The picture that chats show beside a link, by the id of a group or an event; a redirect to a general one for any other.',
  params: ByName,
  status: 200,
  type: 'image/png',
  problems: [],
})

export const getWatchedCard = rawRoute({
  name: 'getWatchedCard',
  method: 'GET',
  path: '/watch/:token/card.png',
  access: 'anyone',
  summary:
    'The picture that chats show beside the link by which anyone watches a cup; a redirect to a general one without a cup.',
  params: ByToken,
  status: 200,
  type: 'image/png',
  problems: [],
})

export const getUpload = rawRoute({
  name: 'getUpload',
  method: 'GET',
  path: '/uploads/:name',
  access: 'anyone',
  summary: 'A picture by the name that a reply gave.',
  params: ByName,
  status: 200,
  type: 'image/webp',
  problems: [],
})

export const startProviderSignIn = rawRoute({
  name: 'startProviderSignIn',
  method: 'GET',
  path: START_PATH,
  access: 'anyone',
  summary: 'Redirects a browser to the sign-in page of a provider.',
  params: z.object({ provider: Provider }),
  query: z.object({ tab_key: TabKey.optional() }),
  status: 302,
  type: null,
  problems: [],
})

/** A browser is on its way, so these refusals are the fragment of a redirect and no problem document. */
export const SIGN_IN_REFUSALS = [
  'sign-in-over',
  'sign-in-declined',
  'email-not-verified',
  'provider-down',
] as const satisfies readonly ProblemCode[]

export const finishProviderSignIn = rawRoute({
  name: 'finishProviderSignIn',
  method: 'GET',
  path: CALLBACK_PATH,
  access: 'anyone',
  summary: `The provider redirects to here, and this to /signin with #code=… or #refused=…, such as ${SIGN_IN_REFUSALS.join(', ')}.`,
  params: z.object({ provider: Provider }),
  status: 302,
  type: null,
  problems: [],
})

export const getMapTile = rawRoute({
  name: 'getMapTile',
  method: 'GET',
  path: MAP_TILE_PATH,
  access: 'signed-in',
  summary:
    'One picture of the map, from the cache of this server or from the provider that the operator chose.',
  params: z.object({ z: z.string(), x: z.string(), y: z.string() }),
  status: 200,
  type: 'image/png',
  problems: ['place-out-of-reach'],
})

const ONE_CLICK_PATH = '/newsletter/one-click'

export const unsubscribeOneClick = rawRoute({
  name: 'unsubscribeOneClick',
  method: 'POST',
  path: ONE_CLICK_PATH,
  access: 'anyone',
  summary: 'Unsubscribes from within a mail program (RFC 8058). The answer is the same for an unknown token.',
  query: ByToken,
  status: 200,
  type: null,
  problems: [],
})

export const openUnsubscribePage = rawRoute({
  name: 'openUnsubscribePage',
  method: 'GET',
  path: ONE_CLICK_PATH,
  access: 'anyone',
  summary: 'Redirects older mail programs to the page with the button.',
  query: ByToken,
  status: 303,
  type: null,
  problems: [],
})

const MAIL_OFF_PATH = '/notifications/one-click'

export const turnMailOffOneClick = rawRoute({
  name: 'turnMailOffOneClick',
  method: 'POST',
  path: MAIL_OFF_PATH,
  access: 'anyone',
  summary:
    'Ends the mails of one topic from within a mail program (RFC 8058). The answer is the same for an unknown token.',
  query: ByToken,
  status: 200,
  type: null,
  problems: [],
})

export const openNotificationSettings = rawRoute({
  name: 'openNotificationSettings',
  method: 'GET',
  path: MAIL_OFF_PATH,
  access: 'anyone',
  summary: 'Redirects older mail programs to the page with the settings.',
  query: ByToken,
  status: 303,
  type: null,
  problems: [],
})

export const reportCspViolation = rawRoute({
  name: 'reportCspViolation',
  method: 'POST',
  path: '/csp-reports',
  access: 'anyone',
  summary: 'Browsers report here what the content security policy stopped.',
  status: 204,
  type: null,
  problems: [],
})

export const rawRoutes: readonly RawRoute[] = [
  watchGame,
  watchByLink,
  watchGroup,
  getCalendarFile,
  getShareCard,
  getWatchedCard,
  getUpload,
  getMapTile,
  startProviderSignIn,
  finishProviderSignIn,
  unsubscribeOneClick,
  openUnsubscribePage,
  turnMailOffOneClick,
  openNotificationSettings,
  reportCspViolation,
]
