import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { reportBody } from './wire/report.ts'

export const reportVendor = endpoint('reportVendor', 'POST /vendors/:vendorId/reports', {
  summary:
    'Report the page of a vendor to the operator, once. `other` needs a note. The vendor is told nothing.',
  body: reportBody('Say what is wrong with this page.'),
  reply: z.object({ vendor_id: z.uuid() }),
  status: 201,
  problems: ['vendor-gone', 'own-vendor', 'already-reported'],
})
