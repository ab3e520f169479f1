import { type Endpoint, fillPath } from '@turnout/contract/endpoint'
import { endpoints } from '@turnout/contract/endpoints'
import { getGroup } from '@turnout/contract/groups'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from './app.ts'
import { sessions } from './features/accounts/tables.ts'
import { notifications } from './features/notifications/tables.ts'
import { newId } from './platform/ids.ts'
import type { MatrixGame } from './testing/matrix-game.ts'
import { type Input, inputsFor } from './testing/matrix-inputs.ts'
import { matrixWorld, type World } from './testing/matrix-world.ts'
import { sharedServer } from './testing/shared-server.ts'
import { type TableSnapshot, tableChecksums, takeTableSnapshot } from './testing/table-snapshot.ts'

const server = sharedServer(async () => {})
let world: World
let snapshot: TableSnapshot
let inputs: Record<string, Input>
/** A checksum of every table: none of these calls changes one. */
let before: Record<string, string>
let otherSession: string
const otherNotification = newId()

beforeAll(async () => {
  world = await matrixWorld(server)
  inputs = inputsFor(world)
  const [session] = await server.deps.sql
    .select()
    .from(sessions)
    .where(eq(sessions.userId, world.people.member!.id))
  otherSession = session!.id
  await server.deps.sql.insert(notifications).values({
    ...{ id: otherNotification, userId: world.people.member!.id, groupId: world.drafting.groupId },
    ...{ kind: 'approved', key: 'approved', data: {}, createdAt: new Date(), expiresAt: new Date() },
  })
  snapshot = await takeTableSnapshot(server.deps)
  before = await tableChecksums(server.deps.sql)
})
afterAll(() => snapshot.drop())

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Wrong values for an id, each with a name for the report. */
function foreignIds(id: string): Record<string, unknown> {
  return {
    "another group's": counterpartOf(id),
    'another kind': anotherKind(id),
    unknown: newId(),
    malformed: 'not-an-id',
    empty: '',
    'with a space': ` ${id}`,
    'a list': [id],
    'an object': { id },
    'a number': 7,
    nothing: null,
  }
}

/** The same thing in a group that the caller does not belong to. */
function counterpartOf(id: string): string {
  const { elsewhere, ...pitches } = world
  const { drafting, running, waiting, drawn } = pitches
  for (const matrixGame of [drafting, running, waiting, drawn]) {
    if (id === matrixGame.groupId) return elsewhere.groupId
    if (id === matrixGame.gameId) return elsewhere.gameId
    if (id === matrixGame.messageId) return elsewhere.messageId
    if (id === matrixGame.eventId) return elsewhere.eventId
    if (id === matrixGame.draftId) return elsewhere.draftId
    if (id === matrixGame.pollId) return elsewhere.pollId
    if (id === matrixGame.scheduledGameId) return elsewhere.scheduledGameId
    if (matrixGame.guests.includes(id)) return elsewhere.guests[0]!
    if (matrixGame.teams.includes(id)) return elsewhere.teams[matrixGame.teams.indexOf(id)]!
    if (matrixGame.latePresses.includes(id)) return elsewhere.latePresses[0]!
    const memberName = Object.entries(matrixGame.memberIds).find(([, memberName]) => memberName === id)?.[0]
    if (memberName) return elsewhere.memberIds[memberName as keyof MatrixGame['memberIds']]
  }
  if (id === world.people.member!.id) return world.people.elsewhere!.id
  if (id === world.people.outsider!.id || id === inputs.removeVendorPicture?.params?.pictureId) return newId()
  if (id === world.enquiries.mine) return world.enquiries.elsewhere
  if (id === inputs.endSession?.params?.sessionId) return otherSession
  if ([inputs.renamePasskey, inputs.removePasskey].some((input) => id === input?.params?.passkeyId))
    return newId()
  if (id === inputs.readNotification?.params?.notificationId) return otherNotification
  // the access token of an account opens no game to spectators
  if (id === world.spectatorToken) return world.tokens.creator!
  throw new Error(`${id} is of no kind that this test knows.`)
}

function anotherKind(id: string): string {
  const { drafting, running, waiting, drawn } = world
  const isGroup = [drafting, running, waiting, drawn].some(({ groupId }) => id === groupId)
  return isGroup ? running.gameId : drafting.groupId
}

interface Variant {
  what: string
  input: Input
}

/** Variants of the call in which one id, in path or body, is replaced by each wrong value. */
const variantsOf = (input: Input): Variant[] => [
  ...Object.entries(input.params ?? {}).flatMap(([name, id]) =>
    Object.entries(foreignIds(id))
      // a path is text, so only text can replace an id in it
      .filter(([, other]) => typeof other === 'string' && other !== '')
      .map(([what, other]) => ({
        what: `${name} is ${what}`,
        input: { ...input, params: { ...input.params, [name]: other as string } },
      })),
  ),
  ...replaced(input.body).map(({ what, value }) => ({ what, input: { ...input, body: value } })),
]

