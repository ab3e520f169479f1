import { BUSINESS_TYPES, businessTypeName } from '@turnout/rules/vendor'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { SearchField } from '../groups/public/search-field.tsx'
import { common, vendorFilters as texts } from './texts.ts'
import type { VendorSearchState } from './use-vendor-search.ts'
import styles from './vendor-filters.module.css'

type VendorFiltersProps = {
  filters: VendorSearchState
  near: { active: boolean; busy: boolean; onToggle: () => void }
}

export function VendorFilters({ filters, near }: VendorFiltersProps) {
  const chip = (type: string | undefined, text: string) => (
    <button
      key={text}
      type="button"
      className={styles.chip}
      aria-pressed={filters.type === type}
      onClick={() => filters.setFilters({ type })}
    >
      {filters.type === type && <Icon name="tick" size={17} />}
      {text}
    </button>
  )
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts.searchVendors}
        placeholder={texts.nameOrWhatYouNeed}
        className={styles.field}
        value={filters.search ?? ''}
        onSearch={(search) => filters.setFilters({ search })}
      />
      <Button
        className={styles.near}
        icon={near.active ? 'tick' : 'locate'}
        busy={near.busy}
        aria-pressed={near.active}
        onClick={near.onToggle}
      >
        {common.nearMe}
      </Button>
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{texts.type}</legend>
        <div className={styles.chips}>
          {chip(undefined, texts.all)}
          {BUSINESS_TYPES.map((type) => chip(type, businessTypeName(type)))}
        </div>
      </fieldset>
    </search>
  )
}
