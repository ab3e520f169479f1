import type { GameReport } from '@turnout/contract/history'
import { Bib } from '../../art/bib.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './history.module.css'
import { teamSheets as texts } from './texts.ts'

/** Who was in which team, the captain first among them. */
export function TeamSheets({ report: { teams, substitutes } }: { report: GameReport }) {
  return (
    <Panel title={texts.teams}>
      {teams.length === 0 && <p className="sub">{texts.noTeamWasDrawn}</p>}
      <div className={styles.sheets}>
        {teams.map((team) => (
          <section key={team.team_number} className={styles.team} aria-label={team.name}>
            <h3 className={styles.teamName}>
              <Bib team={team.team_number} size={30} />
              {team.name}
            </h3>
            <ul className={styles.players}>
              {team.players.map((player, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and nobody moves any more
                <li key={index}>
                  {player.name}
                  {player.is_captain && <Badge kind="captain" />}
                  {player.is_guest && <span className="sub">{texts.guest}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {substitutes.length > 0 && (
        <section className={styles.team} aria-label={texts.withoutTeam}>
          <h3 className={styles.teamName}>{texts.withoutTeam}</h3>
          <p>{substitutes.join(', ')}</p>
        </section>
      )}
    </Panel>
  )
}
