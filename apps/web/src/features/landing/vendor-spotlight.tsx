import { MarketScene } from '../../art/market-scene.tsx'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import styles from './landing.module.css'
import { Section } from './section.tsx'

const TRADES = [
  'Caterer',
  'DJ',
  'Photographer',
  'Band',
  'Sound and lighting',
  'Comedian',
  'Decorator',
  'Venue',
  'MC',
  'Videographer',
] as const

export function VendorSpotlight() {
  return (
    <Section
      tone="panel"
      title="Vendor spotlight"
      lead="Every good game has somebody selling chips beside it. Sign up now, and be on the touchline when events open."
      aside={
        <div className={styles.market}>
          <MarketScene />
        </div>
      }
    >
      <ul className={styles.trades}>
        {TRADES.map((trade) => (
          <li key={trade} className={styles.trade}>
            {trade}
          </li>
        ))}
      </ul>
      <Link to="/vendor-signup" className={buttonClass({ size: 'large' })}>
        Join as a vendor
      </Link>
    </Section>
  )
}
