import { BUSINESS_TYPES, businessTypeName } from '@turnout/rules/vendor'
import { ChipRow, FilterChip } from '../search/public/filter-chips.tsx'
import { NearMeFields } from '../search/public/near-me.tsx'
import { SearchField } from '../search/public/search-field.tsx'
import type { NearMe } from '../search/public/use-near-me.ts'
import { vendorFilters as texts } from './texts.ts'
import type { VendorSearchState } from './use-vendor-search.ts'
import styles from './vendor-filters.module.css'

type VendorFiltersProps = { filters: VendorSearchState; near: NearMe }

export function VendorFilters({ filters, near }: VendorFiltersProps) {
  const { type: chosen, setFilters } = filters
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts.searchVendors}
        placeholder={texts.nameOrWhatYouNeed}
        className={styles.field}
        value={filters.search ?? ''}
        onSearch={(search) => setFilters({ search })}
      />
      <NearMeFields near={near} />
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{texts.type}</legend>
        <ChipRow>
          <FilterChip
            text={texts.all}
            isChosen={chosen === undefined}
            onPress={() => setFilters({ type: undefined })}
          />
          {BUSINESS_TYPES.map((type) => (
            <FilterChip
              key={type}
              text={businessTypeName(type)}
              isChosen={chosen === type}
              onPress={() => setFilters({ type })}
            />
          ))}
        </ChipRow>
      </fieldset>
    </search>
  )
}
