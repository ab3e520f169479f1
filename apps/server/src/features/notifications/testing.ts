import { listNotifications } from '@turnout/contract/notifications'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { jobs } from '../../platform/jobs/tables.ts'
import { freePort } from '../../testing/free-port.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import type { Person } from '../../testing/people.ts'
import { startPushService } from '../../testing/push-service.ts'
import { testServer } from '../../testing/server.ts'
import { PUSH_CONTACT, runJobs } from '../push/testing.ts'

type Office = Awaited<ReturnType<typeof startOffice>>

/** Like `sharedServer`, with a real mail server and a push service. */
export function sharedOffice(): Office {
  const office = {} as Office
  beforeAll(async () => void Object.assign(office, await startOffice()))
  beforeEach(() => office.reset())
  afterAll(() => office.close())
  return office
}

async function startOffice() {
  const port = await freePort()
  const [mail, phones] = await Promise.all([startMailServer(port), startPushService()])
  const server = await testServer({
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'turnout@example.org' },
    ...{ PUSH_CONTACT, PUSH_HOSTS: phones.url },
  })
  const run = () => runJobs(server)
  return {
    server,
    phones,
    /** Also runs jobs that wait for a later time. */
    async runAll() {
      await run()
      await server.deps.sql
        .update(jobs)
        .set({ runAt: new Date(0) })
        .where(isNull(jobs.doneAt))
      await run()
    },
    run,
    /** Subjects of the mails that arrived since the last call. */
    async mailsTo(who: Person): Promise<(string | undefined)[]> {
      await run()
      return mail.got.flatMap(({ recipients, mail: { subject } }, index) => {
        if (!recipients.includes(who.email)) return []
        delete mail.got[index]
        return [subject]
      })
    },
    mail,
    async reset() {
      server.offset.ms = 0
      mail.got.length = 0
      phones.delivered.length = 0
      phones.respondWith(() => 'deliver')
      await server.reset()
    },
    async close() {
      await server.close()
      await Promise.all([mail.close(), phones.close()])
    },
  }
}

export async function bellOf(who: Person) {
  const { reply } = await who.call(listNotifications)
  return reply
}

export const kindsIn = async (who: Person) => (await bellOf(who)).notifications.map(({ kind }) => kind)
