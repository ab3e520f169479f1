import { bracketOf, roundsOf } from '@turnout/contract/cup-bracket'
import type { WatchedState } from '@turnout/contract/watched-state'
import type { CSSProperties } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { cupSharing } from '../texts.ts'
import boardStyles from './board-cup.module.css'
import { CupBracket } from './cup-bracket.tsx'
import { CupTables } from './cup-tables.tsx'
import { FixtureList } from './fixture-list.tsx'
import paper from './printed.module.css'
import { useWatchedCup } from './use-cup.ts'
import styles from './watched-cup.module.css'

type WatchedCupProps = { token: string; game: WatchedState; mark: string }

/** For a spectator: bracket, tables and matches. After the game the matches are in print only: the results list them. */
export function WatchedCup({ token, game, mark, isOver }: WatchedCupProps & { isOver: boolean }) {
  const { group_name: group, time_zone: timeZone } = game
  const cup = useWatchedCup(token, mark)
  return (
    <div className={classNames(isOver ? styles.whole : 'wrap', styles.cup, paper.printed)}>
      <h2 className={paper.onPaper}>{cupSharing.title(group)}</h2>
      <CupBracket cup={cup} timeZone={timeZone} className={styles.whole} />
      <CupTables cup={cup} />
      <div className={isOver ? paper.onPaper : undefined}>
        <FixtureList cup={cup} timeZone={timeZone} />
      </div>
    </div>
  )
}

/** Tables with more rows than this have no room for sentences beneath them. */
const LONG_TABLE = 8

/** On a big screen between two matches: the tables until they are over, then the bracket. */
export function BoardCup({ token, game: { time_zone: timeZone }, mark }: WatchedCupProps) {
  const cup = useWatchedCup(token, mark)
  const bracket = bracketOf(cup)
  const hasTables = cup.tables.some(({ is_over: isOver }) => !isOver) || !bracket
  const rounds = bracket ? roundsOf(bracket).length : 0
  const rows = Math.max(...cup.tables.map((table) => table.rows.length))
  return (
    <div className={boardStyles.cup}>
      {hasTables ? (
        <div
          className={classNames(boardStyles.tables, rows > LONG_TABLE && boardStyles.long)}
          style={{ '--rows': rows } as CSSProperties}
        >
          <CupTables cup={cup} />
        </div>
      ) : (
        <CupBracket
          cup={cup}
          timeZone={timeZone}
          treeMedia="(orientation: landscape)"
          roundsInWings={4}
          className={classNames(
            boardStyles.bracket,
            rounds < 3 && boardStyles.large,
            rounds > 3 && boardStyles.small,
          )}
        />
      )}
    </div>
  )
}
