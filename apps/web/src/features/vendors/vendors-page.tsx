import { ButtonLink } from '../../platform/router/link.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { ListPage } from '../search/public/list-page.tsx'
import { NearMeNote } from '../search/public/near-me.tsx'
import { useNearMe } from '../search/public/use-near-me.ts'
import { common, vendorsPage as texts } from './texts.ts'
import { useVendorSearch, type VendorSearch } from './use-vendor-search.ts'
import { VendorFilters } from './vendor-filters.tsx'
import { VendorResults } from './vendor-results.tsx'

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

/** A person who has an account of another kind signs up no second time. */
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
