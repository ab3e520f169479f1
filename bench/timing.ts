import { API } from '../apps/server/src/app.ts'
import { users } from '../apps/server/src/features/accounts/tables.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { userRow } from '../apps/server/src/testing/people.ts'
import { openBenchHost } from './support/host.ts'
import { type Figure, report } from './support/measure.ts'

/** Whether response times reveal who has an account: compares known addresses with unknown ones. */
const SAMPLES = Number(process.env.SAMPLES ?? 150)
/** A larger distance from a half would reveal it. With 150 pairs chance moves the value by 0.03. */
const TELLING = 0.15
const PASSWORD = 'seven bibs and a whistle'

const host = await openBenchHost()
const passwordHash = await host.deps.passwords.hash(PASSWORD)
const known = (n: number) => `known${n}@example.org`
const unknown = (n: number) => `never${n}@example.org`
await host.deps.sql
  .insert(users)
  .values(Array.from({ length: SAMPLES }, (_, n) => ({ ...userRow(newId(), known(n)), passwordHash })))

const REQUESTS: Record<string, { path: string; body: (email: string) => object }> = {
  register: {
    path: '/auth/register',
    body: (email) => ({
      email,
      password: PASSWORD,
      first_name: 'Ada',
      last_name: 'Okafor',
      phone_number: '+44 20 7946 0000',
      date_of_birth: '1990-05-04',
    }),
  },
  login: { path: '/auth/login', body: (email) => ({ email, password: 'not this whistle' }) },
  'forgot password': { path: '/auth/forgot-password', body: (email) => ({ email }) },
}

let visitors = 0
/** Each from another network, so that no budget is used up. */
const nextAddress = () => {
  visitors += 1
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
}

async function timeRequest(path: string, payload: object): Promise<number> {
  const began = performance.now()
  const { statusCode } = await host.app.inject({
    method: 'POST',
    url: API + path,
    payload,
    remoteAddress: nextAddress(),
  })
  if (![201, 202, 401].includes(statusCode)) throw new Error(`${path} was answered ${statusCode}.`)
  return performance.now() - began
}

/** How often a value of the first list is larger than one of the second; a half means no difference. */
const auc = (ones: number[], others: number[]) =>
  ones.reduce((sum, one) => sum + others.filter((other) => one > other).length, 0) /
  (ones.length * others.length)

let isLeaking = false
const figures: Figure[] = []
const areas: string[] = []
for (const [name, { path, body }] of Object.entries(REQUESTS)) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let n = -5; n < SAMPLES; n += 1) {
    // alternating, so that other load on the machine affects both alike
    const pair = [['known', known(Math.max(n, 0))] as const, ['unknown', unknown(Math.max(n, 0))] as const]
    for (const [kind, email] of n % 2 ? pair : pair.toReversed()) {
      const ms = await timeRequest(path, body(email))
      if (n >= 0) times[kind].push(ms)
    }
  }
  const area = auc(times.known, times.unknown)
  isLeaking ||= Math.abs(area - 0.5) > TELLING
  areas.push(`${name} ${area.toFixed(3)}`)
  const { known: ours, unknown: bare } = times
  figures.push({
    what: `${name}, a known address`,
    unit: 'ms',
    baseline: 'an unknown one',
    ours,
    bare,
    aim: null,
  })
}
const verdict = isLeaking ? ' THE TIME TELLS: an address that is known can be told from one that is not.' : ''
report('timing', {
  figures,
  notes: [`How often a known one takes longer (a half tells nothing): ${areas.join(', ')}.${verdict}`],
})
await host.close()
if (isLeaking) process.exitCode = 1
