import { deleteGroup, joinGroup, listGroups, listMyGroups } from '@turnout/contract/groups'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { registrationForm, signIn, signUp } from '../accounts/testing.ts'
import { approve, createTestGroup } from './testing.ts'

const server = sharedServer()
let ada: Person
let ben: Person
beforeEach(async () => {
  ada = await person(server, 'Ada')
  ben = await person(server, 'Ben')
  await server.setTime('2026-06-01T12:00:00Z')
})

const namesOf = (groups: { name: string }[]) => groups.map(({ name }) => name)

const found = async (query: object, who?: Person) => {
  const { reply, headers } = await server.call(listGroups, { query }, who)
  return { names: namesOf(reply), total: Number(headers['x-total-count']) }
}

const LONDON = { venue_name: 'Hackney Marshes', venue_latitude: 51.5533, venue_longitude: -0.0241 }
const PARIS = { venue_name: 'Stade Pershing', venue_latitude: 48.83, venue_longitude: 2.45 }
const TOKYO = { venue_name: 'Yoyogi Park', venue_latitude: 35.67, venue_longitude: 139.69 }

/** Three groups in three towns, the newest last. */
async function threeTowns() {
  await createTestGroup(ada, { name: 'London Lions', ...LONDON })
  await createTestGroup(ada, {
    name: 'Paris Padel',
    sports_type: 'padel',
    playing_days: ['FRIDAY'],
    ...PARIS,
  })
  await createTestGroup(ada, { name: 'Tokyo Tigers', playing_days: ['TUESDAY', 'SUNDAY'], ...TOKYO })
}

