import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useAcceptPlace, useAnswer } from '../actions.ts'
import { AnswerPair } from '../answer-pair.tsx'
import { Guests } from '../guests.tsx'
import styles from '../next-answer.module.css'
import { PlaceRow } from '../place-row.tsx'
import { answers as texts } from '../texts.ts'
import { useScheduledGame, useScheduledGames } from '../use-scheduled-games.ts'

type NextAnswerProps = {
  groupId: string
  date: string
  /** Then game day is the thing to press, and the pair is plain. */
  isToday: boolean
}

/** How many come to the next game, and the answer of the person who looks. Nothing where the group does not ask. */
export function NextAnswer({ groupId, date, isToday }: NextAnswerProps) {
  const { data } = useScheduledGames(groupId, true)
  const game = data?.find((one) => one.date === date && one.state !== 'cancelled')
  const { data: details } = useScheduledGame(groupId, game?.id ?? null)
  if (!game || game.mode === 'off') return null
  return (
    <div className={styles.block}>
      <p className={styles.count}>
        <b>{texts.count(game.going_count)}</b>
        <span className="sub">{placesText(game)}</span>
      </p>
      {details && <PlaceRow going={details.going} places={details.places} />}
      <MyAnswer game={game} isToday={isToday} />
    </div>
  )
}

function placesText({ places, minimum, going_count: going }: ScheduledGame): string {
  const parts = []
  if (minimum !== null) parts.push(going < minimum ? texts.missing(minimum - going) : texts.needed(minimum))
  if (places !== null)
    parts.push(going < places ? texts.placesLeft(places - going, places) : texts.allTaken(places))
  return parts.join(' · ')
}

function MyAnswer({ game, isToday }: { game: ScheduledGame; isToday: boolean }) {
  if (game.my_answer.is_offered) return <OfferedPlace game={game} />
  return (
    <>
      <AnswerPair game={game} size="large" isFirst={!isToday} />
      {game.my_answer.answer === 'waiting' && <PlaceInLine game={game} />}
      {game.guests_allowed && game.my_answer.answer !== null && game.my_answer.answer !== 'not_going' && (
        <Guests game={game} />
      )}
    </>
  )
}

function OfferedPlace({ game }: { game: ScheduledGame }) {
  const accept = useAcceptPlace()
  const { press } = useAnswer()
  const params = { groupId: game.group_id, gameId: game.id }
  return (
    <div className={styles.block} role="status">
      <h3>{texts.placeFree}</h3>
      <p className="sub">{texts.othersWait(game.waiting_count)}</p>
      <div className={styles.pair}>
        <Button
          variant="primary"
          size="large"
          wide
          busy={accept.isPending}
          onClick={() => accept.mutate({ params })}
        >
          {texts.takeIt}
        </Button>
        <Button size="large" wide onClick={() => press({ params, body: { answer: 'not_going' } })}>
          {texts.noThanks}
        </Button>
      </div>
    </div>
  )
}

function PlaceInLine({ game }: { game: ScheduledGame }) {
  const { press } = useAnswer()
  const { position, at_short_notice } = game.my_answer
  return (
    <>
      <p role="status">
        <b>{texts.position(position ?? 1)}</b> <span className="sub">{texts.waitingNote}</span>
      </p>
      <Switch
        label={texts.notAtShortNotice}
        hint={texts.skipMe}
        checked={!at_short_notice}
        onChange={(event) =>
          press({
            params: { groupId: game.group_id, gameId: game.id },
            body: { answer: 'going', at_short_notice: !event.currentTarget.checked },
          })
        }
      />
    </>
  )
}
