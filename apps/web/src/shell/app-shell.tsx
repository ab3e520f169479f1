import { lazyPart } from '../platform/lazy/lazy-part.tsx'
import { useIsNavigating } from '../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../platform/session/identity.ts'
import { useMe } from '../platform/session/viewer.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './app-shell.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LazyOverlay, LazyToastRegion } from './lazy-overlays.tsx'
import { NavTabs } from './nav-tabs.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { RoutePage } from './route-page.tsx'
import { appShell as texts } from './texts.ts'
import { useRouteInfo, useWindowTitle } from './use-route-info.ts'

const ConfirmEmailBanner = lazyPart(
  async () => (await import('./confirm-email-banner.tsx')).ConfirmEmailBanner,
)

/** A pending account may look but change nothing; this says what to do about it. */
function PendingBanner() {
  const me = useMe()
  if (!me || me.email_confirmed) return null
  return <ConfirmEmailBanner email={me.email} />
}

/** Shows while the code of the next page loads; never for a refresh or a press. */
const BusyOverlay = () => (useIsNavigating() ? <LazyOverlay /> : null)

/** The frame of every page; the route decides its parts (`routes.ts`). */
export function AppShell() {
  const { section, frame, isPublic, isOnArt } = useRouteInfo()
  const signedIn = useIsSignedIn()
  useWindowTitle()

  if (frame === 'board') return <RoutePage />
  const skipLink = (
    <a className="skip-link" href="#content">
      {texts.skipToContent}
    </a>
  )
  const overlays = (
    <>
      <LazyToastRegion />
      <BusyOverlay />
    </>
  )
  if (frame === 'bare') {
    return (
      <>
        {skipLink}
        <OfflineNotice />
        <RoutePage />
        {overlays}
      </>
    )
  }
  const onArt = isOnArt && !signedIn
  const isScreen = frame === 'screen'
  const hasTabs = signedIn && !isPublic && (frame === 'app' || frame === 'cover')
  return (
    <div className={classNames(styles.shell, isScreen && styles.screen)}>
      {skipLink}
      {onArt ? (
        <>
          <OfflineNotice />
          <Header section={section} onArt />
        </>
      ) : (
        <>
          <Header
            section={section}
            className={classNames((frame === 'task' || frame === 'cover' || isScreen) && styles.desktop)}
          />
          <OfflineNotice />
          <PendingBanner />
        </>
      )}
      <main id="content" tabIndex={-1} className={styles.content}>
        <RoutePage />
      </main>
      {!isScreen && (
        <Footer className={classNames((frame === 'form' || frame === 'task' || hasTabs) && styles.desktop)} />
      )}
      {hasTabs && <NavTabs section={section} />}
      {overlays}
    </div>
  )
}
