import styles from './big-board.module.css'
import { BigBoard } from './big-board.tsx'
import { LinkBoundary } from './link-boundary.tsx'
import { useTheme } from './use-theme.ts'

/** For a TV: score, clock, next match, always under floodlights, and nothing to scroll or press. */
export function BigBoardPage({ token }: { token: string }) {
  useTheme({ isDark: true, isBoard: true })
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <LinkBoundary>
        <BigBoard token={token} />
      </LinkBoundary>
    </main>
  )
}
