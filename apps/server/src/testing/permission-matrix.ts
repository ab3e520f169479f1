import { GROUP_ROWS } from './group-permissions.ts'

/**
 * Who may call what (trust 1); permissions.test.ts checks it over HTTP. A route without a row fails there.
 * `+` is the success of the call, `-` is 401 without a valid sign-in and 403 for all others, and a number is the
 * refusal that the state causes, not the permission.
 */
export const ACTORS = [
  'visitor',
  'unconfirmed',
  'outsider',
  'pending',
  'member',
  'captain',
  'referee',
  'admin',
  'creator',
  'platformAdmin',
  'adminElsewhere',
  'deadToken',
] as const

export type Actor = (typeof ACTORS)[number]

// biome-ignore format: a table is read by its columns
const ENDPOINT_ROWS = {
  // visitor, unconfirmed, outsider, pending, member, captain, referee, admin, creator, platform admin, elsewhere, dead
  //                 vis unc out pen mem cap ref adm cre pla els dea
  register:         ' +   +   +   +   +   +   +   +   +   +   +   +',
  getSignUpChallenge:' +   +   +   +   +   +   +   +   +   +   +   +',
  login:            ' +   +   +   +   +   +   +   +   +   +   +   +',
  activate:         '404 404 404 404 404 404 404 404 404 404 404 404',
  finishActivation: '404 404 404 404 404 404 404 404 404 404 404 404',
  listSignInProviders:' + + +  +   +   +   +   +   +   +   +   +',
  exchangeSignInCode:'401 401 401 401 401 401 401 401 401 401 401 401',
  requestSignInLink:' +   +   +   +   +   +   +   +   +   +   +   +',
  exchangeSignInLink:'404 404 404 404 404 404 404 404 404 404 404 404',
  requestPasskeySignIn:'+  +   +   +   +   +   +   +   +   +   +   +',
  signInWithPasskey:'403 403 403 403 403 403 403 403 403 403 403 403',
  requestSecondFactor:'401 401 401 401 401 401 401 401 401 401 401 401',
  finishSignIn:     '401 401 401 401 401 401 401 401 401 401 401 401',
  createVendor:     ' -   +  409  -   -   -   -   -   -   -   -   -',
  getMyVendor:      ' -  404  +   -   -   -   -   -   -   -   -   -',
  updateMyVendor:   ' -  404  +   -   -   -   -   -   -   -   -   -',
  listVendors:      ' +   +   +   +   +   +   +   +   +   +   +   +',
  getVendor:        ' +   +   +   +   +   +   +   +   +   +   +   +',
  publishMyVendor:  ' -   -   +   -   -   -   -   -   -   -   -   -',
  unpublishMyVendor:' -   -   +   -   -   -   -   -   -   -   -   -',
  addVendorPicture: ' -   -  422  -   -   -   -   -   -   -   -   -',
  removeVendorPicture:'-  -  404  -   -   -   -   -   -   -   -   -',
  // the creator has asked the outsider, who is the vendor
  askVendor:        ' -   -  409  +   +   +   +   +   +   +   +   -',
  reportVendor:     ' -   -  409  +   +   +   +   +   +   +   +   -',
  listEnquiries:    ' -   -   +   +   +   +   +   +   +   +   +   -',
  getEnquiry:       ' -   -   +  404 404 404 404 404  +  404 404  -',
  answerEnquiry:    ' -   -   +  404 404 404 404 404  +  404 404  -',
  readEnquiry:      ' -   -   +  404 404 404 404 404  +  404 404  -',
  addVendorToEvent: ' -   -  409 404 404 404 404 404 409 404 404  -',
  removeVendorFromEvent:'- -  +  404 404 404 404 404  +  404 404  -',
  listEventVendors: ' +   +   +   +   +   +   +   +   +   +   +   +',
  shareEmail:       ' -   -   +  404 404 404 404 404  +  404 404  -',
  subscribe:        ' +   +   +   +   +   +   +   +   +   +   +   +',
  confirmSubscription: '404 404 404 404 404 404 404 404 404 404 404 404',
  unsubscribe:      '404 404 404 404 404 404 404 404 404 404 404 404',
  unsubscribeFromTopic:'404 404 404 404 404 404 404 404 404 404 404 404',
  // off unless the operator turns it on
  reportFieldTimings:'409 409 409 409 409 409 409 409 409 409 409 409',
  listSports:       ' +   +   +   +   +   +   +   +   +   +   +   +',
  resendActivation: ' -   +  409 409 409 409 409 409 409 409 409  -',
  logout:           ' -   +   +   +   +   +   +   +   +   +   +   -',
  getMe:            ' -   +   +   +   +   +   +   +   +   +   +   -',
  updateMe:         ' -   +   +   +   +   +   +   +   +   +   +   -',
  uploadProfileImage:' -  -  422 422 422 422 422 422 422 422 422  -',
  deactivate:       ' -   -   +   +   +   +   +   +   +   +   +   -',
  // only the member of this world has a password
  changePassword:   ' -   -   -   -   +   -   -   -   -   -   -   -',
  forgotPassword:   ' +   +   +   +   +   +   +   +   +   +   +   +',
  resetPassword:    '404 404 404 404 404 404 404 404 404 404 404 404',
  listSessions:     ' -   -   +   +   +   +   +   +   +   +   +   -',
  endSession:       ' -   -  404 404 404 404 404 404 404 404 404  -',
  endOtherSessions: ' -   -   -   -   +   -   -   -   -   -   -   -',
  listPasskeys:     ' -   -   +   +   +   +   +   +   +   +   +   -',
  requestPasskey:   ' -   -   -   -   +   -   -   -   -   -   -   -',
  addPasskey:       ' -   -   -   -   -   -   -   -   -   -   -   -',
  renamePasskey:    ' -   -  404 404 404 404 404 404 404 404 404  -',
  removePasskey:    ' -   -  404 404 404 404 404 404 404 404 404  -',
  getSecondFactor:  ' -   -   +   +   +   +   +   +   +   +   +   -',
  requestConfirmation:'-  -   +   +   +   +   +   +   +   +   +   -',
  // the member has a password, and no passkey
  turnSecondFactorOn:' -  -   -   -  409  -   -   -   -   -   -   -',
  turnSecondFactorOff:'-  -   -   -  409  -   -   -   -   -   -   -',
  renewRecoveryCodes:' -  -   -   -  409  -   -   -   -   -   -   -',
  getPush:          ' -   -   +   +   +   +   +   +   +   +   +   -',
  turnPushOn:       ' -   -   +   +   +   +   +   +   +   +   +   -',
  turnPushOff:      ' -   -   +   +   +   +   +   +   +   +   +   -',

  getGameDay:       ' -   -   -   -   +   +   +   +   +   +   -   -',
  listPlayers:      ' -   -   -   -   +   +   +   +   +   +   -   -',
  listManualParticipants: ' - - -  -   +   +   +   +   +   +   -   -',
  checkIn:          ' -   -   -   -   +   +   +   +   +   -   -   -',
  getVenueCode:     ' -   -   -   -   -   -   -   +   +   +   -   -',
  checkInMember:    ' -   -   -   -   -   -   -   +   +   +   -   -',
  manualCheckIn:    ' -   -   -   -   -   -   -   +   +   +   -   -',
  removeParticipant:' -   -   -   -   -   -   -   +   +   +   -   -',
  evenTeams:        ' -   -   -   -   -   -   -   +   +   +   -   -',
  movePlayer:       ' -   -   -   -   -   -   -   +   +   +   -   -',
  assignTeams:      ' -   -   -   -   -   -   -   +   +   +   -   -',
  autoAssignTeams:  ' -   -   -   -   -   -   -   +   +   +   -   -',
  assignCaptains:   ' -   -   -   -   -   +   -   +   +   +   -   -',
  selectPlayers:    ' -   -   -   -   -   +   -   +   +   +   -   -',
  playBall:         ' -   -   -   -   -   +   -   +   +   +   -   -',

  getGameState:     ' -   -   -   -   +   +   +   +   +   +   -   -',
  getGameTeams:     ' -   -   -   -   +   +   +   +   +   +   -   -',
  getTimer:         ' -   -   -   -   +   +   +   +   +   +   -   -',
  getSuggestedTeams:' -   -   -   -   +   +   +   +   +   +   -   -',
  startMatch:       ' -   -   -   -   -   -   +   +   +   +   -   -',
  startTimer:       ' -   -   -   -   -   -   +   +   +   +   -   -',
  pauseTimer:       ' -   -   -   -   -   -   +   +   +   +   -   -',
  changeScore:      ' -   -   -   -   -   -   +   +   +   +   -   -',
  settleLatePress:  ' -   -   -   -   -   -   -   +   +   +   -   -',
  endMatch:         ' -   -   -   -   -   -   +   +   +   +   -   -',
  tossCoin:         ' -   -   -   -   -   -   +   +   +   +   -   -',
  nameReferee:      ' -   -   -   -   -   -   -   +   +   +   -   -',
  holdUpcomingMatch:' -   -   -   -   -   -   -   +   +   +   -   -',
  switchStage:      ' -   -   -   -   -   -   -   +   +   +   -   -',
  closeGame:        ' -   -   -   -   -   -   -   +   +   +   -   -',
  listGamePlayers:  ' -   -   -   -   +   +   +   +   +   +   -   -',
  goHome:           ' -   -   -   -   -   +   -   +   +   +   -   -',
  substitutePlayer: ' -   -   -   -   -   +   -   +   +   +   -   -',
  lendPlayer:       ' -   -   -   -   -   +   -   +   +   +   -   -',
  // the captain's team is full
  fillPlace:        ' -   -   -   -   -  409  -  409 409 409  -   -',
  takeBack:         ' -   -   -   -   -   -   -   +   +   +   -   -',
  correctResult:    ' -   -   -   -   -   -   -   +   +   +   -   -',
  getCup:           ' -   -   -   -   +   +   +   +   +   +   -   -',
  planCup:          ' -   -   -   -   -   -   -   +   +   +   -   -',
  // this game is one of winner-stays
  drawCup:          ' -   -   -   -   -   -   -  409 409 409  -   -',
  withdrawTeam:     ' -   -   -   -   -   -   -  409 409 409  -   -',
  redo:             ' -   -   -   -   -   -   -   +   +   +   -   -',

  getGameReport:    ' -   -   -   -   +   +   +   +   +   +   -   -',
  getReceipt:       ' -   -   -   -   +   +   +   +   +   +   -   -',
  getResults:       ' -   -   -   -   +   +   +   +   +   +   -   -',
  listStatistics:   ' -   -   -   -   +   +   +   +   +   -   -   -',
  getMyStatistics:  ' -   -   +   +   +   +   +   +   +   +   +   -',

  getSpectatorLink: ' -   -   -   -   -   -   -   +   +   +   -   -',
  changeSpectatorLink:'-  -   -   -   -   -   -   +   +   +   -   -',
  renewSpectatorLink:' -  -   -   -   -   -   -   +   +   +   -   -',
  getWatchedState:  ' +   +   +   +   +   +   +   +   +   +   +   +',
  getWatchedCup:    ' +   +   +   +   +   +   +   +   +   +   +   +',
  getWatchedTimer:  ' +   +   +   +   +   +   +   +   +   +   +   +',
}

