import type { Cup } from '@turnout/contract/cups'
import type { GameDay } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Bib } from '../../art/bib.tsx'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { useShowLastSeen } from '../../platform/realtime/use-last-seen.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { InPlayPanel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { teamToPlay, useLiveGame } from '../live-match/public/use-live-game.ts'
import { useSyncGameDay } from '../live-match/public/use-sync-game-day.ts'
import { CupNow } from './cup-now.tsx'
import styles from './cup-page.module.css'
import { CupSharing, ShareResult } from './cup-sharing.tsx'
import { hasBegun } from './has-begun.ts'
import { myCupTurn } from './my-cup-turn.ts'
import { NoCup } from './no-cup.tsx'
import { CupBracket } from './public/cup-bracket.tsx'
import { TablePanels } from './public/cup-tables.tsx'
import { CupWinner } from './public/cup-winner.tsx'
import { FixtureList } from './public/fixture-list.tsx'
import paper from './public/printed.module.css'
import { useCup } from './public/use-cup.ts'
import { cupSharing, cupPage as texts } from './texts.ts'
import { WithdrawTeam } from './withdraw-team.tsx'

type CupContentProps = { day: GameDay; gameId: string }

export function CupContent({ day, gameId }: CupContentProps) {
  const { game, lastSeen } = useLiveGame(gameId)
  useSyncGameDay(day, game)
  const cup = useCup(gameId, game.cup?.mark)
  const isWide = useMedia('(min-width: 62.5em), print')
  const [tab, setTab] = useState<string | null>(null)
  const matchesRef = useRef<HTMLDivElement>(null)
  useShowLastSeen(lastSeen)
  if (!cup.settings)
    return (
      <NoCup
        groupId={day.group_id}
        state={planState(game, cup)}
        mayPlan={game.can_steer_evening && !game.is_closed}
      />
    )

  const tables = cup.tables.length > 0 && <TablePanels cup={cup} />
  const hasBracket = cup.settings.format !== 'round_robin'
  const isKnockoutNext = hasBracket && cup.tables.every(({ is_over: isOver }) => isOver)
  const bracket = hasBracket && <CupBracket cup={cup} timeZone={game.time_zone} />
  const matches = (
    <div ref={matchesRef} className={styles.matches}>
      <FixtureList
        cup={cup}
        timeZone={game.time_zone}
        onShowAll={isWide && tab !== 'matches' ? () => setTab('matches') : undefined}
      />
    </div>
  )
  const showMatches = () => {
    flushSync(() => setTab('matches'))
    matchesRef.current?.scrollIntoView()
  }
  const now = cup.is_over ? (
    <>
      <CupWinner cup={cup} />
      <div className={styles.ways}>
        <ShareResult gameId={gameId} game={game} cup={cup} />
        <Button wide onClick={showMatches}>
          {cupSharing.allMatches}
        </Button>
      </div>
    </>
  ) : (
    <div className={styles.now}>
      <CupTurn day={day} game={game} cup={cup} />
      <CupNow groupId={day.group_id} game={game} cup={cup} />
    </div>
  )
  const sharing = (
    <div className={styles.sharing}>
      <CupSharing gameId={gameId} game={game} cup={cup} />
    </div>
  )
  const withdraw = game.can_steer_evening && !cup.is_over && (
    <div className={styles.now}>
      <WithdrawTeam gameId={gameId} cup={cup} />
    </div>
  )
  return (
    <>
      <header className={styles.heading}>
        <div>
          <h1>{texts.title}</h1>
          {/* on a screen the back link names the group */}
          <p className={`sub ${paper.onPaper}`}>{game.group_name}</p>
        </div>
        <div className={styles.actions}>
          {game.can_steer_evening && !hasBegun(cup) && !cup.is_over && (
            <ButtonLink to="/my-sports-groups/$groupId/cup/plan" params={{ groupId: day.group_id }}>
              {texts.changePlan}
            </ButtonLink>
          )}
          {isWide && sharing}
          <LazyMenu label={texts.more} items={[{ text: texts.print, onSelect: () => print() }]} />
        </div>
      </header>
      {isWide ? (
        <div className="panels with-aside">
          <div className="panels">
            {bracket}
            {tables || matches}
          </div>
          <div className="panels">
            {now}
            {tables && matches}
            {withdraw}
          </div>
        </div>
      ) : (
        <>
          {now}
          <CupTabs
            parts={{ tables, bracket, matches }}
            chosen={tab ?? (isKnockoutNext ? 'bracket' : null)}
            onChoose={setTab}
          />
          {withdraw}
          {sharing}
        </>
      )}
    </>
  )
}

/** [O-25] What the page says of a planned cup while the game has none. */
function planState({ is_closed: isClosed, has_play_begun: isOn }: GameState, { planned }: Cup) {
  if (!planned || isClosed) return 'none'
  return isOn ? 'too-few-teams' : 'planned'
}

type CupTabsProps = {
  parts: Record<'tables' | 'bracket' | 'matches', ReactNode>
  chosen: string | null
  onChoose: (part: string) => void
}

/** [O-28] On a phone one part at a time: sixteen teams have many tables. Print has the wide layout, without tabs. */
function CupTabs({ parts, chosen, onChoose }: CupTabsProps) {
  const tabs = (['tables', 'bracket', 'matches'] as const).flatMap((key) =>
    parts[key] ? [{ key, text: texts[key], content: parts[key] }] : [],
  )
  return <Tabs label={texts.views} tabs={tabs} current={chosen ?? tabs[0]?.key ?? ''} onChange={onChoose} />
}

type CupTurnProps = { day: GameDay; game: GameState; cup: Cup }

/** For a player: when their own team plays next. */
function CupTurn({ day, game, cup }: CupTurnProps) {
  const number = teamToPlay(day.my_player, game, cup.teams)
  const team = cup.teams.find((one) => one.team_number === number)
  const turn = myCupTurn(game, cup, team?.id)
  if (!team || !turn) return null
  return (
    <InPlayPanel className={styles.turn}>
      <Bib team={team.team_number} size={52} />
      <div>
        <h2>{turn.title}</h2>
        <p className="sub">{turn.text}</p>
      </div>
    </InPlayPanel>
  )
}
