import type { CupFixture } from '@turnout/contract/cup-bracket'
import type { Cup } from '@turnout/contract/cups'
import { Bib } from '../../../art/bib.tsx'
import { clockTime } from '../../../platform/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ResultRow } from '../../../ui/result-row.tsx'
import { cupMatches as texts } from '../texts.ts'
import styles from './cup.module.css'
import { type CupPlace, teamNameIn, teamNumberIn } from './place.tsx'

/** How many matches the list has next to a bracket, and how many of them are over. */
const NEAR = { all: 5, over: 3 }

type FixtureListProps = {
  cup: Cup
  timeZone: string
  /** Set where only the matches around the present one have room; called by the button for all. */
  onShowAll?: (() => void) | undefined
}

/** All matches in playing order. In print, open matches have boxes to write scores in. */
export function FixtureList({ cup, timeZone, onShowAll }: FixtureListProps) {
  const { fixtures } = cup
  const over = fixtures.filter(({ is_over: isOver }) => isOver).length
  const first = Math.max(0, Math.min(over - NEAR.over, fixtures.length - NEAR.all))
  const isFar = (index: number) => onShowAll !== undefined && (index < first || index >= first + NEAR.all)
  return (
    <Panel title={texts.allMatches} aside={texts.played(over, fixtures.length)}>
      <ol className={styles.list}>
        {fixtures.map((fixture, index) => (
          <FixtureRow
            key={fixture.number}
            cup={cup}
            fixture={fixture}
            timeZone={timeZone}
            isFar={isFar(index)}
          />
        ))}
      </ol>
      {onShowAll && fixtures.length > NEAR.all && (
        <div className={styles.all}>
          <Button variant="quiet" size="small" onClick={onShowAll}>
            {texts.all(fixtures.length)}
          </Button>
        </div>
      )}
    </Panel>
  )
}

type FixtureRowProps = { cup: Cup; fixture: CupFixture; timeZone: string; isFar: boolean }

function FixtureRow({ cup, fixture, timeZone, isFar }: FixtureRowProps) {
  const { a, b, score, is_on: isOn, starts_at: startsAt } = fixture
  const side = (place: CupPlace, goals: number | undefined) => {
    const number = teamNumberIn(cup, place.team_id)
    return { bib: number !== null && <Bib team={number} size={26} />, name: place.name, score: goals ?? 0 }
  }
  const time = startsAt === null ? texts.v : clockTime(startsAt, timeZone)
  const between = isOn || !score ? <Between>{isOn ? texts.onNow : time}</Between> : undefined
  return (
    <ResultRow a={side(a, score?.a)} b={side(b, score?.b)} between={between}>
      <p className={classNames(styles.stage, isFar && styles.far)}>{stageText(cup, fixture)}</p>
    </ResultRow>
  )
}

const Between = ({ children }: { children: string }) => (
  <>
    {children}
    <span className={styles.boxes} aria-hidden="true" />
  </>
)

function stageText(cup: Cup, fixture: CupFixture): string {
  const { stage, decided_by: by, winner_id: winner, a, b } = fixture
  switch (by) {
    case 'toss':
      return texts.wonToss(stage, teamNameIn(cup, winner))
    case 'next_goal':
      return texts.nextGoal(stage)
    case 'forfeit':
      if (!fixture.played) return texts.forfeit(stage)
      if (winner === null) return texts.bothLeftAfterDraw(stage)
      return texts.leftAfterDraw(stage, (a.team_id === winner ? b : a).name)
    default:
      return stage
  }
}
