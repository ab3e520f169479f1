import type { Cup } from '@turnout/contract/cups'
import { Bib } from '../../../art/bib.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ResultRow } from '../../../ui/result-row.tsx'
import { cupMatches as texts } from '../texts.ts'
import type { CupFixture } from './bracket-tree.ts'
import styles from './cup.module.css'
import { type CupPlace, teamNameIn, teamNumberIn } from './place.tsx'

/** All matches in the order in which they are due. */
export function FixtureList({ cup }: { cup: Cup }) {
  const { fixtures } = cup
  const over = fixtures.filter(({ is_over: isOver }) => isOver).length
  return (
    <Panel title={texts.allMatches} aside={texts.played(over, fixtures.length)}>
      <ol className={styles.list}>
        {fixtures.map((fixture) => (
          <FixtureRow key={fixture.number} cup={cup} fixture={fixture} />
        ))}
      </ol>
    </Panel>
  )
}

function FixtureRow({ cup, fixture }: { cup: Cup; fixture: CupFixture }) {
  const { a, b, score, is_on: isOn } = fixture
  const side = (place: CupPlace, goals: number | undefined) => {
    const number = teamNumberIn(cup, place.team_id)
    return { bib: number !== null && <Bib team={number} size={26} />, name: place.name, score: goals ?? 0 }
  }
  const between = isOn ? texts.onNow : score ? undefined : texts.v
  return (
    <ResultRow a={side(a, score?.a)} b={side(b, score?.b)} between={between}>
      <p className={styles.stage}>{stageText(cup, fixture)}</p>
    </ResultRow>
  )
}

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
