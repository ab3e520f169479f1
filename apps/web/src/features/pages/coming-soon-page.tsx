import { Link } from '@tanstack/react-router'
import { EventsScene } from '../../art/events-scene.tsx'
import { MarketScene } from '../../art/market-scene.tsx'
import { useSubscribe } from '../../platform/use-subscribe.ts'
import { useViewer } from '../../platform/viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmailBox } from '../../ui/email-box.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import styles from './coming-soon-page.module.css'

const WORDS = {
  events: {
    title: 'Events are coming soon',
    text: 'Tournaments, street ball and summer evenings will stand here. Until then there is a game to find.',
    tag: 'events',
    to: '/sports/groups',
    way: 'Find a game',
  },
  event: {
    title: 'This event is coming soon',
    text: 'Events have no pages of their own yet.',
    tag: 'events',
    to: '/events',
    way: 'Back to events',
  },
  'new-event': {
    title: 'Creating events is coming soon',
    text: 'A group for regular games you can start today.',
    tag: 'events',
    to: '/sports/select',
    way: 'Create Group',
  },
  vendors: {
    title: 'The vendor directory is coming soon',
    text: 'Food, music, pictures: vendors can sign up now and will be found here when it opens.',
    tag: 'vendors',
    to: '/signup/vendor',
    way: 'Join as a vendor',
  },
} as const

const YOUR_STALL = { to: '/vendors/me', way: 'Your business profile' } as const

export function ComingSoonPage({ what }: { what: keyof typeof WORDS }) {
  const { title, text, tag } = WORDS[what]
  const viewer = useViewer()
  const isVendor = viewer !== null && viewer !== 'loading' && viewer.role === 'vendor'
  const { to, way } = what === 'vendors' && isVendor ? YOUR_STALL : WORDS[what]
  const wish = useSubscribe(tag)
  return (
    <div className={`wrap ${styles.page}`}>
      <EmptyState
        level={1}
        picture={what === 'vendors' ? <MarketScene /> : <EventsScene />}
        title={title}
        action={
          <div className={styles.tell}>
            <EmailBox action="Tell me" doing="Sending" look="primary" {...wish} />
            <Link to={to} className={buttonClass({})}>
              {way}
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
