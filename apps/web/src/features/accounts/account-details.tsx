import type { User } from '@turnout/contract/me'
import { Panel } from '../../ui/panel.tsx'
import styles from './profile-page.module.css'
import { accountDetails as texts } from './profile-texts.ts'
import { common } from './texts.ts'

const ROLES: Record<User['role'], string> = {
  user: common.user,
  vendor: common.vendor,
  admin: texts.platformAdmin,
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const detailsOf = (user: User): readonly (readonly [string, string])[] => [
  [common.email, user.email_confirmed ? user.email : texts.notConfirmedYet(user.email)],
  [common.dateOfBirth, user.date_of_birth ? dateFormat.format(Date.parse(user.date_of_birth)) : ''],
  [common.kindOfAccount, ROLES[user.role]],
  [common.interests, user.interests.join(', ')],
]

/** What was given at the sign-up and stays. */
export function AccountDetails({ user }: { user: User }) {
  return (
    <Panel title={common.yourAccount}>
      <dl className={styles.facts}>
        {detailsOf(user).map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
