import type { ReactNode } from 'react'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './live-match.module.css'
import { LoadingBoard } from './loading-board.tsx'
import { NotOpenToWatch } from './not-open-to-watch.tsx'
import { messages } from './texts.ts'

/** Around what anybody with the link sees: until it is there, and when the link is worth nothing. */
export const LinkBoundary = ({ back, children }: { back?: ReactNode; children: ReactNode }) => (
  <LoadBoundary
    level={1}
    failed={messages.loadFailed}
    className={classNames('wrap', styles.state)}
    back={back}
    skeleton={
      <>
        {back}
        <LoadingBoard />
      </>
    }
    notFound={<NotOpenToWatch />}
  >
    {children}
  </LoadBoundary>
)
