import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icons.tsx'
import styles from './kind-choice.module.css'
import { useNext } from './wanted-place.ts'

const KINDS = [
  { kind: 'user', to: '/signup/user', title: 'User', note: 'Play, organise, come to events' },
  { kind: 'vendor', to: '/signup/vendor', title: 'Vendor', note: 'Offer your services at events' },
] as const

/** Two addresses, so two links; the one you are at carries the tick. */
export function KindChoice({ chosen }: { chosen: 'user' | 'vendor' | null }) {
  const next = useNext()
  return (
    <nav className={styles.kinds} aria-label="Kind of account">
      {KINDS.map(({ kind, to, title, note }) => (
        <Link
          key={kind}
          to={to}
          search={{ next }}
          replace={chosen !== null}
          resetScroll={false}
          className={styles.kind}
          aria-current={kind === chosen ? 'page' : undefined}
        >
          <b className={styles.title}>{title}</b>
          <span className="sub">{note}</span>
          <span className={styles.seal} aria-hidden="true">
            <Icon name="tick" />
          </span>
        </Link>
      ))}
    </nav>
  )
}
