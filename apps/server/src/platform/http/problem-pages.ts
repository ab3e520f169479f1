import { PROBLEMS, type ProblemCode, problemTitle } from '@turnout/contract/problem'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refusal.ts'

const isCode = (text: string): text is ProblemCode => Object.hasOwn(PROBLEMS, text)

/** The page that the `type` of every problem points to: the text of the problem for people. */
export function problemPages(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>('/api/v1/docs/problems/:code', async ({ params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(isCode(params.code) ? pageOf(params.code) : refuse('not-found')),
  )
}

/** Placeholders of the text are shown as '…'. */
function pageOf(code: ProblemCode): string {
  const { status, detail } = PROBLEMS[code]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${problemTitle(code)} · Turnout</title>
<h1>${problemTitle(code)}</h1>
<p>${detail.replaceAll(/\{\w+\}/g, '…')}</p>
<p>HTTP status ${status}, code <code>${code}</code>.</p>
<p><a href="/api/v1/docs/">All calls and what they may answer</a></p>
</html>
`
}
