import { login } from '@turnout/contract/accounts'
import { getMe } from '@turnout/contract/me'
import { expect, test } from 'vitest'
import { testServer } from '../testing/server.ts'
import { sharedServer } from '../testing/shared-server.ts'
import { terminalLog } from './terminal-log.ts'

let output = ''
const log = terminalLog((text) => {
  output += text
})
const server = sharedServer(
  async () => {
    output = ''
  },
  () => testServer({ LOG_LEVEL: 'info' }, {}, log),
)

const TIME = '\\d\\d:\\d\\d:\\d\\d'
const WRONG = { email: 'ada@example.org', password: 'no such whistle', remember_me: false }

test('a command is one line, with its status and without its body', async () => {
  await server.call(login, { body: WRONG })
  expect(output).toMatch(new RegExp(`^${TIME}  POST /api/v1/auth/login  401  \\d+ ms\\n$`))
})

test('a read is no line, answered or refused', async () => {
  await server.app.inject({ url: '/healthz' })
  await server.call(getMe)
  expect(output).toBe('')
})

test('a warning is a sentence with its reason, a fault has its place in the code, an event has no line', () => {
  const { log } = server.deps
  log.info('Before the upgrade a backup was made.')
  log.info({ event: 'admin-made', userId: 'x' })
  log.warn({ reason: 'no answer' }, 'The mail server is away.')
  log.error({ err: new Error('offside') }, 'unexpected fault')
  const [info, warning, error, ...stack] = output.split('\n').map((line) => line.replace(/^[\d:]{8} {2}/, ''))
  expect([info, warning]).toEqual([
    'Before the upgrade a backup was made.',
    'Warning: The mail server is away. (no answer)',
  ])
  expect(error).toBe('Error: unexpected fault (Error: offside)')
  expect(stack[0]).toContain('terminal-log.test.ts')
})
