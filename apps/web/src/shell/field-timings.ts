import type { InputOf } from '@turnout/contract/endpoint'
import {
  reportFieldTimings,
  TIMED_ROUTES,
  TIMING_LIMITS,
  type TimingName,
} from '@turnout/contract/field-timings'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { API } from '../platform/api/call.ts'
import { locate } from '../platform/router/location.ts'
import type { Pattern } from '../routes.ts'

type Report = InputOf<typeof reportFieldTimings>['body']

const timedRoutes: readonly Pattern[] = TIMED_ROUTES
const routeOf = (address: string) => locate(new URL(address).pathname).pattern
const isTimed = (pattern: Pattern | null): pattern is (typeof TIMED_ROUTES)[number] =>
  pattern !== null && timedRoutes.includes(pattern)

/** The times of a page that was in the background say nothing. */
const wasHidden = () => performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden')

/** One beacon per loaded page, when it is first left or hidden: the last moment that browsers guarantee. */
export function measureVisit(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || wasHidden()) return
  const opened = routeOf(navigation.name)
  const timings: Report['timings'] = {}
  const note = (name: TimingName, value: number) => {
    if (value <= TIMING_LIMITS[name]) timings[name] = value
  }
  onLCP(({ value }) => note('lcp', value))
  onINP(({ value }) => note('inp', value))
  onCLS(({ value }) => note('cls', value))
  onTTFB(({ value }) => note('ttfb', value))
  new PerformanceObserver((list) => {
    const score = list.getEntries().find((entry) => 'identifier' in entry && entry.identifier === 'score')
    // on another page than the first it would count the time spent on the first
    if (score && timings.score_in_sight === undefined && routeOf(location.href) === opened)
      note('score_in_sight', score.startTime)
  }).observe({ type: 'element', buffered: true })

  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    const report: Report = { route: isTimed(opened) ? opened : 'other', timings }
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    navigator.sendBeacon(API + reportFieldTimings.path, body)
  }
  // in the bubbling phase: the library listens in the capturing phase and has reported its last values by then
  addEventListener('visibilitychange', send)
}
