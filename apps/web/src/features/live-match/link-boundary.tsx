import type { ReactNode } from 'react'
import { NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { LoadingBoard } from './loading-board.tsx'
import { messages, notOpenToWatch as texts } from './texts.ts'

/** Around what spectators with the link see: loading, and an invalid link. */
export const LinkBoundary = ({ back, children }: { back?: ReactNode; children: ReactNode }) => (
  <LoadBoundary
    level={1}
    failed={messages.loadFailed}
    className="wrap lone-card"
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

/** The game is over or was closed, or the link was renewed: for a spectator it is the same. */
const NotOpenToWatch = () => (
  <div className="wrap lone-card">
    <NotFound
      title={texts.notOpenToWatch}
      action={
        <ButtonLink to="/" variant="primary">
          {texts.whatIsTurnout}
        </ButtonLink>
      }
    >
      {texts.gameIsOverOrIts}
    </NotFound>
  </div>
)
