import { expect, test } from 'vitest'
import { takeTogether } from './take-together.ts'

const LIMITS = { maxTaken: 2, maxWaiting: 5, maxWaitMs: 0 }

type Job = () => Promise<unknown>

/** Items that are taken together start together. */
const together = (limits: Partial<Parameters<typeof takeTogether>[0]>) => {
  const counts: number[] = []
  const take = takeTogether<Job>({ ...LIMITS, ...limits }, (jobs) => {
    counts.push(jobs.length)
    return Promise.allSettled(jobs.map((job) => job()))
  })
  return { take, counts }
}

/** Work that runs until the test ends it. */
function longWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

test('[I21] an item that waited too long is refused as busy, and the next one does not wait for it', async () => {
  const { take } = together({ maxWaitMs: 1 })
  const { work, end } = longWork()
  const first = take('lions', work)
  await expect(take('lions', async () => 'second')).rejects.toThrow('busy')
  end()
  await first
  expect(await take('lions', async () => 'third')).toBe('third')
})

test('[I21] a queue delays no other name, and its length is limited', async () => {
  const { take } = together({ maxWaiting: 1 })
  const { work, end } = longWork()
  const first = take('lions', work)
  const second = take('lions', async () => 'second')
  await expect(take('lions', async () => 'third')).rejects.toThrow('busy')
  expect(await take('bears', async () => 'other')).toBe('other')
  end()
  await first
  expect(await second).toBe('second')
})

test('waiting items are taken together, a few at a time and in the order of arrival', async () => {
  const { take, counts } = together({})
  const { work, end } = longWork()
  const first = take('lions', work)
  const began: number[] = []
  const others = [1, 2, 3].map((nr) =>
    take('lions', async () => {
      began.push(nr)
      if (nr === 2) throw new Error('The whistle blew.')
      return nr
    }),
  )
  end()
  await first
  expect((await Promise.allSettled(others)).map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled'],
  ])
  expect(await Promise.all([others[0], others[2]])).toEqual([1, 3])
  expect([began, counts]).toEqual([
    [1, 2, 3],
    [1, 2, 1],
  ])
})

test('a failure of the whole batch fails each of its items, and the next ones are taken', async () => {
  let isBroken = true
  const take = takeTogether<string>(LIMITS, async (items) => {
    if (isBroken) throw new Error('The line broke.')
    return items.map((value) => ({ status: 'fulfilled', value }))
  })
  await expect(take('lions', 'first')).rejects.toThrow('The line broke.')
  isBroken = false
  expect(await take('lions', 'second')).toBe('second')
})
