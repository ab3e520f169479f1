import type { Deps } from './deps.ts'
import { accountsJobs, mailboxOf, tidyAccounts } from './features/accounts/public.ts'
import { membersMails } from './features/members/mails.ts'
import type { JobKinds } from './platform/jobs/kinds.ts'
import { deliverMail } from './platform/mail/deliver.ts'
import { dropOldFiles } from './platform/mail/mail-files.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { MAIL } from './platform/mail/outbox.ts'

/** What can wait in the outbox, over all features, and who does it. */
export function jobKinds(deps: Deps): JobKinds {
  const { sql, config, files } = deps
  const mailer = createMailer(config)
  return {
    doers: {
      ...accountsJobs(deps, mailer),
      [MAIL]: deliverMail(mailer, [...membersMails], (userId) => mailboxOf(sql, userId)),
    },
    hourly: [() => tidyAccounts(deps), () => dropOldFiles(config.dataDir), () => files.sweep(sql)],
    close: () => mailer.close(),
  }
}
