import { classNames } from '../../../ui/class-names.ts'
import boardStyles from './board-cup.module.css'
import { bracketOf } from './bracket-tree.ts'
import { CupBracket } from './cup-bracket.tsx'
import { CupTables } from './cup-tables.tsx'
import { FixtureList } from './fixture-list.tsx'
import { useWatchedCup } from './use-cup.ts'
import styles from './watched-cup.module.css'

/** For a person with the link: tables, bracket and all matches. */
export function WatchedCup({ token, mark }: { token: string; mark: string }) {
  const cup = useWatchedCup(token, mark)
  return (
    <div className={classNames('wrap', styles.cup)}>
      <CupBracket cup={cup} className={styles.whole} />
      <CupTables cup={cup} />
      <FixtureList cup={cup} />
    </div>
  )
}

/** On a big screen between two matches: the tables until they are over, then the bracket. */
export function BoardCup({ token, mark }: { token: string; mark: string }) {
  const cup = useWatchedCup(token, mark)
  const hasTables = cup.tables.some(({ is_over: isOver }) => !isOver) || !bracketOf(cup)
  return (
    <div className={boardStyles.cup}>
      {hasTables ? (
        <div className={boardStyles.tables}>
          <CupTables cup={cup} />
        </div>
      ) : (
        <CupBracket cup={cup} className={boardStyles.bracket} />
      )}
    </div>
  )
}
