import { lazyPart } from '../platform/lazy/lazy-part.tsx'
import { useMe } from '../platform/session/viewer.ts'

const ConfirmEmailBanner = lazyPart(
  async () => (await import('./confirm-email-banner.tsx')).ConfirmEmailBanner,
)

/** An account whose link was not opened yet looks but does not touch; this says what to do about it. */
export function PendingBanner() {
  const me = useMe()
  if (!me || me.email_confirmed) return null
  return <ConfirmEmailBanner email={me.email} />
}
