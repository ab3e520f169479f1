import type { FastifyInstance } from 'fastify'
import { refuse } from '../http/refusal.ts'
import type { Files } from './files.ts'

const HEADERS = {
  'content-type': 'image/webp',
  // a name is never used for another picture
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Serves pictures to anyone who knows the name. Only names in our format reach the disk, so `..` never does. */
export function serveUploads(api: FastifyInstance, files: Files): void {
  api.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const { name } = request.params
    const { size, body } = (await files.open(name)) ?? refuse('not-found')
    return reply
      .headers({ ...HEADERS, 'content-length': size, 'content-disposition': `inline; filename="${name}"` })
      .send(body)
  })
}
