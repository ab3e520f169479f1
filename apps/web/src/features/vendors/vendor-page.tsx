import { useSuspenseQuery } from '@tanstack/react-query'
import { getVendor } from '@turnout/contract/vendors'
import { read } from '../../platform/api/queries.ts'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { usePageTitle } from '../../platform/page/page-title.ts'
import { Link } from '../../platform/router/link.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NotFoundState } from '../../ui/state-card.tsx'
import { ReportVendor } from './report-vendor.tsx'
import { common, vendorPage as texts } from './texts.ts'
import styles from './vendor-page.module.css'
import { VendorView } from './vendor-view.tsx'

const SendEnquiry = lazyPart(async () => (await import('../enquiries/public/send-enquiry.tsx')).SendEnquiry)

export function VendorPage({ vendorId }: { vendorId: string }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <LoadBoundary
        key={vendorId}
        level={1}
        failed={texts.failedToLoad}
        skeleton={<Skeleton shape="panel" count={2} label={texts.loading} />}
        notFound={
          <NotFoundState
            level={1}
            title={texts.noSuchVendor}
            picture={<LazyGround mood="not-found" />}
            action={
              <Link to="/vendors" className={buttonClass({ variant: 'primary' })}>
                {common.backToVendors}
              </Link>
            }
          >
            {texts.pageMayBeDown}
          </NotFoundState>
        }
      >
        <LoadedVendor vendorId={vendorId} />
      </LoadBoundary>
    </div>
  )
}

function LoadedVendor({ vendorId }: { vendorId: string }) {
  const { data: vendor } = useSuspenseQuery(read(getVendor, { params: { vendorId } }))
  const viewer = useViewer()
  const isOwn = viewer !== null && viewer !== 'loading' && viewer.id === vendor.id
  usePageTitle(vendor.business_name)
  return (
    <>
      <Link to="/vendors" className={styles.back}>
        <Icon name="back" />
        {common.vendors}
      </Link>
      <VendorView
        vendor={vendor}
        aside={isOwn ? undefined : <SendEnquiry vendor={vendor} fallback={<Skeleton shape="panel" />} />}
      />
      {!isOwn && <ReportVendor vendor={vendor} />}
    </>
  )
}
