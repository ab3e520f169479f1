import { EventsScene } from '../../art/events-scene.tsx'
import { MarketScene } from '../../art/market-scene.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmailForm } from '../../ui/email-form.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { useSubscribe } from '../newsletter/public/use-subscribe.ts'
import styles from './coming-soon-page.module.css'

const TEXTS = {
  events: {
    title: 'Events are coming soon',
    text: 'Tournaments, street ball and summer evenings will stand here. Until then there is a game to find.',
    tag: 'events',
    to: '/sports/groups',
    linkText: 'Find a game',
  },
  event: {
    title: 'This event is coming soon',
    text: 'Events have no pages of their own yet.',
    tag: 'events',
    to: '/events',
    linkText: 'Back to events',
  },
  'new-event': {
    title: 'Creating events is coming soon',
    text: 'A group for regular games you can start today.',
    tag: 'events',
    to: '/sports/select',
    linkText: 'Create Group',
  },
  vendors: {
    title: 'The vendor directory is coming soon',
    text: 'Food, music, pictures: vendors can sign up now and will be found here when it opens.',
    tag: 'vendors',
    to: '/signup/vendor',
    linkText: 'Join as a vendor',
  },
} as const

const OWN_PROFILE = { to: '/vendors/me', linkText: 'Your business profile' } as const

export function ComingSoonPage({ what }: { what: keyof typeof TEXTS }) {
  const { title, text, tag } = TEXTS[what]
  const viewer = useViewer()
  const isVendor = viewer !== null && viewer !== 'loading' && viewer.role === 'vendor'
  const { to, linkText } = what === 'vendors' && isVendor ? OWN_PROFILE : TEXTS[what]
  const subscription = useSubscribe(tag)
  return (
    <div className={`wrap ${styles.page}`}>
      <EmptyState
        level={1}
        picture={what === 'vendors' ? <MarketScene /> : <EventsScene />}
        title={title}
        action={
          <div className={styles.tell}>
            <EmailForm action="Tell me" busyText="Sending" variant="primary" {...subscription} />
            <Link to={to} className={buttonClass({})}>
              {linkText}
            </Link>
          </div>
        }
      >
        {text} Not open yet. Leave your <span className="whole">e-mail</span> and we will call you off the
        bench.
      </EmptyState>
    </div>
  )
}
