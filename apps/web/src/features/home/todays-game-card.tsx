import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import { dateIn, dayLabel, hoursOf, shortDate } from '../../platform/time/dates.ts'
import { InPlayPanel, Panel } from '../../ui/panel.tsx'
import { Plates } from '../../ui/plates.tsx'
import { GameDayLink } from '../game-day/public/game-day-link.tsx'
import styles from './home-page.module.css'
import { nextVenueName } from './next-venue-name.ts'
import { common, todaysGameCard as texts } from './texts.ts'

type TodaysGameCardProps = { group: SportGroup; day: GameDay | undefined; now: number }

export function TodaysGameCard({ group, day, now }: TodaysGameCardProps) {
  const [start, end] = hoursOf(group)
  const today = dateIn(group.time_zone, now)
  const next = day?.next_game
  const date = group.next_game?.date ?? today
  const venue = nextVenueName(group)
  const isOver = day?.is_over || group.next_game?.is_over
  const Surface = isOver ? Panel : InPlayPanel
  return (
    <Surface title={isOver ? shortDate(date) : dayLabel(date, today, start)} className="column gap-16">
      <div className={styles.kickOff}>
        {!isOver && <Plates value={start} label={texts.kickOff(start)} className={styles.plates} />}
        <div>
          <h3 className={styles.name}>{group.name}</h3>
          <p className="sub">{isOver ? venue : texts.until(end, venue)}</p>
        </div>
      </div>
      {isOver && (
        <p>
          <b>{common.gameIsOver}</b>{' '}
          {next && texts.nextGame(dayLabel(next.date, today, next.start_time), next.start_time)}
        </p>
      )}
      <GameDayLink groupId={group.id} day={day} />
    </Surface>
  )
}
