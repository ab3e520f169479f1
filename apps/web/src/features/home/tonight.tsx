import { Link } from '@tanstack/react-router'
import type { SportGroup } from '@turnout/contract/groups'
import { dateIn, dayWord, timeOf } from '../../platform/when.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icons.tsx'
import { InPlayPanel } from '../../ui/panel.tsx'
import { Plates } from '../../ui/plates.tsx'
import styles from './home-page.module.css'

export function Tonight({ group, now }: { group: SportGroup; now: number }) {
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
      <Link
        to="/my-sports-groups/$groupId/game-day"
        params={{ groupId: group.id }}
        className={buttonClass({ look: 'primary', size: 'large', wide: true })}
      >
        <Icon name="whistle" />
        Go to Game Day
      </Link>
    </InPlayPanel>
  )
}
