import type { WatchedState } from '@turnout/contract/watched-state'
import { Bib } from '../../art/bib.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './players-sheet.module.css'
import type { Roster } from './roster.ts'
import { lineups as texts } from './texts.ts'

export type LineupsProps = { game: WatchedState; roster: Roster }

/** Who is really on, or on next: borrowed players say whose they are. */
export function Lineups({ game, roster }: LineupsProps) {
  if (game.lineups.length === 0) return null
  return (
    <Panel title={game.current_match ? texts.onPitch : texts.onNext}>
      <div className={styles.sides}>
        {game.lineups.map(({ team_id: id, players }) => {
          const team = roster.team(id)
          return (
            <section key={id} aria-label={team.name}>
              <h3 className="line gap-8">
                <Bib team={team.number} size={28} />
                {team.name}
              </h3>
              <ul className={styles.names}>
                {players.map(({ name, is_captain: isCaptain, lent_by: lender }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two players may have the same name
                  <li key={index}>
                    {name} {isCaptain && <Badge kind="captain" />}
                    {lender && <span className="sub">{texts.lentBy(lender)}</span>}
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Panel>
  )
}
