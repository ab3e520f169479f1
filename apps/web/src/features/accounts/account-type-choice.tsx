import { Link } from '../../platform/router/link.tsx'
import { Icon } from '../../ui/icons.tsx'
import cards from '../../ui/radio-cards.module.css'
import styles from './account-type-choice.module.css'
import { useNextParam } from './return-path.ts'
import { common, accountTypeChoice as texts } from './texts.ts'

const ACCOUNT_TYPES = [
  { kind: 'user', to: '/signup/user', title: common.user, note: texts.playOrganiseComeToEvents },
  { kind: 'vendor', to: '/signup/vendor', title: common.vendor, note: texts.offerYourServicesAtEvents },
] as const

/** Two addresses, so two links; the current one has the tick. */
export function AccountTypeChoice({ chosen }: { chosen: 'user' | 'vendor' | null }) {
  const next = useNextParam()
  return (
    <nav className={styles.kinds} aria-label={common.kindOfAccount}>
      {ACCOUNT_TYPES.map(({ kind, to, title, note }) => (
        <Link
          key={kind}
          to={to}
          search={{ next }}
          replace={chosen !== null}
          resetScroll={false}
          className={styles.kind}
          aria-current={kind === chosen ? 'page' : undefined}
        >
          <b className={cards.title}>{title}</b>
          <span className="sub">{note}</span>
          {kind === chosen && (
            <span className={cards.seal} aria-hidden="true">
              <Icon name="tick" />
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
