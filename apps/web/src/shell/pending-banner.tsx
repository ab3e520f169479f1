import { lazyPart } from '../platform/lazy/lazy-part.tsx'
import { useViewer } from '../platform/session/viewer.ts'

const ConfirmEmailBanner = lazyPart(
  async () => (await import('./confirm-email-banner.tsx')).ConfirmEmailBanner,
)

/** An account whose link was not opened yet looks but does not touch; this says what to do about it. */
export function PendingBanner() {
  const viewer = useViewer()
  if (!viewer || viewer === 'loading' || viewer.email_confirmed) return null
  return <ConfirmEmailBanner email={viewer.email} />
}