const PUBLIC_ROW = ' +   +   +   +   +   +   +   +   +   +   +   +'

// biome-ignore format: a table is read by its columns
/** Routes that are not endpoints. */
const OTHER_ROWS = {
  'GET /api/v1/games/:gameId/events':
                    ' -   -   -   -   +   +   +   +   +   +   -   -',
  'GET /api/v1/sport-groups/:groupId/events':
                    ' -   -   -   -   +   +   +   +   +   -   -   -',
  // the world of the matrix has no map
  'GET /api/v1/places/map-tiles/:z/:x/:y':
                    ' -   -  404 404 404 404 404 404 404 404 404  -',
  'GET /api/v1/watch/:token/events': PUBLIC_ROW,
  // the browser goes there before the person is known
  'GET /api/v1/auth/oauth/:provider/start': PUBLIC_ROW,
  'GET /api/v1/auth/oauth/:provider/callback': PUBLIC_ROW,
  'POST /api/v1/csp-reports': PUBLIC_ROW,
  'GET /api/v1/newsletter/one-click': PUBLIC_ROW,
  'POST /api/v1/newsletter/one-click': PUBLIC_ROW,
  'GET /api/v1/notifications/one-click': PUBLIC_ROW,
  'POST /api/v1/notifications/one-click': PUBLIC_ROW,
  'GET /api/v1/uploads/:name': PUBLIC_ROW,
  'GET /api/v1/calendars/:name': PUBLIC_ROW,
  'GET /api/v1/share-cards/:name': PUBLIC_ROW,
  'GET /api/v1/watch/:token/card.png': PUBLIC_ROW,
  'GET /api/v1/openapi.json': PUBLIC_ROW,
  'GET /robots.txt': PUBLIC_ROW,
  'GET /sitemap.xml': PUBLIC_ROW,
  'GET /sitemaps/:name': PUBLIC_ROW,
  'GET /healthz': PUBLIC_ROW,
  'GET /readyz': PUBLIC_ROW,
}

/** The documentation page of the API consists of many files, all of them public. */
export const DOCS_PAGE = /^\/api\/v1\/docs(\/|$)/

export type Cell = '+' | '-' | number
export type Row = Record<Actor, Cell>

const rowOf = (line: string): Row => {
  const cells = line.trim().split(/\s+/)
  if (cells.length !== ACTORS.length)
    throw new Error(`A row has ${ACTORS.length} cells, this one ${cells.length}: ${line}`)
  const entries = ACTORS.map((actor, column) => [actor, cellOf(cells[column] ?? '')])
  return Object.fromEntries(entries) as Row
}

const cellOf = (text: string): Cell => (text === '+' || text === '-' ? text : Number(text))

const rowsOf = (lines: Record<string, string>): Record<string, Row> =>
  Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, rowOf(line)]))

/** By the name of the call. */
export const MATRIX = rowsOf({ ...ENDPOINT_ROWS, ...GROUP_ROWS })
/** By method and route. */
export const OTHER_ROUTES = rowsOf(OTHER_ROWS)

export function statusOf(cell: Cell, actor: Actor, success: number): number {
  if (cell === '+') return success
  if (cell === '-') return actor === 'visitor' || actor === 'deadToken' ? 401 : 403
  return cell
}
