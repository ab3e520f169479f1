import type { VendorPage } from '@turnout/contract/vendors'
import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { useLocation, useNavigate } from '../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { reportVendor as texts } from './texts.ts'
import styles from './vendor-page.module.css'

const ReportVendorSheet = lazyPart(
  async () => (await import('./report-vendor-sheet.tsx')).ReportVendorSheet,
  MissingSheet,
)

/** A visitor signs in first. */
export function ReportVendor({ vendor }: { vendor: VendorPage }) {
  const [isOpen, setOpen] = useState(false)
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const here = useLocation().pathname
  const open = () => {
    if (isSignedIn) return setOpen(true)
    toast.info(texts.signInFirst)
    void navigate({ to: '/signin', search: { next: here } })
  }
  return (
    <div className={styles.report}>
      <Button variant="quiet" onClick={open}>
        {texts.open}
      </Button>
      {isOpen && <ReportVendorSheet vendorId={vendor.id} onClose={() => setOpen(false)} />}
    </div>
  )
}
