import { useController } from 'react-hook-form'
import { TextField } from '../../ui/text-field.tsx'
import { WeekPicker } from '../../ui/week-picker.tsx'
import { daysFields as texts } from './form-texts.ts'
import { hourBefore } from './game-dates.ts'
import type { GroupControlProps } from './group-controls.tsx'
import styles from './group-form.module.css'

const PICKER_ID = 'playing-days'

export function DaysFields({ form }: GroupControlProps) {
  const { errors } = form.formState
  const { field } = useController({ control: form.control, name: 'playing_days' })
  // seven boxes and no one input: a refused form leads to the first of them
  const toFirstDay = { focus: () => document.querySelector<HTMLElement>(`#${PICKER_ID} input`)?.focus() }
  field.ref(toFirstDay)
  const [start, end] = form.watch(['game_start_time', 'game_end_time'])
  return (
    <>
      <WeekPicker
        id={PICKER_ID}
        label={texts.playingDays}
        days={field.value}
        onChange={field.onChange}
        error={errors.playing_days?.message}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.startTime}
          type="time"
          board
          error={errors.game_start_time?.message}
          {...form.register('game_start_time', { deps: 'game_end_time' })}
        />
        <TextField
          label={texts.endTime}
          type="time"
          board
          error={errors.game_end_time?.message}
          {...form.register('game_end_time')}
        />
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
