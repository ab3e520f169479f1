import type { Endpoint } from '@turnout/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { limitConcurrency } from '../limit-concurrency.ts'
import { actorOf } from './authenticate.ts'

/** Two waits leave time to read the form: Node ends a request after ten seconds. */
const FORM_WAIT_MS = 2_000
// each running form holds up to 10 MB; of a waiting one nothing has been read
const limited = limitConcurrency(20, 40, FORM_WAIT_MS)
const ownLimits = new Map<string, { limited: typeof limited; forms: number }>()

/** A person who sends many or slow forms takes at most two of the places. */
export async function limitUploads(
  { upload }: Endpoint,
  request: FastifyRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!upload || !request.isMultipart()) return work()
  const personId = actorOf(request)?.id ?? ''
  const own = ownLimits.get(personId) ?? { limited: limitConcurrency(2, 4, FORM_WAIT_MS), forms: 0 }
  ownLimits.set(personId, own)
  own.forms += 1
  try {
    return await own.limited(() => limited(work))
  } finally {
    own.forms -= 1
    if (own.forms === 0) ownLimits.delete(personId)
  }
}
