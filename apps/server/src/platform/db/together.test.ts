import { expect, test } from 'vitest'
import { together } from './together.ts'

const listening = () => {
  const asked: (readonly string[])[] = []
  const ask = together(async (questions: readonly string[]) => {
    asked.push(questions)
    return (question: string) => `${question}, answered in ${asked.length}`
  })
  return { asked, ask }
}

test('whoever asks in the same turn is asked for in one, and each hears their own answer', async () => {
  const { asked, ask } = listening()
  expect(await Promise.all([ask('Ada'), ask('Ben'), ask('Ada')])).toEqual([
    'Ada, answered in 1',
    'Ben, answered in 1',
    'Ada, answered in 1',
  ])
  expect(asked).toEqual([['Ada', 'Ben', 'Ada']])
})

test('whoever asks later is asked for anew: nothing is kept', async () => {
  const { asked, ask } = listening()
  await ask('Ada')
  expect(await ask('Ada')).toBe('Ada, answered in 2')
  expect(asked).toEqual([['Ada'], ['Ada']])
})

test('whoever comes while a question is on its way is not answered by it', async () => {
  const begun: (() => void)[] = []
  const asked: (readonly string[])[] = []
  const ask = together(async (questions: readonly string[]) => {
    asked.push(questions)
    if (asked.length === 1) await new Promise<void>((resume) => begun.push(resume))
    return (question: string) => question
  })
  const first = ask('Ada')
  while (begun.length === 0) await new Promise(setImmediate)
  expect(await ask('Ben')).toBe('Ben')
  begun[0]?.()
  expect([await first, asked]).toEqual(['Ada', [['Ada'], ['Ben']]])
})

test('a question that fails fails for all who asked it, and for nobody after them', async () => {
  let tries = 0
  const ask = together(async (_: readonly string[]) => {
    tries += 1
    if (tries === 1) throw new Error('the database is gone')
    return (question: string) => question
  })
  const both = await Promise.allSettled([ask('Ada'), ask('Ben')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('Cleo')).toBe('Cleo')
})
