import { checkIn, checkInMember, listPlayers } from '@turnout/contract/game-day'
import { getVenueCode } from '@turnout/contract/venue-code'
import { sql as query } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkInAtPitch, club, gameDayOf } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { gameLog, participants } from '../game/tables.ts'

const server = sharedServer()
let ada: Person
let people: Person[]
let params: { groupId: string }

beforeEach(async () => {
  const made = await club(server, ['Ben', 'Cleo', 'Dan', 'Eve'])
  ada = made.ada
  people = made.people
  params = { groupId: made.groupId }
})
afterEach(() => expectInvariants(server))

const shown = async () => (await ada.call(getVenueCode, { params })).reply
const checkInWith = (who: Person, code: string) => who.call(checkIn, { params, body: { code } })
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

/** Codes that are valid in neither this minute nor the last one. */
async function wrong(): Promise<(nr: number) => string> {
  await server.setTime('2026-06-09T17:29:30Z')
  const { code: before } = await shown()
  await server.setTime('2026-06-09T17:30:00Z')
  const { code } = await shown()
  const codes = Array.from({ length: 40 }, (_, nr) => other(code, 1 + nr)).filter((one) => one !== before)
  return (nr) => codes[nr] ?? ''
}

describe('[B17] the venue code', () => {
  test('checks a person in, and no position is stored, only the method', async () => {
    const answer = await checkInWith(people[0]!, (await shown()).code)
    expect(answer.reply).toMatchObject({
      message: 'You are in. 1st to arrive.',
      player: { status: 'arrived' },
    })
    const [row] = await server.deps.sql.select().from(participants)
    expect(row).toMatchObject({ method: 'code', distanceM: null, accuracyM: null })
  })

  test('has six digits and the time of the next one, and its QR code fills it in', async () => {
    const { code, path, renews_at, server_time } = await shown()
    expect(code).toMatch(/^\d{6}$/)
    expect(path).toBe(`/my-sports-groups/${params.groupId}/game-day?code=${code}`)
    expect(renews_at % 60_000).toBe(0)
    expect(renews_at - server_time).toBeGreaterThan(0)
    expect(renews_at - server_time).toBeLessThanOrEqual(60_000)
  })

  test('[P-3] is valid in its own minute and the next, and no longer', async () => {
    await server.setTime('2026-06-09T17:30:01.000Z')
    const { code } = await shown()
    await server.setTime('2026-06-09T17:31:40.000Z')
    expect((await shown()).code).not.toBe(code)
    expect((await checkInWith(people[0]!, code)).status).toBe(200)
    await server.setTime('2026-06-09T17:32:00.500Z')
    const late = await checkInWith(people[1]!, code)
    expect([late.status, late.problem.code, late.problem.detail]).toEqual([
      409,
      'wrong-venue-code',
      "That's not the venue code. Check it again: it changes every minute.",
    ])
  })

  test('is different for another group in the same minute', async () => {
    const { code } = await shown()
    const elsewhere = await club(server, [])
    const theirs = await elsewhere.ada.call(getVenueCode, { params: { groupId: elsewhere.groupId } })
    expect(theirs.reply.code).not.toBe(code)
  })

  test.each(['12345', '1234567', 'abcdef', '', ' 12345', '１２３４５６', 123456, null, ['123456']])(
    '%j is not a code',
    async (code) => {
      const answer = await checkInWith(people[0]!, code as string)
      expect([answer.status, answer.problem.code]).toEqual([422, 'invalid-input'])
    },
  )

  test('with a position is invalid', async () => {
    const body = { code: (await shown()).code, latitude: 51.5, longitude: 0 }
    expect((await people[0]!.call(checkIn, { params, body })).status).toBe(422)
  })

  test('is visible to organisers, and only while check-in is open', async () => {
    expect((await people[0]!.call(getVenueCode, { params })).problem.code).toBe('not-allowed')
    const code = async (at: string) => {
      await server.setTime(at)
      return (await ada.call(getVenueCode, { params })).problem.code
    }
    expect(await code('2026-06-08T17:30:00Z')).toBe('not-playing-day')
    expect(await code('2026-06-09T16:59:00Z')).toBe('check-in-not-open')
    expect(await code('2026-06-09T20:00:00Z')).toBe('check-in-over')
  })

  test('has a secret that is in no answer', async () => {
    const { rows } = await server.deps.sql.execute<{ secret: string }>(
      query`select venue_secret as secret from sport_groups`,
    )
    const answers = [await gameDayOf(ada, params.groupId), await shown()]
    expect(rows[0]?.secret).toHaveLength(43)
    expect(JSON.stringify(answers)).not.toContain(rows[0]?.secret)
  })
})

