import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a page of the app. */
export type WebPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Nearly the best compression, and fast enough for a page that is built during a request. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

const COMPRESS = {
  br: (html: string) => brotliCompressSync(html, QUALITY),
  gzip: (html: string) => gzipSync(html),
}

/**
 * Compressed at the first request for an encoding. The policy allows exactly the styles in the page (docs/security.md,
 * D1).
 */
export function webPage(html: string): WebPage {
  const hashes = [...html.matchAll(STYLES)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  const compressed: { br?: Buffer; gzip?: Buffer } = {}
  return (request, reply) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
    if (hashes.length > 0) allowStyles(reply, hashes)
    if (encoding) {
      reply.header('content-encoding', encoding)
      compressed[encoding] ??= COMPRESS[encoding](html)
    }
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send((encoding && compressed[encoding]) ?? html)
  }
}

function allowStyles(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  const styles = ["style-src 'self'", ...hashes].join(' ')
  reply.header('content-security-policy', policy.replace("style-src 'self'", styles))
}
