import { MyAnswer } from '../my-answer.tsx'
import styles from '../next-answer.module.css'
import { PlaceRow } from '../place-row.tsx'
import { placesText } from '../places-text.ts'
import { StandingSwitches } from '../standing-switches.tsx'
import { dates, answers as texts } from '../texts.ts'
import { TooFew } from '../too-few.tsx'
import { useScheduledGame, useScheduledGames } from '../use-scheduled-games.ts'

type NextAnswerProps = {
  groupId: string
  date: string
  /** Then game day is the thing to press, and the pair is plain. */
  isToday: boolean
}

/** How many come to the next game, and the answer of the person who looks. Nothing where the group does not ask. */
export function NextAnswer({ groupId, date, isToday }: NextAnswerProps) {
  const { data } = useScheduledGames(groupId)
  const game = data?.find((one) => one.date === date && one.state !== 'cancelled')
  const { data: details } = useScheduledGame(groupId, game?.id ?? null)
  if (!game || game.mode === 'off') return null
  return (
    <div className={styles.block}>
      <p className={styles.count}>
        <b>{texts.count(game.going_count)}</b>
        <span className="sub">{placesText(game)}</span>
      </p>
      {game.is_elsewhere && <p className="sub">{dates.movedTo(game.venue_name)}</p>}
      <PlaceRow game={game} going={details?.going ?? []} />
      <MyAnswer game={game} isFirst={!isToday} />
      {details && <TooFew game={details} />}
      <StandingSwitches groupId={groupId} />
    </div>
  )
}