describe('[P-4] guessing', () => {
  test('one person has ten tries a minute, right or wrong', async () => {
    const guess = await wrong()
    const answers = []
    for (let nr = 0; nr < 10; nr++) answers.push(await checkInWith(people[0]!, guess(nr)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(409))
    expect((await checkInWith(people[0]!, (await shown()).code)).status).toBe(429)
    server.pass(60_000)
    expect((await checkInWith(people[0]!, (await shown()).code)).status).toBe(200)
  })

  test('everyone together has thirty wrong tries a minute; then no code is accepted until the minute is over', async () => {
    const guess = await wrong()
    for (const who of people.slice(0, 3))
      await Promise.all(Array.from({ length: 10 }, (_, nr) => checkInWith(who, guess(nr))))
    const { code } = await shown()
    const answer = await checkInWith(people[3]!, code)
    expect([answer.status, answer.problem.code]).toEqual([429, 'too-many-requests'])
    expect(answer.headers['retry-after']).toBeDefined()
    // other ways to check in still work
    expect((await checkInAtPitch(people[3]!, params.groupId)).status).toBe(200)
    server.pass(60_000)
    await server.deps.sql.execute(query`delete from budgets where name = 'check-in'`)
    expect((await checkInWith(people[0]!, (await shown()).code)).status).toBe(200)
  })

  test('right codes are not counted: fifty people may check in within a minute', async () => {
    const { code } = await shown()
    for (let nr = 0; nr < 50; nr++) {
      await server.deps.sql.execute(query`delete from budgets where name = 'check-in'`)
      expect((await checkInWith(people[nr % 4]!, code)).status).toBe(200)
    }
  })

  test('strangers do not use up the budget of the pitch', async () => {
    const elsewhere = await club(server, ['Finn'])
    const guess = await wrong()
    for (let nr = 0; nr < 10; nr++)
      expect((await checkInWith(elsewhere.people[0]!, guess(nr))).status).toBe(403)
    const { rows } = await server.deps.sql.execute(
      query`select 1 from budgets where name = 'wrong-venue-code'`,
    )
    expect(rows).toEqual([])
  })
})

test('organisers see how a person checked in, and the log has who checked them in', async () => {
  await checkInWith(people[0]!, (await shown()).code)
  await checkInAtPitch(people[1]!, params.groupId)
  const member = (await ada.call(listPlayers, { params })).reply.find(({ name }) => name === 'Dan Okafor')!
  await ada.call(checkInMember, { params: { ...params, playerId: member.id } })

  const methodsSeenBy = async (who: Person) =>
    (await who.call(listPlayers, { params })).reply
      .filter(({ status }) => status === 'arrived')
      .map(({ name, arrived_by }) => [name, arrived_by])
  expect(await methodsSeenBy(ada)).toEqual([
    ['Ben Okafor', 'code'],
    ['Cleo Okafor', 'position'],
    ['Dan Okafor', 'admin'],
  ])
  expect(await methodsSeenBy(people[0]!)).toEqual([
    ['Ben Okafor', undefined],
    ['Cleo Okafor', undefined],
    ['Dan Okafor', undefined],
  ])
  const log = await server.deps.sql.select().from(gameLog).orderBy(gameLog.version)
  expect(log.map(({ command, actorId }) => [command, actorId])).toEqual([
    ['checkIn', people[0]!.id],
    ['checkIn', people[1]!.id],
    ['checkInMember', ada.id],
  ])
})
