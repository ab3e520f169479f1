import type { Cup } from '@turnout/contract/cups'
import type { CSSProperties } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Turf } from '../../../ui/turf.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { cupBracket as texts } from '../texts.ts'
import { type Bracket, type BracketNode, bracketOf, type CupFixture, roundsOf } from './bracket-tree.ts'
import styles from './cup-bracket.module.css'
import { type CupPlace, Place } from './place.tsx'

type CupBracketProps = { cup: Cup; className?: string | undefined }

/** The knockout on turf: round beneath round on a phone, a tree where there is room for one. */
export function CupBracket({ cup, className }: CupBracketProps) {
  const isWide = useMedia('(min-width: 62.5em), print')
  const bracket = bracketOf(cup)
  if (!bracket) return null
  const Shape = isWide ? Tree : Rounds
  return (
    <Turf label={texts.bracket} className={classNames(styles.bracket, className)}>
      <div className={styles.shape}>
        <Shape cup={cup} bracket={bracket} />
      </div>
    </Turf>
  )
}

type ShapeProps = { cup: Cup; bracket: Bracket }

function Rounds({ cup, bracket }: ShapeProps) {
  return (
    <div className={styles.rounds}>
      {roundsOf(bracket).map((rows) => (
        <div
          key={rows[0]?.[0]?.fixture.number}
          className={classNames(styles.round, rows.length === 1 && styles.last)}
        >
          {rows.map((row) => (
            <div key={row[0]?.fixture.number} className={row.length > 1 ? styles.pair : styles.single}>
              {row.map(({ fixture }) => (
                <BracketMatch key={fixture.number} cup={cup} fixture={fixture} />
              ))}
            </div>
          ))}
        </div>
      ))}
      {bracket.third && (
        <div className={styles.single}>
          <BracketMatch cup={cup} fixture={bracket.third} />
        </div>
      )}
    </div>
  )
}

function Tree({ cup, bracket: { final, third } }: ShapeProps) {
  return (
    <div className={styles.tree} style={{ '--rounds': roundsOf({ final }).length } as CSSProperties}>
      <Branch cup={cup} node={final} />
      {third && (
        <div className={styles.third}>
          <BracketMatch cup={cup} fixture={third} />
        </div>
      )}
    </div>
  )
}

function Branch({ cup, node: { fixture, feeders } }: { cup: Cup; node: BracketNode }) {
  return (
    <div className={styles.branch}>
      {feeders.length > 0 && (
        <div className={classNames(styles.feeders, feeders.length === 1 && styles.only)}>
          {feeders.map((node) => (
            <div
              key={node.fixture.number}
              className={classNames(styles.feeder, !node.fixture.is_over && styles.open)}
            >
              <Branch cup={cup} node={node} />
            </div>
          ))}
        </div>
      )}
      <BracketMatch cup={cup} fixture={fixture} />
    </div>
  )
}

function BracketMatch({ cup, fixture }: { cup: Cup; fixture: CupFixture }) {
  const { stage, a, b, score, is_on: isOn } = fixture
  const isOpen = a.team_id === null || b.team_id === null
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fieldset
    <div
      role="group"
      aria-label={stage}
      className={classNames(styles.match, !fixture.is_over && styles.undecided)}
    >
      <p className={styles.stage}>
        {stage}
        {isOn && <span className={styles.onNow}>{texts.onNow}</span>}
      </p>
      <div className={classNames(styles.box, isOpen && styles.open, isOn && styles.on)}>
        <Side cup={cup} fixture={fixture} place={a} score={score?.a} />
        <Side cup={cup} fixture={fixture} place={b} score={score?.b} />
      </div>
    </div>
  )
}

type SideProps = { cup: Cup; fixture: CupFixture; place: CupPlace; score: number | undefined }

function Side({ cup, fixture: { winner_id: winner, decided_by: by }, place, score }: SideProps) {
  const isWinner = winner !== null && winner === place.team_id
  const isLoser = winner !== null && !isWinner
  return (
    <p className={classNames(styles.side, isWinner && styles.won, isLoser && styles.lost)}>
      <Place cup={cup} place={place} />
      {isWinner &&
        (by === 'toss' ? (
          <small>{texts.wonToss}</small>
        ) : (
          <span className="visually-hidden">{texts.winner}</span>
        ))}
      {score !== undefined && <span className={styles.score}>{score}</span>}
    </p>
  )
}
