import * as z from 'zod'
import { CALENDAR_FEED_PATH } from './calendar.ts'
import { declaring, type Endpoint } from './endpoint.ts'
import { GROUP_FEED_PATH, LIVE_FEED_PATH, WATCH_FEED_PATH } from './live-feed.ts'
import { CALLBACK_PATH, Provider, START_PATH, TabKey } from './oauth.ts'
import { MAP_TILE_PATH } from './places.ts'
import type { ProblemCode } from './problem.ts'

/** A route whose answer is no JSON: a stream, a file, a redirect or nothing. */
export interface RawRoute
  extends Pick<Endpoint, 'name' | 'path' | 'summary' | 'params' | 'query' | 'problems'> {
  method: 'GET' | 'POST'
  access: 'anyone' | 'signed-in'
  /** 200 where none is named. */
  status?: 204 | 302 | 303
  /** The content type; an answer without a body has none. */
  type?: string
}

const rawRoute = declaring<RawRoute>()

const ByName = z.object({ name: z.string() })
const ByToken = z.object({ token: z.string() })

export const watchGame = rawRoute('watchGame', `GET ${LIVE_FEED_PATH}`, {
  summary: 'The live match as server-sent events: `state` carries a GameState, `bye` asks to connect again.',
  params: z.object({ gameId: z.uuid() }),
  type: 'text/event-stream',
  problems: ['game-not-found'],
})

export const watchGroup = rawRoute('watchGroup', `GET ${GROUP_FEED_PATH}`, {
  summary:
    'The games to come of a group as server-sent events: `state` carries a GroupFeed, after which answers are requested again; `chat` carries a ChatFeed.',
  params: z.object({ groupId: z.uuid() }),
  type: 'text/event-stream',
  problems: ['group-not-found'],
})

export const watchByLink = rawRoute('watchByLink', `GET ${WATCH_FEED_PATH}`, {
  access: 'anyone',
  summary: 'The same stream for spectators with a link: `state` carries a WatchedState.',
  params: ByToken,
  type: 'text/event-stream',
  problems: ['not-open-to-watch'],
})

export const getCalendarFile = rawRoute('getCalendarFile', `GET ${CALENDAR_FEED_PATH}`, {
  access: 'anyone',
  summary: 'The games as an iCalendar file, by the secret name that getMyCalendar or getGroupCalendar gives.',
  params: ByName,
  type: 'text/calendar',
})

export const getShareCard = rawRoute('getShareCard', 'GET /share-cards/:name', {
  access: 'anyone',
  summary:
    'The picture that chats show beside a link, by the id of a group or an event; a redirect to a general one for any other.',
  params: ByName,
  type: 'image/png',
})

export const getWatchedCard = rawRoute('getWatchedCard', 'GET /watch/:token/card.png', {
  access: 'anyone',
  summary:
    'The picture that chats show beside the link by which anyone watches a cup; a redirect to a general one without a cup.',
  params: ByToken,
  type: 'image/png',
})

export const getUpload = rawRoute('getUpload', 'GET /uploads/:name', {
  access: 'anyone',
  summary: 'A picture by the name that a reply gave.',
  params: ByName,
  type: 'image/webp',
})

export const startProviderSignIn = rawRoute('startProviderSignIn', `GET ${START_PATH}`, {
  access: 'anyone',
  summary: 'Redirects a browser to the sign-in page of a provider.',
  params: z.object({ provider: Provider }),
  query: z.object({ tab_key: TabKey.optional() }),
  status: 302,
})

/**
 * The browser is being redirected, so these refusals are in the fragment of a redirect and no problem
 * document.
 */
export const SIGN_IN_REFUSALS = [
  'sign-in-over',
  'sign-in-declined',
  'email-not-verified',
  'provider-down',
] as const satisfies readonly ProblemCode[]

export const finishProviderSignIn = rawRoute('finishProviderSignIn', `GET ${CALLBACK_PATH}`, {
  access: 'anyone',
  summary: `The provider redirects to here, and this to /signin with #code=… or #refused=…, such as ${SIGN_IN_REFUSALS.join(', ')}.`,
  params: z.object({ provider: Provider }),
  status: 302,
})

export const getMapTile = rawRoute('getMapTile', `GET ${MAP_TILE_PATH}`, {
  summary:
    'One picture of the map, from the cache of this server or from the provider that the operator chose.',
  params: z.object({ z: z.string(), x: z.string(), y: z.string() }),
  type: 'image/png',
  problems: ['place-out-of-reach'],
})

const ONE_CLICK_PATH = '/newsletter/one-click'

export const unsubscribeOneClick = rawRoute('unsubscribeOneClick', `POST ${ONE_CLICK_PATH}`, {
  access: 'anyone',
  summary: 'Unsubscribes from within a mail program (RFC 8058). The answer is the same for an unknown token.',
  query: ByToken,
})

export const openUnsubscribePage = rawRoute('openUnsubscribePage', `GET ${ONE_CLICK_PATH}`, {
  access: 'anyone',
  summary: 'Redirects older mail programs to the page with the button.',
  query: ByToken,
  status: 303,
})

const MAIL_OFF_PATH = '/notifications/one-click'

export const turnMailOffOneClick = rawRoute('turnMailOffOneClick', `POST ${MAIL_OFF_PATH}`, {
  access: 'anyone',
  summary: 'Ends the mails of one topic from within a mail program (RFC 8058).',
  query: ByToken,
  problems: ['mail-link-invalid'],
})

export const openMailOffPage = rawRoute('openMailOffPage', `GET ${MAIL_OFF_PATH}`, {
  access: 'anyone',
  summary: 'Redirects people and older mail programs to the page with the button.',
  query: ByToken,
  status: 303,
})

export const reportCspViolation = rawRoute('reportCspViolation', 'POST /csp-reports', {
  access: 'anyone',
  summary: 'Browsers report here what the content security policy stopped.',
  status: 204,
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
  openMailOffPage,
  reportCspViolation,
]
