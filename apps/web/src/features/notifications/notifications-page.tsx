import { BackLink, ButtonLink } from '../../platform/router/link.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications.module.css'
import { SettingsPanels } from './settings-panels.tsx'
import { settings, list as texts } from './texts.ts'

/** The notifications; on wide screens with the settings next to them, which have their own page on phones. */
export function NotificationsPage({ view }: { view: 'list' | 'settings' }) {
  return view === 'list' ? <ListView /> : <SettingsView />
}

function ListView() {
  const isWide = useMedia('(min-width: 62.5em)')
  return (
    <div className={`wrap panels ${styles.columns}`}>
      <div className="panels">
        <div className="ends">
          <h1>{texts.title}</h1>
          {!isWide && (
            <ButtonLink to="/notifications/settings" size="small">
              {texts.settings}
            </ButtonLink>
          )}
        </div>
        <NotificationList />
      </div>
      {isWide && (
        <aside className="panels" aria-label={texts.settings}>
          <h2>{texts.settings}</h2>
          <SettingsPanels level={3} />
        </aside>
      )}
    </div>
  )
}

function SettingsView() {
  return (
    <div className={`wrap panels ${styles.narrow}`}>
      <BackLink to="/notifications">{settings.back}</BackLink>
      <h1>{settings.title}</h1>
      <SettingsPanels />
    </div>
  )
}
