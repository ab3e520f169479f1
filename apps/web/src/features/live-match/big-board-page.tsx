import { useLayoutEffect } from 'react'
import styles from './big-board.module.css'
import { BigBoard } from './big-board.tsx'
import { LinkBoundary } from './link-boundary.tsx'

/** For a TV: score, clock, who comes next, always under floodlights, and nothing to scroll or press. */
export function BigBoardPage({ token }: { token: string }) {
  useLayoutEffect(() => {
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
      <LinkBoundary>
        <BigBoard token={token} />
      </LinkBoundary>
    </main>
  )
}
