import type { ReactNode } from 'react'
import { NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { PREVIEW_DESCRIPTION, PREVIEW_TITLE } from '../../platform/page/page-title.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { BackBar } from '../../ui/back-bar.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './event-page.module.css'
import { common, messages, eventPage as texts } from './texts.ts'

/** The cover with the link back to the events. */
export const CoverFrame = ({ children }: { children?: ReactNode }) => (
  <header className={styles.cover}>
    {children}
    <div className="wrap">
      <Link to="/events" className={styles.back}>
        <Icon name="back" size={22} />
        {common.events}
      </Link>
    </div>
  </header>
)

/** Around the parts that read one event: loading, failed, or not found. */
export function EventBoundary({ eventId, children }: { eventId: string; children: ReactNode }) {
  const back = <BackBar link={(link) => <Link to="/events" {...link} />}>{common.events}</BackBar>
  return (
    <LoadBoundary
      key={eventId}
      failed={messages.eventFailed}
      className={`wrap panels ${styles.state}`}
      level={1}
      back={back}
      skeleton={
        <>
          <CoverFrame />
          <div className={`wrap ${styles.layout}`}>
            <div className={styles.title} aria-hidden="true">
              <h1>
                {PREVIEW_TITLE}
                <br />
                <span className={styles.glance}>{PREVIEW_DESCRIPTION}</span>
              </h1>
            </div>
            <Skeleton shape="panel" count={2} label={texts.loading} />
          </div>
        </>
      }
      notFound={
        <>
          {back}
          <div className={`wrap panels ${styles.state}`}>
            <NotFound title={texts.notFound} action={<ButtonLink to="/events">{texts.allEvents}</ButtonLink>}>
              {texts.notFoundNote}
            </NotFound>
          </div>
        </>
      }
    >
      {children}
    </LoadBoundary>
  )
}
