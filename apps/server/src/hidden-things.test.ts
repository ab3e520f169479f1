import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { sendChatMessage } from '@turnout/contract/chat'
import { askVendor } from '@turnout/contract/enquiries'
import { cancelEvent, createEvent } from '@turnout/contract/events'
import { createGroup, deleteGroup } from '@turnout/contract/groups'
import { answerScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { publishMyVendor, unpublishMyVendor } from '@turnout/contract/vendors'
import { beforeAll, expect, test } from 'vitest'
import { API } from './app.ts'
import { eventPreview } from './features/events/link-preview.ts'
import { published, STREET_CUP } from './features/events/testing.ts'
import { groupPreview } from './features/groups/link-preview.ts'
import { SETTINGS } from './features/scheduled-games/testing.ts'
import { tidySearchWords } from './features/search/jobs.ts'
import { vendorPreview } from './features/vendors/link-preview.ts'
import { hideVendor } from './features/vendors/store.ts'
import { makeVendor, publishedVendor } from './features/vendors/testing.ts'
import { CANAL_SIDE, club } from './testing/game-setup.ts'
import { hostileQueries } from './testing/hostile-queries.ts'
import { type Person, person } from './testing/people.ts'
import { sharedServer } from './testing/shared-server.ts'

const NOW = '2026-06-15T12:00:00Z'
/** A word in every text of every hidden thing, next to words that are almost those of public pages. */
const SECRET = 'Zwetschge'
const HIDDEN_WORDS = `${SECRET} Weever Weavre Weavor Weafer Steet Bakrey`
const QUERIES = hostileQueries(400, [
  'zwetschge',
  'zwetschke',
  'weaver',
  'street',
  'bakery',
  'kickabout',
  'secret',
])

// one world for all tests, which change nothing in it
const server = sharedServer(async () => {})
let zed: Person
let before: Answer[]
let after: Answer[]
/** Ids that only their owners may use. */
const hidden: Record<string, string> = {}
const publicIds: string[] = []

interface Answer {
  status: number
  total: unknown
  body: string
}

async function ask(path: string, who?: Person): Promise<Answer> {
  const headers = who ? { authorization: `Bearer ${who.token}` } : {}
  const { statusCode, body, headers: sent } = await server.app.inject({ url: API + path, headers })
  return { status: statusCode, total: sent['x-total-count'], body: statusCode === 200 ? body : '' }
}

/** Every other query as a visitor, the others signed in. */
async function askAll(queries = QUERIES): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const [nr, path] of queries.entries()) answers.push(await ask(path, nr % 2 ? zed : undefined))
  return answers
}

const secretEvent = {
  title: HIDDEN_WORDS,
  description: HIDDEN_WORDS,
  venue_name: HIDDEN_WORDS,
  venue_address: HIDDEN_WORDS,
  price: SECRET,
}

/** What anyone may find. */
async function publicWorld(ada: Person) {
  publicIds.push(await published(ada))
  publicIds.push(
    await published(ada, { title: 'Bakery tour', date: '2026-06-16', category: 'Food & Dining' }),
  )
  const { vendor, ...dan } = await publishedVendor(server)
  publicIds.push(vendor.id)
  // its games and messages are for its members only
  const { ada: eve, groupId, people } = await club(server, ['Ben'], { name: 'Secret Kickabout' })
  const open = await club(server, [], { name: 'Weaver Street Regulars' })
  await server.setTime(NOW)
  const body = { ...SETTINGS, strangers_may_find: true }
  await open.ada.call(changeAttendanceSettings, { params: open, body })
  publicIds.push(groupId, open.groupId)
  return { dan, eve, ben: people[0]!, groupId }
}

