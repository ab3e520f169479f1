import { DAY_MS, noon } from './dates.ts'

/** 'Europe/Lisbon' shows as 'Lisbon'. */
export const zoneName = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

/** YYYY-MM-DD, this many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(noon(date) + days * DAY_MS).toISOString().slice(0, 10)
