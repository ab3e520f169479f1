import type { Deps } from './deps.ts'
import { accountsMails } from './features/accounts/mails.ts'
import { accountsJobs, mailboxOf, tidyAccounts } from './features/accounts/public.ts'
import { forgetGuestContacts } from './features/evening/public.ts'
import { eraseGroups } from './features/groups/public.ts'
import { membersMails } from './features/members/mails.ts'
import { newsletterJobs, tidyNewsletter } from './features/newsletter/public.ts'
import { tidyPlaces } from './features/places/public.ts'
import { tidySignIns } from './features/sign-in-elsewhere/public.ts'
import { tidyVendors } from './features/vendors/public.ts'
import { keepBackups } from './platform/backup/kept-backups.ts'
import { forgetBudgets } from './platform/http/budget.ts'
import { forgetAnswers } from './platform/http/idempotency.ts'
import type { JobKinds } from './platform/jobs/kinds.ts'
import { deliverMail } from './platform/mail/deliver.ts'
import { dropOldFiles } from './platform/mail/mail-files.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { MAIL } from './platform/mail/outbox.ts'

/** What can wait in the outbox, over all features, and who does it. */
export function jobKinds(deps: Deps): JobKinds {
  const { sql, config, files, clock, log } = deps
  const mailer = createMailer(config)
  return {
    doers: {
      ...accountsJobs(deps, mailer),
      ...newsletterJobs(deps, mailer),
      [MAIL]: deliverMail(mailer, [...membersMails, ...accountsMails], (userId) => mailboxOf(sql, userId)),
    },
    hourly: [
      () => tidyAccounts(deps),
      () => tidyVendors(deps),
      () => tidyNewsletter(deps),
      () => tidySignIns(deps),
      () => tidyPlaces(deps),
      () => forgetAnswers(sql),
      () => forgetBudgets(sql),
      () => forgetGuestContacts(sql),
      () => dropOldFiles(config.dataDir),
      // before the sweep, which then finds the pictures of their venues without a row
      () => eraseGroups(deps),
      () => files.sweep(sql),
      // a PostgreSQL of the operator's own has backups of their own
      async () => {
        if (config.databaseUrl) return
        const made = await keepBackups({ ...deps, dataDir: config.dataDir }, await clock.now(sql))
        if (made && made.missing.length > 0)
          log.warn(
            {
              pictures: made.missing.length,
              names: made.missing.slice(0, 10),
              ...(made.away && { reason: made.away.message }),
            },
            'the backup was made without pictures that are lost or cannot be read',
          )
      },
    ],
    close: () => mailer.close(),
  }
}