async function hide(ada: Person, { dan, eve, ben, groupId }: Awaited<ReturnType<typeof publicWorld>>) {
  const params = { groupId }
  const body = { ...STREET_CUP, ...secretEvent }
  hidden.draft = (await ada.call(createEvent, { body })).reply.id
  hidden.groupDraft = (
    await eve.call(createEvent, { body: { ...body, host: { type: 'group', group_id: groupId } } })
  ).reply.id
  for (const reason of [SECRET, undefined]) {
    const eventId = await published(ada, body)
    await ada.call(cancelEvent, { params: { eventId }, body: { reason } })
  }
  const gone = await eve.call(createGroup, {
    body: { ...CANAL_SIDE, name: SECRET, description: HIDDEN_WORDS, venue_name: HIDDEN_WORDS },
  })
  hidden.deletedGroup = gone.reply.id
  const ofGone = { params: { groupId: hidden.deletedGroup } }
  await eve.call(changeAttendanceSettings, { ...ofGone, body: { ...SETTINGS, strangers_may_find: true } })
  await published(eve, { ...body, host: { type: 'group', group_id: hidden.deletedGroup } })
  hidden.gameOfDeleted = (await eve.call(listScheduledGames, ofGone)).reply[0]!.id
  await eve.call(deleteGroup, ofGone)
  const profile = { business_name: HIDDEN_WORDS, description: HIDDEN_WORDS }
  const owners = [await person(server, 'Ira'), await person(server, 'Jo'), await person(server, 'Kim')]
  const [unpublished, taken, hiddenOne] = owners as [Person, Person, Person]
  for (const owner of owners) await makeVendor(server, owner, profile)
  await taken.call(publishMyVendor)
  await taken.call(unpublishMyVendor)
  await hiddenOne.call(publishMyVendor)
  await hideVendor(server.deps.sql, hiddenOne.id, new Date())
  Object.assign(hidden, { unpublished: unpublished.id, taken: taken.id, hiddenOne: hiddenOne.id })
  await eve.call(sendChatMessage, { params, body: { text: HIDDEN_WORDS } })
  const session = (await ben.call(listScheduledGames, { params })).reply[0]!
  hidden.game = session.id
  await ben.call(answerScheduledGame, {
    params: { ...params, gameId: session.id },
    body: { answer: 'going', guests: [SECRET] },
  })
  const asked = await ben.call(askVendor, { params: { vendorId: dan.id }, body: { text: HIDDEN_WORDS } })
  hidden.enquiry = asked.reply.id
  hidden.person = ben.id
  // one that is over
  await server.setTime('2026-06-13T12:00:00Z')
  await published(ada, { ...body, date: '2026-06-13', start_time: '14:00', end_time: '16:00' })
  await server.setTime(NOW)
  await tidySearchWords(server.deps)
}

beforeAll(async () => {
  await server.reset()
  await server.setTime(NOW)
  const ada = await person(server, 'Ada')
  zed = await person(server, 'Zed')
  const world = await publicWorld(ada)
  before = await askAll()
  await hide(ada, world)
  after = await askAll()
}, 300_000)

const differing = (one: Answer[], other: Answer[]) =>
  QUERIES.slice(0, other.length).filter((_, nr) => JSON.stringify(one[nr]) !== JSON.stringify(other[nr]))

test('[M11] drafts, cancelled and hidden things, deleted groups and messages change no answer to 400 hostile searches', () => {
  expect(differing(before, after)).toEqual([])
  expect(after.filter(({ body }) => body.toLowerCase().includes('zwetschge'))).toEqual([])
  expect(after.filter(({ status }) => ![200, 404, 422].includes(status))).toEqual([])
  // the searches do find something
  expect(after.filter(({ body }) => body.includes('Weaver')).length).toBeGreaterThan(40)
})

test('[M11] the same searches find public things with the same words', async () => {
  const ada = await person(server, 'Ada')
  const eventId = await published(ada, secretEvent)
  expect(differing(after, await askAll(QUERIES.slice(0, 200))).length).toBeGreaterThan(10)
  await ada.call(cancelEvent, { params: { eventId }, body: {} })
})

/** An id in variants that another check might read differently. */
const forms = (id: string) => [
  id,
  id.toUpperCase(),
  `{${id}}`,
  `${id}%00`,
  `%20${id}`,
  `${id}.json`,
  `${id}/`,
]

const pagesOf = (id: string) => [
  `/events/${id}`,
  `/events/${id}/calendar.ics`,
  `/vendors/${id}`,
  `/sport-groups/${id}`,
  `/sport-groups/${id}/games`,
  `/calendars/${id}.ics`,
  `/watch/${id}/state`,
]

test('[M11] no guess of an id opens what is hidden, as a visitor or signed in', async () => {
  const guesses = Object.values(hidden).flatMap((id) => forms(id).flatMap(pagesOf))
  expect(guesses.length).toBeGreaterThan(200)
  const opened: string[] = []
  for (const [nr, path] of guesses.entries())
    if (![401, 403, 404, 422].includes((await ask(path, nr % 2 ? zed : undefined)).status)) opened.push(path)
  expect(opened).toEqual([])
  for (const id of publicIds) {
    const answers = await Promise.all(pagesOf(id).map((path) => ask(path)))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
  }
})

const previewOf = async (path: string) =>
  (await groupPreview(server.deps, path)) ??
  (await eventPreview(server.deps, path)) ??
  (await vendorPreview(server.deps, path))

test('[M11] no preview, share card or sitemap shows what is hidden', async () => {
  for (const id of Object.values(hidden))
    for (const path of [
      `/events/${id}`,
      `/sports/groups/${id}`,
      `/sports/groups/${id}/join`,
      `/vendors/${id}`,
    ])
      expect(await previewOf(path)).toBe('not-found')
  const index = (await server.app.inject('/sitemap.xml')).body
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path]) => path!)
  const maps = await Promise.all(files.map(async (path) => (await server.app.inject(path)).body))
  const sitemap = maps.join()
  for (const id of Object.values(hidden)) {
    expect(sitemap).not.toContain(id)
    expect((await server.app.inject(`${API}/share-cards/${id}.png`)).statusCode).not.toBe(200)
  }
  for (const id of publicIds) expect(sitemap).toContain(id)
})
