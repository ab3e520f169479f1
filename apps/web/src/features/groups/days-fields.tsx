import { TextField } from '../../ui/text-field.tsx'
import { WeekPicker } from '../../ui/week-picker.tsx'
import { daysFields as texts } from './form-texts.ts'
import { hourBefore } from './game-dates.ts'
import type { GroupControlProps } from './group-controls.tsx'
import styles from './group-form.module.css'

export function DaysFields({ form }: GroupControlProps) {
  const { playing_days, game_start_time: start, game_end_time: end } = form.values
  return (
    <>
      <WeekPicker
        label={texts.playingDays}
        days={playing_days}
        {...form.bind('playing_days')}
        onChange={(days) => form.change({ playing_days: days })}
      />
      <div className={styles.pair}>
        <TextField label={texts.startTime} type="time" board {...form.field('game_start_time')} />
        <TextField label={texts.endTime} type="time" board {...form.field('game_end_time')} />
      </div>
      {start && (
        <p className="sub">
          {texts.checkInOpensAt} {hourBefore(start)}
          {texts.oneHourBefore}
          {end && end < start && texts.gameEndsAtOnDay(end)}
        </p>
      )}
    </>
  )
}
