import { reportFieldTimings } from '@turnout/contract/field-timings'
import { beforeEach, describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { networkOf } from '../../platform/http/network.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import { testServer } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { REPORTS } from './report-field-timings.ts'

const LIVE_MATCH = '/my-sports-groups/$groupId/live-match'
const report = { route: LIVE_MATCH, timings: { lcp: 1_800, cls: 0.04, score_in_sight: 1_400 } } as const

const server = sharedServer(undefined, () => testServer({ FIELD_TIMINGS: 'on' }))
beforeEach(() => server.deps.metrics.fieldTimings.reset())

const observed = async () => {
  const { values } = await server.deps.metrics.fieldTimings.get()
  return values
    .filter(({ metricName = '' }) => metricName.endsWith('_sum'))
    .map(({ labels, value }) => [labels.name, labels.route, value])
}

const send = (payload: unknown) =>
  server.app.inject({
    method: 'POST',
    url: API + reportFieldTimings.path,
    headers: { 'content-type': 'application/json', cookie: 'who=ada' },
    payload: JSON.stringify(payload),
  })

test('[D13] one report is counted by name and route, in seconds, and sets no cookie', async () => {
  const { statusCode, headers } = await send(report)
  expect([statusCode, headers['set-cookie']]).toEqual([202, undefined])
  expect(await observed()).toEqual([
    ['lcp', LIVE_MATCH, 1.8],
    ['score_in_sight', LIVE_MATCH, 1.4],
    ['cls', LIVE_MATCH, 0.04],
  ])
})

describe('[D13] refused, and nothing is counted', () => {
  test.each([
    ['a route with an id in it', { ...report, route: '/my-sports-groups/7/live-match' }],
    ['a route that has no timings of its own', { ...report, route: '/faq' }],
    ['a name that is unknown', { ...report, timings: { fcp: 1 } }],
    ['a negative number', { ...report, timings: { lcp: -1 } }],
    ['a number past its limit', { ...report, timings: { cls: 11 } }],
    ['what is no number', { ...report, timings: { inp: '16' } }],
    ['anything else beside them', { ...report, userId: 'ada' }],
    ['nothing', {}],
  ])('%s', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(422)
    expect(await observed()).toEqual([])
  })

  test('a body that is too large', async () => {
    const { statusCode, body } = await send({ ...report, more: 'x'.repeat(512) })
    expect([statusCode, JSON.parse(body).detail]).toEqual([413, 'That is more than we take: 0.5 kB at most.'])
    expect(await observed()).toEqual([])
  })
})

test('[D13] one network has its budget', async () => {
  await exhaustBudget(server, REPORTS, networkOf('127.0.0.1'))
  const { status, problem } = await server.call(reportFieldTimings, { body: report })
  expect([status, problem.code]).toEqual([429, 'too-many-requests'])
})

test('[D13] off by default: refused, and nothing is counted', async () => {
  const off = await testServer()
  try {
    const { status, problem } = await off.call(reportFieldTimings, { body: report })
    expect([status, problem.code]).toEqual([409, 'field-timings-off'])
  } finally {
    await off.close()
  }
})
