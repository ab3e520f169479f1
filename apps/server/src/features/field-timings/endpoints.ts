import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { reportFieldTimings } from './report-field-timings.ts'

export const fieldTimingsEndpoints: ServedEndpoint<Deps>[] = [reportFieldTimings]
