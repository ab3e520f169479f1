import { reportFieldTimings as endpoint } from '@turnout/contract/field-timings'
import { handle } from '../../handle.ts'
import { perTenMinutes, spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'

/** All members of a club may use one network. */
export const REPORTS = perTenMinutes('field-timings', 300, 'page timings from this network')

export const reportFieldTimings = handle(endpoint, async ({ body, from, refuse }, deps) => {
  if (!deps.config.fieldTimings) return refuse('field-timings-off')
  await spend(deps.sql, REPORTS, networkOf(from.address), await deps.clock.now(deps.sql))
  const { route, timings } = body
  const reported = Object.entries(timings).filter(([, value]) => value !== undefined)
  for (const [name, value = 0] of reported)
    deps.metrics.fieldTimings.observe({ name, route }, name === 'cls' ? value : value / 1000)
  return { counted: reported.length }
})
