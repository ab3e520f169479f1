import { Outlet } from '@tanstack/react-router'
import { useIsSignedIn } from '../platform/identity.ts'
import { classNames } from '../ui/class-names.ts'
import { ToastRegion } from '../ui/toast-region.tsx'
import styles from './app-shell.module.css'
import { BusyOverlay } from './busy-overlay.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PendingBanner } from './pending-banner.tsx'
import { PlaceTabs } from './place-tabs.tsx'
import { useFocusOnTravel } from './use-focus-on-travel.ts'
import { usePlace, useWindowTitle } from './use-route-facts.ts'

/** What stands around every page. Which of it, the route says (`static-data.ts`). */
export function AppShell() {
  const { place, frame, isPublic, isOnArt } = usePlace()
  const signedIn = useIsSignedIn()
  useWindowTitle()
  useFocusOnTravel()

  if (frame === 'board') return <Outlet />
  const skip = (
    <a className="skip-link" href="#content">
      Skip to the content
    </a>
  )
  const everywhere = (
    <>
      <ToastRegion />
      <BusyOverlay />
    </>
  )
  if (frame === 'bare') {
    return (
      <>
        {skip}
        <OfflineNotice />
        <Outlet />
        {everywhere}
      </>
    )
  }
  const onArt = isOnArt && !signedIn
  const tabs = signedIn && !isPublic && (frame === 'app' || frame === 'cover')
  return (
    <div className={styles.shell}>
      {skip}
      {onArt ? (
        <>
          <OfflineNotice />
          <Header place={place} onArt />
        </>
      ) : (
        <>
          <Header
            place={place}
            className={classNames((frame === 'task' || frame === 'cover') && styles.desktop)}
          />
          <OfflineNotice />
          <PendingBanner />
        </>
      )}
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <Footer className={classNames((frame === 'form' || frame === 'task' || tabs) && styles.desktop)} />
      {tabs && <PlaceTabs place={place} />}
      {everywhere}
    </div>
  )
}
