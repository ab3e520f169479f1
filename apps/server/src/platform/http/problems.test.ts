import { fastify } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { refusalOf, sendProblem } from './problems.ts'
import { Refusal } from './refusal.ts'

const log = pino({ level: 'silent' })
const fault = (code: string) => new Error('the query failed', { cause: Object.assign(new Error(), { code }) })

test.each([
  ['08006', 'busy', 'the line to the database broke'],
  ['25P03', 'busy', 'a transaction that was held up for too long, or whose database was given another hour'],
  ['57P01', 'busy', 'the database is told to stop'],
  ['55P03', 'busy', 'a row that somebody else holds'],
  ['53100', 'disk-full', 'the disk is full'],
  ['22021', 'invalid-input', 'a letter that cannot be stored'],
  ['42P01', 'unexpected', 'our own mistake'],
])('[I22] %s is answered as %s: %s', (code, refusal) => {
  expect(refusalOf(fault(code), log).code).toBe(refusal)
})

test.each([
  ['busy', 503, '2'],
  ['disk-full', 507, '5'],
] as const)(
  '[I21] [I22] a phone that gets %s with %i retries in %s seconds, and keeps its commands',
  async (code, status, seconds) => {
    const app = fastify()
    app.get('/', (_, reply) => sendProblem(reply, new Refusal(code)))
    const { statusCode, headers } = await app.inject('/')
    expect([statusCode, headers['retry-after']]).toEqual([status, seconds])
  },
)
