import { register } from '@turnout/contract/accounts'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../platform/jobs/tables.ts'
import { freePort } from '../testing/free-port.ts'
import { latencySummary, reportLoss } from '../testing/loss-report.ts'
import { type MailServerFaults, startMailServer } from '../testing/mail-server.ts'
import { callAt } from '../testing/program.ts'
import { startTwoNodes, type TwoNodes } from '../testing/two-nodes.ts'

const ROUNDS = Number(process.env.MAILS ?? 2)
/** A hanging server costs half a minute, for four jobs at a time. */
const TIMEOUT_MS = 120_000 + ROUNDS * 30_000

let nodes: TwoNodes
let port: number
beforeAll(async () => {
  port = await freePort()
  // each from another network: eleven people from one would exceed the budget
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Turnout <club@example.org>' }
  nodes = await startTwoNodes({ ...mail, TRUST_PROXY: '1' })
})
afterAll(() => nodes.close())

type IsTroubled = () => boolean
/**
 * A mail server with a fault, or none at all, that recovers later. The slowest costs half a minute. The first two
 * differ most: the first cannot have delivered a mail, the second may have delivered each.
 */
const TROUBLES: [name: string, manners: ((isTroubled: IsTroubled) => MailServerFaults) | null][] = [
  ['is down', null],
  ['cuts the line after the mail', (isTroubled) => ({ dropsConnection: isTroubled })],
  ['says 421', (isTroubled) => ({ busy: isTroubled })],
  ['puts everybody off', (isTroubled) => ({ refuseWith: () => (isTroubled() ? 451 : null) })],
  ['hangs after the mail', (isTroubled) => ({ hangs: isTroubled })],
]
const troubles = process.env.MAILS ? TROUBLES : TROUBLES.slice(0, 2)

const openJobs = () =>
  nodes.a.withDatabase(({ deps }) => deps.sql.select().from(jobs).where(isNull(jobs.doneAt)))
const makeJobsDue = () =>
  nodes.a.withDatabase(({ deps }) =>
    deps.sql
      .update(jobs)
      .set({ runAt: new Date(0) })
      .where(isNull(jobs.doneAt)),
  )

test(
  '[I19] two nodes and a mail server with any fault: people register meanwhile, and each gets one mail when it has recovered',
  async () => {
    const took: number[] = []
    const report = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0 }
    for (const [name, faults] of troubles) {
      let troubled = true
      let mailServer =
        faults &&
        (await startMailServer(
          port,
          faults(() => troubled),
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
        const { status } = await callAt(nodes.loadBalancer.origin)(register, form, undefined, network)
        took.push(performance.now() - began)
        expect(status).toBe(201)
      }
      const isTried = async () => (await openJobs()).every(({ tries, heldUntil }) => tries > 0 && !heldUntil)
      await expect.poll(isTried, { timeout: TIMEOUT_MS }).toBe(true)
      expect(mailServer?.got ?? []).toEqual([])

      troubled = false
      mailServer ??= await startMailServer(port)
      await makeJobsDue()
      await expect.poll(async () => (await openJobs()).length, { timeout: TIMEOUT_MS }).toBe(0)
      const sent = mailServer.got.flatMap(({ recipients }) => recipients)
      const times = addresses.map((email) => sent.filter((one) => one === email).length)
      report.rounds += 1
      report.acknowledged += addresses.length
      report.lost += times.filter((many) => many === 0).length
      report.doubled += times.filter((many) => many > 1).length
      await mailServer.close()
    }
    reportLoss('smtp', report, `registering meanwhile ${latencySummary(took)}`)
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
  },
  300_000 + troubles.length * 2 * TIMEOUT_MS,
)
