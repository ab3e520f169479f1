import { useSuspenseQuery } from '@tanstack/react-query'
import { getVendor, type VendorPage as VendorPageTexts } from '@turnout/contract/vendors'
import { useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { PREVIEW_DESCRIPTION, PREVIEW_TITLE, usePageTitle } from '../../platform/page/page-title.ts'
import { BackLink, ButtonLink } from '../../platform/router/link.tsx'
import { useLocation, useNavigate } from '../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { useMe } from '../../platform/session/viewer.ts'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { common, reportVendor, vendorPage as texts } from './texts.ts'
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
          <NotFound
            title={texts.noSuchVendor}
            action={
              <ButtonLink to="/vendors" variant="primary">
                {common.backToVendors}
              </ButtonLink>
            }
          >
            {texts.pageMayBeDown}
          </NotFound>
        }
      >
        <LoadedVendor vendorId={vendorId} />
      </LoadBoundary>
    </div>
  )
}

const BackToVendors = () => <BackLink to="/vendors">{common.vendors}</BackLink>

function LoadedVendor({ vendorId }: { vendorId: string }) {
  const { data: vendor } = useSuspenseQuery(read(getVendor, { params: { vendorId } }))
  const isOwn = useMe()?.id === vendor.id
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

const ReportVendorSheet = lazyPart(
  async () => (await import('./report-vendor-sheet.tsx')).ReportVendorSheet,
  MissingSheet,
)

/** A visitor signs in first. */
function ReportVendor({ vendor }: { vendor: VendorPageTexts }) {
  const [isOpen, setOpen] = useState(false)
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const here = useLocation().pathname
  const open = () => {
    if (isSignedIn) return setOpen(true)
    toast.info(reportVendor.signInFirst)
    void navigate({ to: '/signin', search: { next: here } })
  }
  return (
    <div className={styles.report}>
      <Button variant="quiet" onClick={open}>
        {reportVendor.open}
      </Button>
      {isOpen && <ReportVendorSheet vendorId={vendor.id} onClose={() => setOpen(false)} />}
    </div>
  )
}