describe('all groups', () => {
  test('a visitor sees them, the newest first, with their number', async () => {
    await threeTowns()
    expect(await found({})).toEqual({ names: ['Tokyo Tigers', 'Paris Padel', 'London Lions'], total: 3 })
  })

  test.each`
    query                                  | names
    ${{ search: 'lions' }}                 | ${['London Lions']}
    ${{ search: 'YOYOGI' }}                | ${['Tokyo Tigers']}
    ${{ search: 'tigers park' }}           | ${['Tokyo Tigers']}
    ${{ search: 'tigers pershing' }}       | ${[]}
    ${{ search: '%' }}                     | ${[]}
    ${{ search: '_' }}                     | ${[]}
    ${{ search: '\\' }}                    | ${[]}
    ${{ search: "'; drop table" }}         | ${[]}
    ${{ search: ' ' }}                     | ${['Tokyo Tigers', 'Paris Padel', 'London Lions']}
    ${{ sport: 'padel' }}                  | ${['Paris Padel']}
    ${{ sport: 'Padel' }}                  | ${['Paris Padel']}
    ${{ sport: 'quidditch' }}              | ${[]}
    ${{ day: 'SUNDAY' }}                   | ${['Tokyo Tigers']}
    ${{ day: 'TUESDAY', search: 'lions' }} | ${['London Lions']}
  `('a search for $query finds $names', async ({ query, names }) => {
    await threeTowns()
    expect(await found(query)).toEqual({ names, total: names.length })
  })

  test.each`
    where         | latitude | longitude | names
    ${'Brussels'} | ${50.85} | ${4.35}   | ${['Paris Padel', 'London Lions', 'Tokyo Tigers']}
    ${'Oxford'}   | ${51.75} | ${-1.26}  | ${['London Lions', 'Paris Padel', 'Tokyo Tigers']}
    ${'Alaska'}   | ${52}    | ${-179.9} | ${['Tokyo Tigers', 'London Lions', 'Paris Padel']}
    ${'the pole'} | ${90}    | ${0}      | ${['London Lions', 'Paris Padel', 'Tokyo Tigers']}
  `('[P-1] from $where the nearest is first', async ({ latitude, longitude, names }) => {
    await threeTowns()
    expect((await found({ latitude, longitude })).names).toEqual(names)
  })

  test.each`
    where         | latitude | longitude | within_km | names
    ${'Brussels'} | ${50.85} | ${4.35}   | ${300}    | ${['Paris Padel']}
    ${'Brussels'} | ${50.85} | ${4.35}   | ${330}    | ${['Paris Padel', 'London Lions']}
    ${'Oxford'}   | ${51.75} | ${-1.26}  | ${10}     | ${[]}
  `('[P-1] within $within_km km of $where it finds $names', async ({ where: _, names, ...query }) => {
    await threeTowns()
    expect(await found(query)).toEqual({ names, total: names.length })
  })

  test('[B15] pages do not overlap, contain what they state, and have the total even beyond the last', async () => {
    await threeTowns()
    expect(await found({ page: 1, page_size: 2 })).toEqual({
      names: ['Tokyo Tigers', 'Paris Padel'],
      total: 3,
    })
    expect(await found({ page: 2, page_size: 2 })).toEqual({ names: ['London Lions'], total: 3 })
    expect(await found({ page: 9, page_size: 2 })).toEqual({ names: [], total: 3 })
  })

  test.each([
    'page_size=101',
    'page=0',
    'day=Someday',
    'latitude=91',
    'latitude=north',
    'latitude=51',
    'longitude=0',
    'sort=nearest',
    'within_km=10',
    'within_km=0&latitude=51&longitude=0',
    'within_km=501&latitude=51&longitude=0',
    'sort=newest&latitude=51&longitude=0',
    `search=${'x'.repeat(101)}`,
    'day=MONDAY&day=SUNDAY',
  ])('[B15] %s is refused with a sentence', async (query) => {
    const { statusCode, json } = await server.app.inject({ url: `/api/v1/sport-groups?${query}` })
    expect(statusCode).toBe(422)
    expect(json().detail).toMatch(/\w/)
  })

  test('[B4] a NUL in the search is refused and causes no fault', async () => {
    expect((await server.app.inject({ url: '/api/v1/sport-groups?search=a%00b' })).statusCode).toBe(422)
  })

  test('everyone sees their own role and the true number of members', async () => {
    const groupId = await createTestGroup(ada)
    await approve(ada, groupId, ben)
    const dan = await person(server, 'Dan')
    await dan.call(joinGroup, { params: { groupId } })

    const seenBy = async (who?: Person) => {
      const { reply } = await server.call(listGroups, { query: {} }, who)
      const { is_member, is_pending, role, is_creator } = reply[0]?.current_user_membership ?? {}
      return [reply[0]?.member_count, is_member, is_pending, role, is_creator]
    }
    expect(await seenBy(ada)).toEqual([2, true, false, 'admin', true])
    expect(await seenBy(ben)).toEqual([2, true, false, 'member', false])
    expect(await seenBy(dan)).toEqual([2, false, true, null, false])
    expect(await seenBy()).toEqual([2, false, false, null, false])
  })

  test('[M4] the answer to a visitor contains no name and no address', async () => {
    await threeTowns()
    const { body } = await server.app.inject({ url: '/api/v1/sport-groups' })
    expect(body).not.toMatch(/Okafor|@|creator_id|password|phone|email/)
  })
})

describe('my groups', () => {
  test('[D-8] are in the order in which they play, with pending requests', async () => {
    const friday = await createTestGroup(ada, { name: 'Friday', playing_days: ['FRIDAY'] })
    const monday = await createTestGroup(ada, { name: 'Monday', playing_days: ['MONDAY'] })
    const sunday = await createTestGroup(ada, { name: 'Sunday', playing_days: ['SUNDAY'] })
    await createTestGroup(ada, { name: 'Not Ben' })
    await approve(ada, friday, ben)
    await approve(ada, sunday, ben)
    await ben.call(joinGroup, { params: { groupId: monday } })
    expect(namesOf((await ben.call(listMyGroups)).reply)).toEqual(['Monday', 'Friday', 'Sunday'])

    // on Monday at nine, when Monday's game is over
    await server.setTime('2026-06-01T20:00:00Z')
    expect(namesOf((await ben.call(listMyGroups)).reply)).toEqual(['Friday', 'Sunday', 'Monday'])
  })

  test('do not contain a deleted group', async () => {
    const groupId = await createTestGroup(ada)
    await ada.call(deleteGroup, { params: { groupId } })
    expect((await ada.call(listMyGroups)).reply).toEqual([])
  })

  test('are empty for a person whose email is not confirmed yet', async () => {
    await signUp(server, registrationForm('Eve'))
    const eve = await signIn(server, 'eve@example.org')
    const { status, reply } = await server.call(listMyGroups, undefined, eve)
    expect([status, reply]).toEqual([200, []])
  })
})
