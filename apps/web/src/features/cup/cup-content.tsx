import type { GameDay } from '@turnout/contract/game-day'
import { type ReactNode, useState } from 'react'
import { useShowLastSeen } from '../../platform/realtime/use-last-seen.ts'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useLiveGame } from '../live-match/public/use-live-game.ts'
import { CupNow } from './cup-now.tsx'
import styles from './cup-page.module.css'
import { hasBegun } from './has-begun.ts'
import { CupBracket } from './public/cup-bracket.tsx'
import { CupTables } from './public/cup-tables.tsx'
import { CupWinner } from './public/cup-winner.tsx'
import { FixtureList } from './public/fixture-list.tsx'
import { useCup } from './public/use-cup.ts'
import { cupPage as texts } from './texts.ts'
import { WithdrawTeam } from './withdraw-team.tsx'

type CupContentProps = {
  day: GameDay
  gameId: string
  /** While the game of today has no cup. */
  noCup: ReactNode
}

export function CupContent({ day, gameId, noCup }: CupContentProps) {
  const { game, lastSeen } = useLiveGame(gameId)
  const cup = useCup(gameId, game.cup?.mark)
  const isWide = useMedia('(min-width: 62.5em), print')
  useShowLastSeen(lastSeen)
  if (!cup.settings) return noCup

  const tables = cup.tables.length > 0 && (
    <div className={styles.tables}>
      <CupTables cup={cup} />
    </div>
  )
  const hasBracket = cup.settings.format !== 'round_robin'
  const bracket = hasBracket && <CupBracket cup={cup} />
  const matches = <FixtureList cup={cup} />
  const now = cup.is_over ? <CupWinner cup={cup} /> : <CupNow groupId={day.group_id} game={game} cup={cup} />
  const withdraw = game.can_steer_evening && !cup.is_over && !game.is_closed && (
    <WithdrawTeam gameId={gameId} cup={cup} />
  )
  return (
    <>
      <header className={styles.heading}>
        <div>
          <h1>{texts.title}</h1>
          <p className="sub">{game.group_name}</p>
        </div>
        {game.can_steer_evening && !hasBegun(cup) && (
          <Link
            to="/my-sports-groups/$groupId/cup/plan"
            params={{ groupId: day.group_id }}
            className={buttonClass()}
          >
            {texts.changePlan}
          </Link>
        )}
      </header>
      {isWide ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            {bracket}
            {tables}
          </div>
          <div className={styles.column}>
            {now}
            {matches}
            {withdraw}
          </div>
        </div>
      ) : (
        <>
          {now}
          <CupTabs parts={{ tables, bracket, matches }} />
          {withdraw}
        </>
      )}
    </>
  )
}

type CupTabsProps = { parts: Record<'tables' | 'bracket' | 'matches', ReactNode> }

/** One part at a time: sixteen teams are many tables. */
function CupTabs({ parts }: CupTabsProps) {
  const tabs = (['tables', 'bracket', 'matches'] as const).flatMap((key) =>
    parts[key] ? [{ key, text: texts[key], content: parts[key] }] : [],
  )
  const [chosen, setChosen] = useState<string | null>(null)
  return <Tabs label={texts.views} tabs={tabs} current={chosen ?? tabs[0]?.key ?? ''} onChange={setChosen} />
}
