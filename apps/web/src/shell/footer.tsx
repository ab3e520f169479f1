import { Wordmark } from '@turnout/art/wordmark.tsx'
import { Link } from '../platform/router/link.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './footer.module.css'
import { common, footer as texts } from './texts.ts'

const LINKS = [
  { to: '/events', text: common.events },
  { to: '/sports', text: texts.sports },
  { to: '/vendors', text: common.vendors },
  { to: '/help', text: texts.help },
  { to: '/contact', text: texts.contact },
  { to: '/faq', text: 'FAQ' },
  { to: '/privacy', text: texts.privacy },
  { to: '/terms', text: texts.terms },
] as const

export function Footer({ className }: { className?: string | undefined }) {
  return (
    <footer className={classNames(styles.footer, className)} data-on="turf">
      <div className={`wrap ${styles.row}`}>
        <div>
          <Wordmark title={null} />
          <p className={styles.tagline}>{texts.oneStopPlatformForEvents}</p>
        </div>
        <nav className={styles.links} aria-label={texts.more}>
          {LINKS.map(({ to, text }) => (
            <Link key={to} to={to} className={styles.link}>
              {text}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
