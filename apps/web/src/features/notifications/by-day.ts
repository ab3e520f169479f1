import type { Notification } from '@turnout/contract/notifications'
import { shortDate } from '@turnout/rules/dates'
import { addDays } from '../../platform/time/date-words.ts'
import { dateIn } from '../../platform/time/dates.ts'
import { list as texts } from './texts.ts'

export type DayOfNotifications = { date: string; title: string; notifications: readonly Notification[] }

/** Newest first, grouped by the person's own calendar days. */
export function byDay(
  notifications: readonly Notification[],
  { now, timeZone }: { now: number; timeZone: string },
): DayOfNotifications[] {
  const days = new Map<string, Notification[]>()
  for (const notification of notifications) {
    const date = dateIn(timeZone, notification.created_at)
    days.set(date, [...(days.get(date) ?? []), notification])
  }
  const today = dateIn(timeZone, now)
  const titles: Record<string, string> = { [today]: texts.today, [addDays(today, -1)]: texts.yesterday }
  return [...days].map(([date, notifications]) => ({
    date,
    title: titles[date] ?? shortDate(date),
    notifications,
  }))
}
