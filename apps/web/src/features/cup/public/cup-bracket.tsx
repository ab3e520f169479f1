import {
  type Bracket,
  type BracketNode,
  bracketOf,
  type CupFixture,
  roundsOf,
} from '@turnout/contract/cup-bracket'
import type { Cup } from '@turnout/contract/cups'
import type { CSSProperties } from 'react'
import { clockTime } from '../../../platform/time/dates.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Turf } from '../../../ui/turf.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { cupBracket as texts } from '../texts.ts'
import styles from './cup-bracket.module.css'
import { type CupPlace, Place } from './place.tsx'
import tree from './tree.module.css'

type CupBracketProps = {
  cup: Cup
  timeZone: string
  className?: string | undefined
  /** Media query for the tree; otherwise the rounds are stacked. */
  treeMedia?: string
  /** With at most this many rounds the tree has a wing on either side of the final. */
  roundsInWings?: number
}

/** The knockout on turf: stacked rounds on a phone, a tree where there is room for one. */
export function CupBracket({
  cup,
  timeZone,
  className,
  treeMedia = '(min-width: 62.5em), print',
  roundsInWings = 2,
}: CupBracketProps) {
  const isTree = useMedia(treeMedia)
  const bracket = bracketOf(cup)
  if (!bracket) return null
  return (
    <Turf label={texts.bracket} className={classNames(styles.bracket, className)}>
      <div className={styles.shape}>
        {isTree ? (
          <Tree cup={cup} timeZone={timeZone} bracket={bracket} roundsInWings={roundsInWings} />
        ) : (
          <Rounds cup={cup} timeZone={timeZone} bracket={bracket} />
        )}
      </div>
    </Turf>
  )
}

type InCup = Pick<CupBracketProps, 'cup' | 'timeZone'>
type ShapeProps = InCup & { bracket: Bracket }

function Rounds({ bracket, ...rest }: ShapeProps) {
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
                <BracketMatch key={fixture.number} {...rest} fixture={fixture} />
              ))}
            </div>
          ))}
        </div>
      ))}
      {bracket.third && (
        <div className={styles.single}>
          <BracketMatch {...rest} fixture={bracket.third} />
        </div>
      )}
    </div>
  )
}

function Tree({ bracket, roundsInWings, ...rest }: ShapeProps & { roundsInWings: number }) {
  const rounds = roundsOf(bracket).length
  const isWinged = rounds <= roundsInWings && bracket.final.feeders.length === 2
  const [left, right] = bracket.final.feeders
  const columns = isWinged ? 2 * rounds - 1 : rounds
  const final = (
    <div className={tree.middle}>
      {isWinged ? (
        <BracketMatch {...rest} fixture={bracket.final.fixture} />
      ) : (
        <Branch {...rest} node={bracket.final} />
      )}
      {bracket.third && (
        <div className={tree.third}>
          <BracketMatch {...rest} fixture={bracket.third} />
        </div>
      )}
    </div>
  )
  return (
    <div
      className={classNames(tree.tree, isWinged && tree.winged, rounds > 3 && tree.tall)}
      style={{ '--rounds': columns } as CSSProperties}
    >
      {isWinged && left && <Feeders {...rest} nodes={[left]} />}
      {final}
      {isWinged && right && (
        // the mirrored wing; its matches set `dir="ltr"` again
        <div dir="rtl">
          <Feeders {...rest} nodes={[right]} />
        </div>
      )}
    </div>
  )
}

function Branch({ node: { fixture, feeders }, ...rest }: InCup & { node: BracketNode }) {
  return (
    <div className="line">
      {feeders.length > 0 && <Feeders {...rest} nodes={feeders} />}
      <BracketMatch {...rest} fixture={fixture} />
    </div>
  )
}

const Feeders = ({ nodes, ...rest }: InCup & { nodes: readonly BracketNode[] }) => (
  <div className={classNames(tree.feeders, nodes.length === 1 && tree.only)}>
    {nodes.map((node) => (
      <div key={node.fixture.number} className={classNames(tree.feeder, !node.fixture.is_over && tree.open)}>
        <Branch {...rest} node={node} />
      </div>
    ))}
  </div>
)

function BracketMatch({ cup, timeZone, fixture }: InCup & { fixture: CupFixture }) {
  const { stage, a, b, score, is_on: isOn, starts_at: startsAt } = fixture
  const isOpen = a.team_id === null || b.team_id === null
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fieldset
    <div
      role="group"
      dir="ltr"
      aria-label={stage}
      className={classNames(styles.match, !fixture.is_over && styles.undecided)}
    >
      <p className={styles.stage}>
        {stage}
        {isOn && <span className={styles.tag}>{texts.onNow}</span>}
        {startsAt !== null && <span className={styles.tag}>{clockTime(startsAt, timeZone)}</span>}
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
