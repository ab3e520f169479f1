import { login } from '@turnout/contract/accounts'
import { getMyCalendar } from '@turnout/contract/calendar'
import { checkIn, getGameDay, manualCheckIn } from '@turnout/contract/game-day'
import { getInvite, previewInvite } from '@turnout/contract/invites'
import { changeScore, closeGame, endMatch } from '@turnout/contract/live-match'
import { subscribe } from '@turnout/contract/newsletter'
import { changePassword, forgotPassword, resetPassword } from '@turnout/contract/passwords'
import { deactivate, updateMe } from '@turnout/contract/profile'
import { changeSpectatorLink, getWatchedState } from '@turnout/contract/spectators'
import { getVenueCode } from '@turnout/contract/venue-code'
import { beforeEach, expect, test } from 'vitest'
import { API } from './app.ts'
import {
  activationLinkIn,
  mailTo,
  PASSWORD,
  registeredPerson,
  resetLinkIn,
  signIn,
} from './features/accounts/testing.ts'
import {
  CANAL_SIDE,
  CHECK_IN_TIME,
  createStartedGame,
  joinAndApprove,
  kickOff,
} from './testing/game-setup.ts'
import type { Person } from './testing/people.ts'
import { testServer } from './testing/server.ts'
import { sharedServer } from './testing/shared-server.ts'
import { openSpectatorStream } from './testing/stream-reader.ts'

const lines: string[] = []
const server = sharedServer(undefined, () =>
  testServer({ LOG_LEVEL: 'trace' }, {}, { write: (line) => void lines.push(line) }),
)
beforeEach(() => server.setTime(CHECK_IN_TIME))

/** What no reader of the log may learn, collected during the game. */
const secrets = new Map<string, string>()
const secret = <T extends string>(what: string, value: T): T => {
  expect(value.length, what).toBeGreaterThan(5)
  secrets.set(what, value)
  return value
}

const PHONE = '+44 20 7946 0000'
const HERE = { latitude: 51.535123456, longitude: -0.057123456, accuracy: 17.25 }
const WRONG = 'not the whistle of Ada'
const NEW = 'four new bibs and a whistle'

const phoneOf = (name: string, email: string, token: string): Person => ({
  id: '',
  name,
  email,
  token: secret(`a token of ${name}`, token),
  call: (endpoint, input, headers) => server.call(endpoint, input, { token }, headers),
})

async function newPerson(name: string): Promise<Person> {
  const { email, token } = await registeredPerson(server, name)
  for (const mail of await mailTo(server, email)) secret(`the link of ${name}`, activationLinkIn(mail))
  return phoneOf(name, secret(`the address of ${name}`, email), token)
}

test('[E2] [A12] the whole log of a game, at its lowest level, contains no password, token, code, address or position', async () => {
  secret('the password', PASSWORD)
  secret('a wrong password', WRONG)
  secret('a new password', NEW)
  secret('a phone number', PHONE)
  secret('a phone number as part of an address', encodeURIComponent(PHONE))
  secret('a latitude', String(HERE.latitude))
  secret('a longitude', String(HERE.longitude))

  // accounts: right and wrong, forgotten and found again
  const ada = await newPerson('Ada')
  await server.call(login, { body: { email: ada.email, password: WRONG } })
  const before = await newPerson('Ben')
  await server.call(forgotPassword, { body: { email: before.email } })
  const token = secret('a reset link', resetLinkIn((await mailTo(server, before.email)).at(-1)))
  await server.call(resetPassword, { body: { token, password: NEW } })
  const ben = phoneOf('Ben, signed in again', before.email, (await signIn(server, before.email, NEW)).token)
  await ben.call(changePassword, {
    body: { old_password: WRONG, new_password: NEW, confirm_password: NEW },
  })
  await server.call(subscribe, { body: { email: secret('a reader', 'reader.of.news@example.org') } })

  // a link that is opened by hand, in every form that it may have
  for (const url of [
    `/activate?token=${secrets.get("Ada's link")}`,
    `${API}/auth/activate?token=${secrets.get("Ada's link")}`,
    `${API}/nowhere?email=${ada.email}`,
    `${API}/uploads/${ada.token}`,
  ])
    await server.app.inject({
      url,
      headers: { authorization: `Bearer ${ada.token}`, cookie: `t=${ada.token}` },
    })

  // the game
  const { groupId, gameId } = await createStartedGame(ada, { ...CANAL_SIDE, playing_days: '0,1,2,3,4,5,6' })
  await joinAndApprove(server, ada, groupId, ben)
  const params = { groupId }
  const { code } = (await ada.call(getVenueCode, { params })).reply
  await ben.call(checkIn, { params, body: { code: secret('a venue code', code) } })
  await ada.call(checkIn, { params, body: HERE })
  const guest = { name: 'Guest 9', email: secret('a guest', 'guest.nine@example.org'), phone_number: PHONE }
  await ada.call(manualCheckIn, { params, body: [guest] })
  await ada.call(getGameDay, { params })
  const invite = secret('an invite', (await ada.call(getInvite, { params })).reply.token ?? '')
  await ben.call(previewInvite, { params, query: { invite } })
  const { path } = (await ada.call(getMyCalendar)).reply
  secret('a calendar', path.replace(/^.*\/|\.ics$/g, ''))
  await server.app.inject({ url: API + path })
  const opened = await ada.call(changeSpectatorLink, { params: { gameId }, body: { open: true } })
  const watching = secret('a link for spectators', opened.reply.token ?? '')
  await server.call(getWatchedState, { params: { token: watching } })
  const reader = await openSpectatorStream(server, watching)
  await server.app.inject({ url: `/watch/${watching}` })
  const { a } = await kickOff(ada, gameId)
  const goal = await ada.call(changeScore, { params: { gameId }, body: { team_id: a, action: 'increment' } })
  expect(goal.status).toBe(200)
  await ada.call(endMatch, { params: { gameId } })
  await ada.call(closeGame, { params: { gameId } })
  reader.close()

  // our own faults, while secrets are in the request
  await server.deps.sql.execute('alter table users rename to nobody_finds_them')
  await server.call(login, { body: { email: ada.email, password: PASSWORD } })
  await ada.call(updateMe, { body: { first_name: 'Ada', last_name: 'Okafor', phone_number: PHONE } })
  await server.deps.sql.execute('alter table nobody_finds_them rename to users')
  await ben.call(deactivate)

  const log = lines.join('')
  expect(log).toContain('"unexpected fault"')
  expect(lines.length).toBeGreaterThan(60)
  const leaked = [...secrets].filter(([, value]) => isIn(log, value)).map(([what]) => what)
  expect(leaked).toEqual([])
  expect(log).not.toMatch(/[\w.]+@example\.org/)
  for (const line of lines) expect(line.trim().split('\n')).toHaveLength(1)
})

/** Six digits can occur by chance in times and ids of a log; a code is a separate number. */
const isIn = (log: string, value: string): boolean =>
  /^\d+$/.test(value) ? new RegExp(`(?<![\\w.-])${value}(?![\\w.-])`).test(log) : log.includes(value)
