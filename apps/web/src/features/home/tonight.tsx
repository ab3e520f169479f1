import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import { GameDayLink } from '../../platform/game-day-link.tsx'
import { EVENING_OVER } from '../../platform/texts.ts'
import { dateIn, dayWord, timeOf } from '../../platform/when.ts'
import { InPlayPanel } from '../../ui/panel.tsx'
import { Plates } from '../../ui/plates.tsx'
import styles from './home-page.module.css'

type TonightProps = { group: SportGroup; day: GameDay | undefined; now: number }

export function Tonight({ group, day, now }: TonightProps) {
  const start = timeOf(group.game_start_time)
  const date = group.next_game?.date ?? dateIn(group.time_zone, now)
  return (
    <InPlayPanel title={dayWord(date, dateIn(group.time_zone, now), start)} className={styles.tonight}>
      <div className={styles.kickOff}>
        <Plates value={start} label={`Kick-off ${start}`} className={styles.plates} />
        <div>
          <h3 className={styles.name}>{group.name}</h3>
          <p className="sub">
            until {timeOf(group.game_end_time)}, {group.venue_name}
          </p>
        </div>
      </div>
      {day?.is_closed && <p>{EVENING_OVER}</p>}
      <GameDayLink groupId={group.id} day={day} />
    </InPlayPanel>
  )
}
