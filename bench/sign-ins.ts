import { login } from '@turnout/contract/accounts'
import { createPasswords } from '../apps/server/src/platform/passwords.ts'
import { person } from '../apps/server/src/testing/people.ts'
import { quantile, timesAtIntervals } from './support/figures.ts'
import { report, short } from './support/measure.ts'
import { othersBeside } from './support/others.ts'
import { openProgram, poolOf } from './support/setup.ts'

/** People who sign in all the time, each from another network, and the effect on the requests of others. */
const A_SECOND = Number(process.env.SIGN_INS ?? 30)
const ROUND_S = 5
const PEOPLE = 20
const PASSWORD = 'seven bibs and a whistle'

const program = await openProgram({ TRUST_PROXY: '1' })
try {
  const passwordHash = await createPasswords().hash(PASSWORD)
  const people = await program.withDatabase((server) =>
    Promise.all(Array.from({ length: PEOPLE }, (_, nr) => person(server, `Visitor ${nr}`))),
  )
  const pool = await poolOf(program)
  await pool.query('update users set password_hash = $1 where id = any($2)', [
    passwordHash,
    people.map(({ id }) => id),
  ])
  await pool.end()

  let [visitors, busy] = [0, 0]
  const took: number[] = []
  const signIn = async () => {
    const asked = performance.now()
    visitors += 1
    const email = people[visitors % PEOPLE]?.email ?? ''
    const from = { 'x-forwarded-for': `10.1.${(visitors >> 8) & 255}.${visitors & 255}` }
    const { status } = await program.call(login, { body: { email, password: PASSWORD } }, undefined, from)
    if (status === 503) busy += 1
    else if (status === 200) took.push(performance.now() - asked)
    else throw new Error(`A sign-in was answered ${status}.`)
  }
  const others = await othersBeside(program, {
    what: `${A_SECOND} sign-ins a second`,
    work: () => timesAtIntervals(A_SECOND * ROUND_S, 1000 / A_SECOND, signIn),
    noneMs: ROUND_S * 1000,
  })
  report('sign-ins', {
    figures: [others],
    notes: [
      `Of ${visitors} sign-ins, ${A_SECOND} a second, ${took.length} got through and ${busy} were asked to try again shortly; one took p50 ${short(quantile(took, 0.5))} ms, p99 ${short(quantile(took, 0.99))} ms.`,
    ],
  })
} finally {
  await program.remove()
}
