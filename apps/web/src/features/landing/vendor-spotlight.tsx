import { useQuery } from '@tanstack/react-query'
import { listVendors } from '@turnout/contract/vendors'
import { MarketScene } from '../../art/market-scene.tsx'
import { readPage } from '../../platform/api/queries.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
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

const VendorRows = lazyPart(async () => (await import('../vendors/public/vendor-rows.tsx')).VendorRows)

export function VendorSpotlight() {
  const signedIn = useIsSignedIn()
  const { data: vendors } = useQuery(readPage(listVendors, { query: { page: 1, page_size: 3 } }))
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
      {vendors && vendors.total > 0 ? (
        <VendorRows vendors={vendors.rows} fallback={<Trades />} />
      ) : (
        <Trades />
      )}
      {!signedIn && (
        <ButtonLink to="/vendor-signup" size="large">
          {common.joinAsVendor}
        </ButtonLink>
      )}
    </Section>
  )
}

const Trades = () => (
  <ul className={styles.trades}>
    {TRADES.map((trade) => (
      <li key={trade} className={styles.trade}>
        {trade}
      </li>
    ))}
  </ul>
)
