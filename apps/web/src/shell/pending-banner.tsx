import { later } from '../platform/later.tsx'
import { useViewer } from '../platform/viewer.ts'

const ConfirmYourMail = later(async () => (await import('./confirm-your-mail.tsx')).ConfirmYourMail)

/** An account whose link was not opened yet looks but does not touch; this says what to do about it. */
export function PendingBanner() {
  const viewer = useViewer()
  if (!viewer || viewer === 'loading' || viewer.email_confirmed) return null
  return <ConfirmYourMail email={viewer.email} />
}
