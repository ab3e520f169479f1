import { MarketScene } from '../../art/market-scene.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { buttonClass } from '../../ui/button-class.ts'
import styles from './landing.module.css'
import { Section } from './section.tsx'
import { common, vendorSpotlight as texts } from './texts.ts'

const TRADES = [
  texts.caterer,
  'DJ',
  texts.photographer,
  texts.band,
  texts.soundAndLighting,
  texts.comedian,
  texts.decorator,
  texts.venue,
  'MC',
  texts.videographer,
] as const

export function VendorSpotlight() {
  const signedIn = useIsSignedIn()
  return (
    <Section
      tone="panel"
      title={texts.vendorSpotlight}
      lead={texts.everyGoodGameHasSomebody}
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
      {!signedIn && (
        <Link to="/vendor-signup" className={buttonClass({ size: 'large' })}>
          {common.joinAsVendor}
        </Link>
      )}
    </Section>
  )
}
