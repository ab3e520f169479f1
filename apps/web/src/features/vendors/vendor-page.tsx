import { useSuspenseQuery } from '@tanstack/react-query'
import { getVendor } from '@turnout/contract/vendors'
import { read } from '../../platform/api/queries.ts'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { PREVIEW_DESCRIPTION, PREVIEW_TITLE, usePageTitle } from '../../platform/page/page-title.ts'
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
        skeleton={
          <>
            <BackToVendors />
            <div className={styles.vendor}>
              <div className={styles.drawn} />
              <div aria-hidden="true">
                <h1 className={styles.name}>{PREVIEW_TITLE}</h1>
                <p className={styles.words}>{PREVIEW_DESCRIPTION}</p>
              </div>
              <Skeleton shape="panel" count={2} label={texts.loading} />
            </div>
          </>
        }
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

const BackToVendors = () => (
  <Link to="/vendors" className={styles.back}>
    <Icon name="back" />
    {common.vendors}
  </Link>
)

function LoadedVendor({ vendorId }: { vendorId: string }) {
  const { data: vendor } = useSuspenseQuery(read(getVendor, { params: { vendorId } }))
  const viewer = useViewer()
  const isOwn = viewer !== null && viewer !== 'loading' && viewer.id === vendor.id
  usePageTitle(vendor.business_name)
  return (
    <>
      <BackToVendors />
      <VendorView
        vendor={vendor}
        aside={isOwn ? undefined : <SendEnquiry vendor={vendor} fallback={<Skeleton shape="panel" />} />}
      />
      {!isOwn && <ReportVendor vendor={vendor} />}
    </>
  )
}
