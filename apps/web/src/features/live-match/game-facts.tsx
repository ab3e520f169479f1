import { toHouseRules } from '@turnout/contract/convert-match-rules'
import type { MatchRules } from '@turnout/contract/match-rules'
import type { WatchedState } from '@turnout/contract/watched-state'
import { describeRules } from '@turnout/rules/rules-description'
import { Bib } from '../../art/bib.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { houseRules as houseRulesTexts } from './match-texts.ts'
import playersSheet from './players-sheet.module.css'
import styles from './playing-time.module.css'
import { PlayingTime } from './playing-time.tsx'
import { PlayersButton } from './public/players-button.tsx'
import type { Roster } from './roster.ts'
import { lineups as lineupsTexts, cupLink as texts } from './texts.ts'

export type GameFactsProps = {
  game: WatchedState
  roster: Roster
  /** For those who may change players between matches. */
  changePlayersOf?: string | null
}

/** At the foot of the page, so it loads after the board. */
export const GameFacts = ({ game, roster, changePlayersOf = null }: GameFactsProps) => (
  <>
    {game.cup && 'group_id' in game && <CupLink groupId={String(game.group_id)} />}
    <Lineups game={game} roster={roster} />
    {changePlayersOf !== null && <PlayersButton gameId={changePlayersOf} />}
    <PlayingTime game={game} roster={roster} />
    <HouseRules rules={game.match_rules} />
  </>
)

/** To the tables, the bracket and all matches. */
const CupLink = ({ groupId }: { groupId: string }) => (
  <ButtonLink to="/my-sports-groups/$groupId/cup" params={{ groupId }} variant="secondary" wide icon="trophy">
    {texts.seeCup}
  </ButtonLink>
)

/** The rules that this game is played by, for those who ask 'since when?'. */
function HouseRules({ rules }: { rules: MatchRules }) {
  return (
    <Panel>
      <Disclosure
        className={styles.shares}
        title={<h2 className={styles.title}>{houseRulesTexts.houseRules}</h2>}
      >
        <ul className="stack gap-6">
          {describeRules(toHouseRules(rules)).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </Panel>
  )
}

type LineupsProps = { game: WatchedState; roster: Roster }

/** Who is really on, or on next: borrowed players say whose they are. */
function Lineups({ game, roster }: LineupsProps) {
  if (game.lineups.length === 0) return null
  return (
    <Panel title={game.current_match ? lineupsTexts.onPitch : lineupsTexts.onNext}>
      <div className={playersSheet.sides}>
        {game.lineups.map(({ team_id: id, players }) => {
          const team = roster.team(id)
          return (
            <section key={id} aria-label={team.name}>
              <h3 className="line gap-8">
                <Bib team={team.number} size={28} />
                {team.name}
              </h3>
              <ul className={playersSheet.names}>
                {players.map(({ name, is_captain: isCaptain, lent_by: lender }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two players may have the same name
                  <li key={index}>
                    {name} {isCaptain && <Badge kind="captain" />}
                    {lender && <span className="sub">{lineupsTexts.lentBy(lender)}</span>}
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
