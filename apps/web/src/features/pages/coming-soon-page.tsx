import { Link } from '@tanstack/react-router'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { MarketScene } from '../../art/market-scene.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import styles from './coming-soon-page.module.css'

const WORDS = {
  events: {
    title: 'Events are coming soon',
    text: 'Tournaments, street ball and summer evenings will stand here. Until then there is a game to find.',
    to: '/sports/groups',
    way: 'Find a game',
  },
  event: {
    title: 'This event is coming soon',
    text: 'Events have no pages of their own yet.',
    to: '/events',
    way: 'Back to events',
  },
  'new-event': {
    title: 'Creating events is coming soon',
    text: 'A group for regular games you can start today.',
    to: '/sports/select',
    way: 'Create Group',
  },
  vendors: {
    title: 'The vendor directory is coming soon',
    text: 'Food, music, pictures: vendors can sign up now and will be found here when it opens.',
    to: '/signup/vendor',
    way: 'Join as a vendor',
  },
} as const

export function ComingSoonPage({ what }: { what: keyof typeof WORDS }) {
  const { title, text, to, way } = WORDS[what]
  return (
    <div className={`wrap ${styles.page}`}>
      <EmptyState
        level={1}
        picture={what === 'vendors' ? <MarketScene /> : <EmptyGround />}
        title={title}
        action={
          <Link to={to} className={buttonClass({ look: 'primary' })}>
            {way}
          </Link>
        }
      >
        Not open yet. {text}
      </EmptyState>
    </div>
  )
}
