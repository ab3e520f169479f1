import { useEffect } from 'react'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { LoadBoundary } from '../../platform/load-boundary.tsx'
import { match as texts } from '../../platform/texts.ts'
import styles from './big-board.module.css'
import { BigBoard } from './big-board.tsx'
import { LoadingBoard } from './loading-board.tsx'
import { NotOpen } from './not-open.tsx'

/** For a TV: score, clock, who comes next, always under floodlights, and nothing to scroll or press. */
export function BigBoardPage({ token }: { token: string }) {
  useEffect(() => {
    const { dataset } = document.documentElement
    const { theme } = dataset
    dataset.theme = 'dark'
    dataset.board = ''
    return () => {
      delete dataset.board
      if (theme === undefined) delete dataset.theme
      else dataset.theme = theme
    }
  }, [])
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <LoadBoundary
        level={1}
        failed={texts.loadFailed}
        picture={<EmptyGround mood="error" />}
        skeleton={<LoadingBoard />}
        notFound={<NotOpen />}
      >
        <BigBoard token={token} />
      </LoadBoundary>
    </main>
  )
}
