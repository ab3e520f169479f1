import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * Routes of the web with separate timings, named as in its table of routes. The others share one name,
 * because each name is a series in the metrics.
 */
export const TIMED_ROUTES = [
  '/',
  '/home',
  '/events',
  '/events/$eventId',
  '/sports/groups',
  '/sports/groups/$groupId',
  '/my-sports-groups',
  '/my-sports-groups/$groupId',
  '/my-sports-groups/$groupId/game-day',
  '/my-sports-groups/$groupId/live-match',
  '/watch/$token',
  '/board/$token',
] as const

/** A person does not wait longer for a page; a layout shift counts parts of the screen. */
export const TIMING_LIMITS = { lcp: 60_000, inp: 60_000, ttfb: 60_000, score_in_sight: 60_000, cls: 10 }
export type TimingName = keyof typeof TIMING_LIMITS

const timing = (name: TimingName) => z.number().min(0).max(TIMING_LIMITS[name]).optional()

export const reportFieldTimings = endpoint('reportFieldTimings', 'POST /field-timings', {
  access: 'anyone',
  summary: 'How fast one visit to a page was, in ms, where the operator measures it. Names nobody.',
  maxBytes: 512,
  body: z.strictObject({
    route: z.enum([...TIMED_ROUTES, 'other']),
    timings: z.strictObject({
      lcp: timing('lcp'),
      inp: timing('inp'),
      ttfb: timing('ttfb'),
      score_in_sight: timing('score_in_sight'),
      /** A score without a unit. */
      cls: timing('cls'),
    }),
  }),
  reply: z.object({ counted: z.number().int() }),
  status: 202,
  problems: ['field-timings-off'],
})
