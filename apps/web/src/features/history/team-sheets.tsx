import type { GameReport } from '@turnout/contract/history'
import { Bib } from '../../art/bib.tsx'
import { clockTime } from '../../platform/time/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './history.module.css'
import { teamSheets as texts } from './texts.ts'

/** Who was in which team, the captain first among them. */
export function TeamSheets({ report }: { report: GameReport }) {
  const { teams, substitutes, gone_home: goneHome, changes } = report
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
      {goneHome.length > 0 && (
        <section className={styles.team} aria-label={texts.goneHome}>
          <h3 className={styles.teamName}>{texts.goneHome}</h3>
          <p>{goneHome.join(', ')}</p>
        </section>
      )}
      {changes.length > 0 && (
        <section className={styles.team} aria-label={texts.changes}>
          <h3 className={styles.teamName}>{texts.changes}</h3>
          <ol className={styles.players}>
            {changes.map(({ at, what }) => (
              <li key={`${at} ${what}`}>
                <span className="sub">{clockTime(at, report.time_zone)}</span> {what}
              </li>
            ))}
          </ol>
        </section>
      )}
    </Panel>
  )
}
