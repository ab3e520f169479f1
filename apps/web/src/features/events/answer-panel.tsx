import type { Event } from '@turnout/contract/events'
import type { ReactNode } from 'react'
import { shortDate } from '../../platform/time/dates.ts'
import { InPlayPanel } from '../../ui/panel.tsx'
import { StartPlates } from '../../ui/plates.tsx'
import styles from './event-page.module.css'
import { leftText } from './event-words.ts'
import { common, when } from './texts.ts'

/** When it begins on plates, who is in, and the answer. */
export function AnswerPanel({ event, children }: { event: Event; children: ReactNode }) {
  const { date, start_time, end_time } = event
  return (
    <InPlayPanel className="stack gap-14">
      <StartPlates start={start_time}>
        {date && <h2>{shortDate(date)}</h2>}
        {end_time && <p className="sub">{when.until(end_time)}</p>}
      </StartPlates>
      <AnswerCount event={event} />
      {children}
    </InPlayPanel>
  )
}

export function AnswerCount({ event, isShort = false }: { event: Event; isShort?: boolean }) {
  return (
    <p className={styles.count}>
      <b>{common.in(event.going_count)}</b>
      <b>{leftText(event, isShort)}</b>
    </p>
  )
}
