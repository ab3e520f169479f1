import { Wordmark } from '../art/wordmark.tsx'
import { Link } from '../platform/router/link.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './footer.module.css'

const LINKS = [
  { to: '/events', text: 'Events' },
  { to: '/sports', text: 'Sports' },
  { to: '/vendors', text: 'Vendors' },
  { to: '/help', text: 'Help' },
  { to: '/contact', text: 'Contact' },
  { to: '/faq', text: 'FAQ' },
  { to: '/privacy', text: 'Privacy' },
  { to: '/terms', text: 'Terms' },
] as const

export function Footer({ className }: { className?: string | undefined }) {
  return (
    <footer className={classNames(styles.footer, className)} data-on="turf">
      <div className={classNames('wrap', styles.row)}>
        <div>
          <Wordmark title={null} />
          <p className={styles.tagline}>A one-stop platform for events, sports and vendor management.</p>
        </div>
        <nav className={styles.links} aria-label="More">
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
