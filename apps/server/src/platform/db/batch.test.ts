import { expect, test } from 'vitest'
import { batch } from './batch.ts'

const recordingBatch = () => {
  const batches: (readonly string[])[] = []
  const load = batch(async (questions: readonly string[]) => {
    batches.push(questions)
    return (question: string) => `${question}, answered in ${batches.length}`
  })
  return { asked: batches, ask: load }
}

test('lookups of the same turn are one query, and each caller gets its own value', async () => {
  const { asked: batches, ask: load } = recordingBatch()
  expect(await Promise.all([load('Ada'), load('Ben'), load('Ada')])).toEqual([
    'Ada, answered in 1',
    'Ben, answered in 1',
    'Ada, answered in 1',
  ])
  expect(batches).toEqual([['Ada', 'Ben', 'Ada']])
})

test('a later lookup is a new query: nothing is cached', async () => {
  const { asked: batches, ask: load } = recordingBatch()
  await load('Ada')
  expect(await load('Ada')).toBe('Ada, answered in 2')
  expect(batches).toEqual([['Ada'], ['Ada']])
})

test('a lookup that comes while a query runs does not get the result of that query', async () => {
  const pending: (() => void)[] = []
  const batches: (readonly string[])[] = []
  const load = batch(async (questions: readonly string[]) => {
    batches.push(questions)
    if (batches.length === 1) await new Promise<void>((resume) => pending.push(resume))
    return (question: string) => question
  })
  const first = load('Ada')
  while (pending.length === 0) await new Promise(setImmediate)
  expect(await load('Ben')).toBe('Ben')
  pending[0]?.()
  expect([await first, batches]).toEqual(['Ada', [['Ada'], ['Ben']]])
})

test('a failed query fails for all callers of its batch, and for no later one', async () => {
  let tries = 0
  const load = batch(async (_: readonly string[]) => {
    tries += 1
    if (tries === 1) throw new Error('the database is gone')
    return (question: string) => question
  })
  const both = await Promise.allSettled([load('Ada'), load('Ben')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load('Cleo')).toBe('Cleo')
})
