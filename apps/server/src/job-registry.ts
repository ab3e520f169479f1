import type { Deps } from './deps.ts'
import { accountsJobs } from './features/accounts/jobs.ts'
import { deleteExpiredPendingSignIns } from './features/accounts/pending-sign-in-store.ts'
import { deleteExpiredSignInLinks } from './features/accounts/sign-in-link-store.ts'
import { deleteExpired, mailboxOf } from './features/accounts/store.ts'
import { chatJobs, tidyChats } from './features/chat/jobs.ts'
import { tidyEvents } from './features/events/jobs.ts'
import { deleteGuestContacts } from './features/game/store.ts'
import { eraseGroups } from './features/groups/erase-groups.ts'
import { membersJobs } from './features/members/jobs.ts'
import { newsletterJobs } from './features/newsletter/jobs.ts'
import { deleteInactiveSubscribers } from './features/newsletter/store.ts'
import { findPushText, isMailDue } from './features/notifications/deliver-notification.ts'
import { notificationsJobs } from './features/notifications/jobs.ts'
import { unsubscribePath } from './features/notifications/one-click.ts'
import { deleteOldNotifications } from './features/notifications/store.ts'
import { deleteExpiredCodes } from './features/oauth/store.ts'
import { deleteExpiredChallenges } from './features/passkeys/store.ts'
import { deleteExpiredPlaces } from './features/places/store.ts'
import { pushJobs } from './features/push/jobs.ts'
import { deleteEndedSubscriptions } from './features/push/store.ts'
import { tidyScheduledGames } from './features/scheduled-games/jobs.ts'
import { tidySearchWords } from './features/search/jobs.ts'
import { deleteOrphanedVendors } from './features/vendors/store.ts'
import { maintainBackups } from './platform/backup/backup-retention.ts'
import type { Sql } from './platform/db/database.ts'
import { deleteExpiredBudgets } from './platform/http/budget.ts'
import { deleteExpiredAnswers } from './platform/http/idempotency.ts'
import { type JobRegistry, registerJob } from './platform/jobs/job-handler.ts'
import { createMailHandler } from './platform/mail/deliver.ts'
import { deleteOldMailFiles } from './platform/mail/mail-files.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { MAIL } from './platform/mail/outbox.ts'

/** What a feature deletes once it is too old. */
const DELETIONS: readonly ((sql: Sql, now: Date) => Promise<unknown>)[] = [
  deleteExpired,
  deleteExpiredSignInLinks,
  deleteExpiredPendingSignIns,
  deleteOrphanedVendors,
  deleteInactiveSubscribers,
  deleteOldNotifications,
  deleteExpiredCodes,
  deleteExpiredChallenges,
  deleteEndedSubscriptions,
  deleteExpiredPlaces,
  deleteExpiredAnswers,
  deleteExpiredBudgets,
  deleteGuestContacts,
]

/** All kinds of jobs, of all features, with their handlers. */
export function createJobRegistry(deps: Deps): JobRegistry {
  const { sql, config, files, chance, clock, log } = deps
  const mailer = createMailer(config)
  return {
    jobs: [
      ...accountsJobs(deps, mailer),
      ...membersJobs(deps),
      ...chatJobs(deps),
      ...newsletterJobs(deps, mailer),
      ...pushJobs(deps, findPushText(deps)),
      ...notificationsJobs(deps, mailer),
      registerJob(
        MAIL,
        createMailHandler(mailer, {
          mailboxOf: (userId) => mailboxOf(sql, userId),
          unsubscribePath: (userId, topic) => unsubscribePath(sql, chance, userId, topic),
          isDue: (userId, notice) => isMailDue(deps, userId, notice),
        }),
      ),
    ],
    nodeTasks: [() => deleteOldMailFiles(config.dataDir)],
    hourlyTasks: [
      ...DELETIONS.map((remove) => async () => remove(sql, new Date(await clock.now(sql)))),
      () => tidyChats(deps),
      () => tidyScheduledGames(deps),
      () => tidySearchWords(deps),
      () => tidyEvents(deps),
      // before the sweep, which then finds the pictures of their venues without a row
      () => eraseGroups(deps),
      () => files.removeOrphans(sql),
      // an external PostgreSQL is backed up by its operator
      async () => {
        if (config.databaseUrl) return
        const backup = await maintainBackups(
          { ...deps, databaseUrl: deps.directUrl(), dataDir: config.dataDir },
          await clock.now(sql),
        )
        if (backup && backup.missing.length > 0)
          log.warn(
            {
              pictures: backup.missing.length,
              names: backup.missing.slice(0, 10),
              ...(backup.storageError && { reason: backup.storageError.message }),
            },
            'the backup was made without pictures that are lost or cannot be read',
          )
      },
    ],
    close: () => mailer.close(),
  }
}
