import { Link } from '../../platform/router/link.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useNearMe } from '../groups/public/use-near-me.ts'
import { common, vendorsPage as texts } from './texts.ts'
import { useVendorSearch, type VendorSearch } from './use-vendor-search.ts'
import { VendorFilters } from './vendor-filters.tsx'
import { VendorResults } from './vendor-results.tsx'
import styles from './vendors-page.module.css'

export function VendorsPage(params: VendorSearch) {
  const filters = useVendorSearch(params)
  const { position, isAsking, ask, forget } = useNearMe()
  const toggleNear = () => {
    if (filters.page > 1) filters.setPage(1)
    if (position) forget()
    else void ask()
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{common.vendors}</h1>
        <OwnPageLink />
      </div>
      <VendorFilters
        filters={filters}
        near={{ active: position !== null, busy: isAsking, onToggle: toggleNear }}
      />
      <VendorResults filters={filters} position={position} />
    </div>
  )
}

/** A person who has an account of another kind signs up no second time. */
function OwnPageLink() {
  const viewer = useViewer()
  if (viewer === null)
    return (
      <Link to="/signup/vendor" className={buttonClass()}>
        {texts.joinAsVendor}
      </Link>
    )
  if (viewer === 'loading' || viewer.role !== 'vendor') return null
  return (
    <Link to="/vendors/me" className={buttonClass()}>
      {texts.yourBusinessProfile}
    </Link>
  )
}
