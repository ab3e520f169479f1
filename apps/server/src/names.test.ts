import { getMe } from '@turnout/contract/me'
import { updateMe } from '@turnout/contract/profile'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { API } from './app.ts'
import { users } from './features/accounts/tables.ts'
import { type Input, inputsFor } from './testing/matrix-inputs.ts'
import { matrixWorld } from './testing/matrix-world.ts'
import { person } from './testing/people.ts'
import { sharedServer } from './testing/shared-server.ts'

const server = sharedServer(async () => {})
let token: string
let inputs: Record<string, Input>
beforeAll(async () => {
  const world = await matrixWorld(server)
  token = world.tokens.creator ?? ''
  inputs = inputsFor(world)
})

const post = (path: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  server.app.inject({ method, url: `${API}${path}`, headers: { authorization: `Bearer ${token}` }, payload })

test.each([
  ['turns the reading direction round', '\u202eneB\u2066', /cannot be shown/],
  ['cannot be seen', 'A\u200bda', /cannot be shown/],
  ['shows nothing at all', '\u3164\u3164\u3164', /cannot be shown/],
  ['is a link', 'Prize at evil.example', /cannot hold a link/],
  ['mixes alphabets', 'Аda', /mixes alphabets/],
])(
  '[B4] a name that %s is 422 with a sentence at its field, in every call with a name',
  async (_, name, why) => {
    const groupId = inputs.updateGroup!.params!.groupId!
    const details = { business_type: 'band', description: 'x', business_phone: '020 7946 0000' }
    const answers = [
      await post('/auth/register', { ...(inputs.register!.body as object), first_name: name }),
      await post('/auth/register', { ...(inputs.register!.body as object), last_name: name }),
      await post('/users/me', { first_name: name, last_name: 'Okafor' }, 'PUT'),
      await post('/users/me', { first_name: 'Ada', last_name: name }, 'PUT'),
      await post('/sport-groups', { ...(inputs.createGroup!.body as object), name }),
      await post(`/sport-groups/${groupId}`, { name }, 'PUT'),
      await post(`/games/game-day/${groupId}/manual-check-in`, [{ name }]),
      await post('/events', { title: name }),
      await post('/vendors', { ...details, business_email: 'a@example.org', business_name: name }),
      await post('/vendors/me', { ...details, business_email: 'a@example.org', business_name: name }, 'PUT'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 422))
    expect(answers.map((answer) => answer.json().errors)).toEqual(
      [
        'first_name',
        'last_name',
        'first_name',
        'last_name',
        'name',
        'name',
        '0.name',
        'title',
        'business_name',
        'business_name',
      ].map((field) => [{ field, message: expect.stringMatching(why) }]),
    )
  },
)

test('a name that was valid earlier does not lock its owner out: it is checked only when it is sent again', async () => {
  const ada = await person(server, 'Ada')
  await server.deps.sql.update(users).set({ firstName: 'ada.example' }).where(eq(users.id, ada.id))
  expect((await ada.call(getMe)).reply.first_name).toBe('ada.example')
  const { status, problem } = await ada.call(updateMe, {
    body: { first_name: 'ada.example', last_name: 'King' },
  })
  expect([status, problem.errors?.[0]?.field]).toEqual([422, 'first_name'])
})
