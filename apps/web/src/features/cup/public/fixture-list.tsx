import type { Cup } from '@turnout/contract/cups'
import { Bib } from '../../../art/bib.tsx'
import { clockTime } from '../../../platform/time/dates.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ResultRow } from '../../../ui/result-row.tsx'
import { cupMatches as texts } from '../texts.ts'
import type { CupFixture } from './bracket-tree.ts'
import styles from './cup.module.css'
import { type CupPlace, teamNameIn, teamNumberIn } from './place.tsx'

/** All matches in the order in which they are due. On paper the open ones have boxes for a pen. */
export function FixtureList({ cup, timeZone }: { cup: Cup; timeZone: string }) {
  const { fixtures } = cup
  const over = fixtures.filter(({ is_over: isOver }) => isOver).length
  return (
    <Panel title={texts.allMatches} aside={texts.played(over, fixtures.length)}>
      <ol className={styles.list}>
        {fixtures.map((fixture) => (
          <FixtureRow key={fixture.number} cup={cup} fixture={fixture} timeZone={timeZone} />
        ))}
      </ol>
    </Panel>
  )
}

type FixtureRowProps = { cup: Cup; fixture: CupFixture; timeZone: string }

function FixtureRow({ cup, fixture, timeZone }: FixtureRowProps) {
  const { a, b, score, is_on: isOn, starts_at: startsAt } = fixture
  const side = (place: CupPlace, goals: number | undefined) => {
    const number = teamNumberIn(cup, place.team_id)
    return { bib: number !== null && <Bib team={number} size={26} />, name: place.name, score: goals ?? 0 }
  }
  const time = startsAt === null ? texts.v : clockTime(startsAt, timeZone)
  const between = isOn || !score ? <Between>{isOn ? texts.onNow : time}</Between> : undefined
  return (
    <ResultRow a={side(a, score?.a)} b={side(b, score?.b)} between={between}>
      <p className={styles.stage}>{stageText(cup, fixture)}</p>
    </ResultRow>
  )
}

const Between = ({ children }: { children: string }) => (
  <>
    {children}
    <span className={styles.boxes} aria-hidden="true" />
  </>
)

function stageText(cup: Cup, { stage, decided_by: by, winner_id: winner }: CupFixture): string {
  switch (by) {
    case 'toss':
      return texts.wonToss(stage, teamNameIn(cup, winner))
    case 'next_goal':
      return texts.nextGoal(stage)
    case 'forfeit':
      return texts.forfeit(stage)
    default:
      return stage
  }
}
