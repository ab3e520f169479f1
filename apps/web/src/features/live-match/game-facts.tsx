import { toHouseRules } from '@turnout/contract/convert-match-rules'
import type { MatchRules } from '@turnout/contract/match-rules'
import type { WatchedState } from '@turnout/contract/watched-state'
import { describeRules } from '@turnout/rules/rules-description'
import { useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { gameFacts as texts } from './match-texts.ts'
import playersSheet from './players-sheet.module.css'
import styles from './playing-time.module.css'
import { playingTimeRows } from './playing-time-rows.ts'
import { PlayersButton } from './public/players-button.tsx'
import { teamIn } from './teams.ts'

export type GameFactsProps = {
  game: WatchedState
  /** The game, for people who may change players between matches. */
  changePlayersOf?: string | null
}

/** At the foot of the page, so it loads after the board. */
export const GameFacts = ({ game, changePlayersOf = null }: GameFactsProps) => (
  <>
    {game.cup && 'group_id' in game && <CupLink groupId={String(game.group_id)} />}
    <Lineups game={game} />
    {changePlayersOf !== null && <PlayersButton gameId={changePlayersOf} />}
    <PlayingTime game={game} />
    <HouseRules rules={game.match_rules} />
  </>
)

/** Link to the tables, the bracket and all matches. */
const CupLink = ({ groupId }: { groupId: string }) => (
  <ButtonLink to="/my-sports-groups/$groupId/cup" params={{ groupId }} variant="secondary" wide icon="trophy">
    {texts.seeCup}
  </ButtonLink>
)

/** The rules of this game, for people who ask 'since when?'. */
function HouseRules({ rules }: { rules: MatchRules }) {
  return (
    <Panel>
      <Disclosure className={styles.shares} title={<h2 className={styles.title}>{texts.houseRules}</h2>}>
        <ul className="stack gap-6">
          {describeRules(toHouseRules(rules)).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </Panel>
  )
}

/** Who plays, or plays next: borrowed players show their own team. */
function Lineups({ game }: { game: WatchedState }) {
  if (game.lineups.length === 0) return null
  return (
    <Panel title={game.current_match ? texts.onPitch : texts.onNext}>
      <div className={playersSheet.sides}>
        {game.lineups.map(({ team_id: id, players }) => {
          const team = teamIn(game, id)
          return (
            <section key={id} aria-label={team.name}>
              <h3 className="line gap-8">
                <Bib team={team.team_number} size={28} />
                {team.name}
              </h3>
              <ul className={playersSheet.names}>
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

/** How much each person has played and waited: the answer to 'we hardly played'. */
function PlayingTime({ game }: { game: WatchedState }) {
  const minute = useServerMinute()
  // open where there is a column for it; on a phone on demand
  const [isWide] = useState(() => matchMedia('(min-width: 62.5em)').matches)
  const rows = playingTimeRows(game, Math.min(minute, game.session_ends_at))
  if (rows.length === 0) return null
  return (
    <Panel>
      <Disclosure
        className={styles.shares}
        title={<h2 className={styles.title}>{texts.fairShares}</h2>}
        open={isWide}
      >
        <div className={styles.box}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.team}</th>
                <th scope="col">{texts.matches}</th>
                <th scope="col">{texts.playedMin}</th>
                <th scope="col">{texts.longestWaitMin}</th>
                <th scope="col">{texts.waitsNowMin}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ team, matches, played, longestWait, currentWait }) => (
                <tr key={team.id}>
                  <th scope="row">
                    <span className={styles.team}>
                      <Bib team={team.team_number} size={26} />
                      {team.name}
                    </span>
                  </th>
                  <td>{matches}</td>
                  <td>{played}</td>
                  <td>{longestWait}</td>
                  <td>{currentWait}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </Panel>
  )
}
