import { register } from '@turnout/contract/accounts'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../platform/jobs/tables.ts'
import { freePort } from '../testing/free-port.ts'
import { type Manners, openPostOffice } from '../testing/post-office.ts'
import { callAt } from '../testing/program.ts'
import { type SideBySide, sideBySide } from '../testing/side-by-side.ts'
import { spread, tell } from '../testing/toll.ts'

const ROUNDS = Number(process.env.MAILS ?? 2)
/** A server that hangs is waited for half a minute, by four jobs at a time. */
const PATIENCE_MS = 120_000 + ROUNDS * 30_000

let both: SideBySide
let port: number
beforeAll(async () => {
  port = await freePort()
  // each from a network of their own: nobody registers eleven people from one
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Turnout <club@example.org>' }
  both = await sideBySide({ ...mail, TRUST_PROXY: '1' })
})
afterAll(() => both.close())

type Is = () => boolean
/** Each as a mail server that is in trouble, or none at all, and later is not. The slowest waits for half a minute. */
const TROUBLES: [name: string, manners: ((is: Is) => Manners) | null][] = [
  ['is down', null],
  ['says 421', (is) => ({ busy: is })],
  ['puts everybody off', (is) => ({ refuseWith: () => (is() ? 451 : null) })],
  ['cuts the line after the mail', (is) => ({ dropsLine: is })],
  ['hangs after the mail', (is) => ({ hangs: is })],
]
const troubles = process.env.MAILS ? TROUBLES : TROUBLES.slice(0, 4)

const openJobs = () =>
  both.a.onItsDatabase(({ deps }) => deps.sql.select().from(jobs).where(isNull(jobs.doneAt)))
const laterOn = () =>
  both.a.onItsDatabase(({ deps }) =>
    deps.sql
      .update(jobs)
      .set({ runAt: new Date(0) })
      .where(isNull(jobs.doneAt)),
  )

test(
  '[I19] two nodes and a mail server in any trouble: people register meanwhile, and each gets one mail when it is over',
  async () => {
    const took: number[] = []
    const toll = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0 }
    for (const [name, manners] of troubles) {
      let troubled = true
      let office =
        manners &&
        (await openPostOffice(
          port,
          manners(() => troubled),
        ))
      const addresses = Array.from(
        { length: ROUNDS },
        (_, nr) => `${name.replaceAll(' ', '.')}.${nr}@example.org`,
      )
      for (const email of addresses) {
        const began = performance.now()
        const form = {
          body: {
            email,
            password: 'four bibs and a whistle',
            first_name: 'Ada',
            last_name: 'Okafor',
            phone_number: '+44 20 7946 0000',
            date_of_birth: '1990-05-04',
          },
        }
        const network = { 'x-forwarded-for': `198.51.100.${took.length % 256}` }
        const { status } = await callAt(both.proxy.origin)(register, form, undefined, network)
        took.push(performance.now() - began)
        expect(status).toBe(201)
      }
      const isTried = async () => (await openJobs()).every(({ tries, heldUntil }) => tries > 0 && !heldUntil)
      await expect.poll(isTried, { timeout: PATIENCE_MS }).toBe(true)
      expect(office?.got ?? []).toEqual([])

      troubled = false
      office ??= await openPostOffice(port)
      await laterOn()
      await expect.poll(async () => (await openJobs()).length, { timeout: PATIENCE_MS }).toBe(0)
      const sent = office.got.flatMap(({ recipients }) => recipients)
      const times = addresses.map((email) => sent.filter((one) => one === email).length)
      toll.rounds += 1
      toll.acknowledged += addresses.length
      toll.lost += times.filter((many) => many === 0).length
      toll.doubled += times.filter((many) => many > 1).length
      await office.close()
    }
    tell('smtp', toll, `registering meanwhile ${spread(took)}`)
    expect(toll).toMatchObject({ lost: 0, doubled: 0 })
  },
  300_000 + troubles.length * 2 * PATIENCE_MS,
)
