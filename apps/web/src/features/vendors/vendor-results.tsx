import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listVendors } from '@turnout/contract/vendors'
import { MAX_COUNTED } from '@turnout/contract/wire/reply'
import type { Position } from '@turnout/rules/geofence'
import { pluralize } from '@turnout/rules/words'
import { MarketScene } from '../../art/market-scene.tsx'
import { readPage } from '../../platform/api/queries.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { vendorResults as texts } from './texts.ts'
import type { VendorSearchState } from './use-vendor-search.ts'
import { VendorCard } from './vendor-card.tsx'
import styles from './vendors-page.module.css'

/** Fills rows of two, three and four. */
const PAGE_SIZE = 12

type VendorResultsProps = { filters: VendorSearchState; position: Position | null }

export function VendorResults({ filters, position }: VendorResultsProps) {
  const { search, type, page } = filters
  const near = position && { latitude: position.latitude, longitude: position.longitude }
  const query = { page, page_size: PAGE_SIZE, search, type, ...near }
  const vendors = useQuery({ ...readPage(listVendors, { query }), placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = vendors
  if (!data)
    return (
      <div className={styles.nothing}>
        <LoadStatus
          query={vendors}
          failed={texts.failedToLoad}
          skeleton={<Skeleton shape="card" count={6} className={styles.cards} />}
        />
      </div>
    )
  if (data.total === 0) return <Nothing filters={filters} />
  return (
    <section aria-busy={isPlaceholderData} className={classNames(isPlaceholderData && styles.stale)}>
      <div className={styles.count}>
        <h2>
          {data.total === MAX_COUNTED ? texts.vendorsOrMore(MAX_COUNTED) : pluralize(data.total, 'vendor')}
        </h2>
        <span className="sub">{near ? texts.nearestFirst : texts.newestFirst}</span>
      </div>
      <ul className={styles.cards}>
        {data.rows.map((vendor) => (
          <li key={vendor.id}>
            <VendorCard vendor={vendor} />
          </li>
        ))}
      </ul>
      <Pager page={page} total={data.total} perPage={PAGE_SIZE} onPage={filters.setPage} />
    </section>
  )
}

function Nothing({ filters }: { filters: VendorSearchState }) {
  return (
    <div className={styles.nothing}>
      {filters.isFiltered ? (
        <EmptyState
          picture={<MarketScene />}
          title={texts.nothingFound}
          action={<Button onClick={filters.clear}>{texts.clearFilters}</Button>}
        >
          {texts.anotherTypeOrWord}
        </EmptyState>
      ) : (
        <EmptyState picture={<MarketScene />} title={texts.noVendorYet}>
          {texts.vendorsAppearHere}
        </EmptyState>
      )}
    </div>
  )
}
