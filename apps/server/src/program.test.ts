import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog, logDestination } from './program.ts'

test.each([
  ['a terminal', true, /^\d\d:\d\d:\d\d {2}Warning: The mail server is away\.\n$/],
  ['a pipe or a file', false, /^\{"level":40,.*"msg":"The mail server is away\."\}\n$/],
])('%s gets the log in its own form', async (_what, isTTY, form) => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-log-'))
  const file = join(folder, 'log')
  const fd = openSync(file, 'w')
  try {
    let shown = ''
    const write = (text: string | Uint8Array) => {
      shown += text
      return true
    }
    const log = createLog({ logLevel: 'info' }, logDestination({ isTTY, fd, write }))
    log.warn('The mail server is away.')
    await expect.poll(() => (isTTY ? shown : readFileSync(file, 'utf8'))).toMatch(form)
  } finally {
    closeSync(fd)
    rmSync(folder, { recursive: true })
  }
})
