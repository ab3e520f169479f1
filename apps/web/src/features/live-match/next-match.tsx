import { Bib } from '../../art/bib.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { fillText } from '../../platform/page/fill-text.tsx'
import { useSecondsUntil } from '../../platform/time/use-server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { formatClock } from '../../ui/clock-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { TeamChip } from '../../ui/team-chip.tsx'
import { useHoldNextMatch } from './actions.ts'
import type { NextMatchView, NextSide } from './next-match-view.ts'
import { nextMatch as texts } from './next-texts.ts'
import styles from './teams-next.module.css'
import { common } from './texts.ts'

/** Most pairs are even, and the page shows its pair before this has loaded. */
export const UnevenPair = lazyPart(
  async () => (await import('./uneven-pair.tsx')).UnevenPair,
  () => null,
)

export type NextMatchProps = {
  view: NextMatchView
  /** The game, for organisers, who may hold its next match and lend a player. */
  managedIn?: string | null
}

/** Who comes next, why, and when. */
export function NextMatch({ view, managedIn = null }: NextMatchProps) {
  const { sides, text, numbers, startsAt, holdText, canHold, knockoutText } = view
  return (
    <Panel title={common.nextMatch}>
      {sides && (
        <div className={styles.versus}>
          <Side side={sides[0]} />
          <span className={styles.v}>{common.v}</span>
          <Side side={sides[1]} />
        </div>
      )}
      {sides && startsAt !== null && <Countdown sides={sides} at={startsAt} />}
      {holdText && <p className={styles.count}>{holdText}</p>}
      <p className="sub">{text}</p>
      {knockoutText && <p className="sub">{knockoutText}</p>}
      {numbers && <UnevenPair {...numbers} lendIn={managedIn} />}
      {managedIn !== null && canHold && <HoldButton view={view} gameId={managedIn} />}
    </Panel>
  )
}

function HoldButton({
  view: { holdText, asksStillPlaying },
  gameId,
}: {
  view: NextMatchView
  gameId: string
}) {
  const { mutate, isPending } = useHoldNextMatch()
  return (
    <Button
      wide
      variant={asksStillPlaying ? 'primary' : 'secondary'}
      className={styles.hold}
      icon={holdText ? 'play' : 'pause'}
      busy={isPending}
      onClick={() => mutate({ params: { gameId }, body: { hold: holdText === null } })}
    >
      {asksStillPlaying ? texts.yesStillPlaying : holdText ? texts.letItStartByItself : texts.holdNextMatch}
    </Button>
  )
}

const Side = ({ side: { team, name, note } }: { side: NextSide }) => (
  <TeamChip bib={<Bib team={team?.team_number ?? null} size={34} />} name={name} note={note} />
)

/** 'Coal v Chalk in 0:24' */
function Countdown({ sides: [a, b], at }: { sides: readonly [NextSide, NextSide]; at: number }) {
  const seconds = useSecondsUntil(at)
  return (
    <p className={styles.count}>
      {fillText(texts.vIn, {
        name: a.name,
        name2: b.name,
        seconds: <span className="board">{formatClock(seconds)}</span>,
      })}
    </p>
  )
}
