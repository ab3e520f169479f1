import { teamName } from '@turnout/rules/words'
import { Bib } from '../../art/bib.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './previous-games.module.css'
import { teamMark as texts } from './texts.ts'

type TeamMarkProps = { team: number; won: boolean; isRight?: boolean }

/** A side of a result; who won is heavier, and said to those who do not see it. */
export const TeamMark = ({ team, won, isRight = false }: TeamMarkProps) => (
  <span className={classNames(styles.team, isRight && styles.right, won && styles.winner)}>
    <Bib team={team} size={30} />
    {teamName(team)}
    {won && <span className="visually-hidden">{texts.won}</span>}
  </span>
)
