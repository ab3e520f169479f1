import type { ReactNode } from 'react'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { LoadBoundary } from '../../platform/load-boundary.tsx'
import { match as texts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './live-match.module.css'
import { LoadingBoard } from './loading-board.tsx'
import { NotOpen } from './not-open.tsx'

/** Around what anybody with the link sees: until it is there, and when the link is worth nothing. */
export const LinkBoundary = ({ back, children }: { back?: ReactNode; children: ReactNode }) => (
  <LoadBoundary
    level={1}
    failed={texts.loadFailed}
    className={classNames('wrap', styles.state)}
    picture={<EmptyGround mood="error" />}
    back={back}
    skeleton={
      <>
        {back}
        <LoadingBoard />
      </>
    }
    notFound={<NotOpen />}
  >
    {children}
  </LoadBoundary>
)
