import { BUSINESS_TYPES, businessTypeName } from '@turnout/rules/vendor'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { ChipRow, FilterChip } from '../search/public/filter-chips.tsx'
import { ListPage } from '../search/public/list-page.tsx'
import { NearMeFields, NearMeNote } from '../search/public/near-me.tsx'
import { SearchField } from '../search/public/search-field.tsx'
import { type NearMe, useNearMe } from '../search/public/use-near-me.ts'
import { VendorResults } from './public/vendor-results.tsx'
import { common, vendorsPage as texts, vendorFilters } from './texts.ts'
import { useVendorSearch, type VendorSearch, type VendorSearchState } from './use-vendor-search.ts'
import styles from './vendor-filters.module.css'

export function VendorsPage(params: VendorSearch) {
  const filters = useVendorSearch(params)
  const { position, near, area } = useNearMe(filters)
  return (
    <ListPage title={common.vendors} action={<OwnLinks />}>
      <VendorFilters filters={filters} near={near} />
      <NearMeNote near={near} />
      <VendorResults filters={filters} position={position} area={area} />
    </ListPage>
  )
}

/** A person with an account of another kind gets no second sign-up. */
function OwnLinks() {
  const viewer = useViewer()
  if (viewer === null) return <ButtonLink to="/signup/vendor">{texts.joinAsVendor}</ButtonLink>
  if (viewer === 'loading') return null
  return (
    <>
      <ButtonLink to="/vendors/enquiries">{common.enquiries}</ButtonLink>
      {viewer.role === 'vendor' && <ButtonLink to="/vendors/me">{texts.yourBusinessProfile}</ButtonLink>}
    </>
  )
}

type VendorFiltersProps = { filters: VendorSearchState; near: NearMe }

function VendorFilters({ filters, near }: VendorFiltersProps) {
  const { type: chosen, setFilters } = filters
  return (
    <search className={styles.filters}>
      <SearchField
        label={vendorFilters.searchVendors}
        placeholder={vendorFilters.nameOrWhatYouNeed}
        className={styles.field}
        value={filters.search ?? ''}
        onSearch={(search) => setFilters({ search })}
      />
      <NearMeFields near={near} />
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{vendorFilters.type}</legend>
        <ChipRow>
          {[undefined, ...BUSINESS_TYPES].map((type) => (
            <FilterChip
              key={type ?? 'all'}
              text={type ? businessTypeName(type) : vendorFilters.all}
              isChosen={chosen === type}
              onPress={() => setFilters({ type })}
            />
          ))}
        </ChipRow>
      </fieldset>
    </search>
  )
}
