import type { FastifyInstance } from 'fastify'

const MAX_BYTES = 8 * 1024
const MAX_PER_MINUTE = 60

/** Browsers report here what the content policy blocked: the rule and the blocked address, not that of the page. */
export async function cspReports(app: FastifyInstance): Promise<void> {
  let minute = 0
  let logged = 0
  // a separate scope, so that no other endpoint accepts these types
  await app.register((reports, _options, done) => {
    const types = ['application/csp-report', 'application/reports+json']
    reports.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, read) =>
      read(null, body),
    )
    reports.post('/csp-reports', async (request, reply) => {
      const now = Math.floor(Date.now() / 60_000)
      logged = now === minute ? logged + 1 : 1
      minute = now
      if (logged <= MAX_PER_MINUTE)
        request.log.warn({ stopped: violationIn(String(request.body)) }, 'content policy report')
      return reply.status(204).send()
    })
    done()
  })
}

const DIRECTIVE = /"(?:effective-?directive|violated-directive|effectiveDirective)"\s*:\s*"([a-z-]{1,40})/i
const BLOCKED = /"(?:blocked-uri|blockedURL)"\s*:\s*"([^"?#]{1,200})/i

/** The address of the page is left out: it may contain a token (docs/security.md, A12). */
const violationIn = (report: string) => ({
  directive: DIRECTIVE.exec(report)?.[1] ?? 'unknown',
  blocked: BLOCKED.exec(report)?.[1] ?? 'unknown',
})