function replaced(value: unknown, at = 'body'): { what: string; value: unknown }[] {
  if (typeof value === 'string' && UUID.test(value))
    return Object.entries(foreignIds(value)).map(([what, other]) => ({
      what: `${at} is ${what}`,
      value: other,
    }))
  if (Array.isArray(value))
    return value.flatMap((inner, index) =>
      replaced(inner, `${at}.${index}`).map(({ what, value: other }) => ({
        what,
        value: value.with(index, other),
      })),
    )
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const inside = replaced(inner, `${at}.${key}`).map(({ what, value: other }) => ({
      what,
      value: { ...value, [key]: other },
    }))
    const { [key]: _, ...rest } = value as Record<string, unknown>
    const keys = UUID.test(key)
      ? Object.entries(foreignIds(key)).filter(([, other]) => typeof other === 'string')
      : []
    return [
      ...inside,
      ...keys.map(([what, other]) => ({
        what: `${at} has a key that is ${what}`,
        value: { ...rest, [other as string]: inner },
      })),
    ]
  })
}

const send = ({ method, path }: Endpoint, { params, query, body }: Input) =>
  server.app.inject({
    method,
    url: API + fillPath(path, params),
    ...(query && { query }),
    ...(body !== undefined && { payload: body as object }),
    headers: { authorization: `Bearer ${world.tokens.creator}` },
  })

/**
 * Anyone may see any group and its venue, ask to join it, and learn that they are not in it; and see any event and
 * its vendors, answer it and check in.
 */
const OPEN_TO_ALL = [
  'acceptEventPlace',
  'answerEvent',
  'checkInToEvent',
  'getEvent',
  'getEventCalendar',
  'getGroup',
  'getPlace',
  'joinGroup',
  'leaveGroup',
  'listEventVendors',
  'listGames',
  'listPastCups',
  'weighInvite',
]

/** Calls that accept "no one" as a referee, or no team, which ends a loan. */
const MAY_BE_NOTHING = ['nameReferee: body.participant_id is nothing', 'lendPlayer: body.team_id is nothing']

/** The reply lists the outcome of each id: here all are 'no request'. */
const isNoRequest = (name: string, answer: { statusCode: number; body: string }) =>
  name === 'approveMembers' &&
  answer.statusCode === 200 &&
  answer.body.includes('"outcome":"no-such-request"')

const withIds = endpoints.filter(({ path }) => path.includes(':'))
/** Without the calls on things that belong to no group. */
const ofGroups = withIds.filter(({ path }) => !/^\/(vendors|enquiries)/.test(path))

describe('[M3] an id of another group, of another kind or no id at all', () => {
  test.each(withIds.map((endpoint) => [endpoint.name, endpoint] as const))(
    'in %s',
    async (name, endpoint) => {
      const wrong: string[] = []
      for (const { what, input } of variantsOf(inputs[name] ?? {})) {
        if (OPEN_TO_ALL.includes(name) && what.endsWith("another group's")) continue
        if (MAY_BE_NOTHING.includes(`${name}: ${what}`)) continue
        const answer = await send(endpoint, input)
        if (isNoRequest(name, answer)) continue
        if (![403, 404, 422].includes(answer.statusCode)) wrong.push(`${what}: ${answer.statusCode}`)
      }
      expect(wrong).toEqual([])
      expect(await tableChecksums(server.deps.sql)).toEqual(before)
    },
  )

  test('in any call on a group that is deleted', async () => {
    const wrong: string[] = []
    for (const matrixGame of [world.drafting, world.running, world.waiting, world.drawn])
      await server.deps.sql.execute(
        `update sport_groups set deleted_at = now() where id = '${matrixGame.groupId}'`,
      )
    for (const endpoint of ofGroups) {
      const { statusCode } = await send(endpoint, inputs[endpoint.name] ?? {})
      if (statusCode !== 404) wrong.push(`${endpoint.name}: ${statusCode}`)
    }
    const events = `${API}/games/${world.running.gameId}/events`
    const stream = await server.app.inject({
      url: events,
      headers: { authorization: `Bearer ${world.tokens.creator}` },
    })
    expect(stream.statusCode).toBe(404)
    expect(wrong).toEqual([])
    await snapshot.restore()
    expect((await send(getGroup, { params: { groupId: world.drafting.groupId } })).statusCode).toBe(200)
  })
})

describe('[M6] a field that no call accepts', () => {
  const SNEAKED = {
    role: 'admin',
    is_approved: true,
    is_creator: true,
    creator_id: newId(),
    member_count: 9,
    xyzzy: 1,
  }
  const withBody = endpoints.filter(({ body }) => body)

  test.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))(
    'in %s is refused',
    async (name, endpoint) => {
      const wrong: string[] = []
      for (const [field, value] of Object.entries(SNEAKED)) {
        const { body } = inputs[name] ?? {}
        // the one call with a role takes `user` and `vendor`
        const sneaked = Array.isArray(body)
          ? [{ ...body[0], [field]: value }]
          : { ...(body as object), [field]: value }
        const { statusCode } = await send(endpoint, { ...inputs[name], body: sneaked })
        if (statusCode !== 422) wrong.push(`${field}: ${statusCode}`)
      }
      expect(wrong).toEqual([])
      expect(await tableChecksums(server.deps.sql)).toEqual(before)
    },
  )
})
