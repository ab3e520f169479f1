import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listVendors } from '@turnout/contract/vendors'
import type { Position } from '@turnout/rules/geofence'
import type { BusinessType } from '@turnout/rules/vendor'
import { MarketScene } from '../../../art/market-scene.tsx'
import { readPage } from '../../../platform/api/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/state-card.tsx'
import { WidenButton, withinText } from '../../search/public/near-me.tsx'
import { nearOf } from '../../search/public/near-of.ts'
import { countText, orderText, ResultList } from '../../search/public/result-list.tsx'
import type { ListSearch } from '../../search/public/use-list-search.ts'
import type { SearchArea } from '../../search/public/use-near-me.ts'
import { vendorResults as texts } from '../texts.ts'
import { VENDOR_PAGE_SIZE } from '../use-vendor-search.ts'
import { VendorCard } from '../vendor-card.tsx'
import styles from '../vendors-page.module.css'

type VendorResultsProps = {
  filters: ListSearch & { search?: string | undefined; type?: BusinessType | undefined }
  position: Position | null
  area?: SearchArea | null
}

export function VendorResults({ filters, position, area = null }: VendorResultsProps) {
  const { search, type, page } = filters
  const query = { page, page_size: VENDOR_PAGE_SIZE, search, type, ...nearOf(position, area?.km) }
  const vendors = useQuery({ ...readPage(listVendors, { query }), placeholderData: keepPreviousData })
  return (
    <ResultList
      query={vendors}
      failed={texts.failedToLoad}
      search={filters}
      perPage={VENDOR_PAGE_SIZE}
      title={(total) => countText(total, 'vendor')}
      order={orderText(position)}
      cards={styles.cards}
      nothing={<NoVendors filters={filters} area={area} />}
    >
      {(vendor) => <VendorCard vendor={vendor} />}
    </ResultList>
  )
}

function NoVendors({ filters, area }: Required<Pick<VendorResultsProps, 'filters' | 'area'>>) {
  const picture = <MarketScene />
  return filters.isFiltered || area ? (
    <EmptyState
      picture={picture}
      title={area && !filters.isFiltered ? texts.noneWithin(withinText(area)) : texts.nothingFound}
      action={
        <>
          {area && <WidenButton area={area} />}
          {filters.isFiltered && <Button onClick={filters.clear}>{texts.clearFilters}</Button>}
        </>
      }
    >
      {filters.isFiltered && texts.anotherTypeOrWord}
    </EmptyState>
  ) : (
    <EmptyState picture={picture} title={texts.noVendorYet}>
      {texts.vendorsAppearHere}
    </EmptyState>
  )
}
