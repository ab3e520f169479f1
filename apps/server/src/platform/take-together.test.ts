import { expect, test } from 'vitest'
import { takeTogether } from './take-together.ts'

const LIMITS = { maxTaken: 2, maxWaiting: 5, maxWaitMs: 0 }

type Job = () => Promise<unknown>

/** Those who are taken together begin together. */
const together = (limits: Partial<Parameters<typeof takeTogether>[0]>) => {
  const counts: number[] = []
  const take = takeTogether<Job>({ ...LIMITS, ...limits }, (jobs) => {
    counts.push(jobs.length)
    return Promise.allSettled(jobs.map((job) => job()))
  })
  return { take, counts }
}

/** Work that goes on until it is told to end. */
function longWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

test('[I21] who has waited too long is asked to come back, and holds up nobody behind', async () => {
  const { take } = together({ maxWaitMs: 1 })
  const { work, end } = longWork()
  const first = take('lions', work)
  await expect(take('lions', async () => 'second')).rejects.toThrow('busy')
  end()
  await first
  expect(await take('lions', async () => 'third')).toBe('third')
})

test('[I21] who waits for one name holds up nobody who comes for another, and only so many wait', async () => {
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

test('who has waited is taken together, a few at a time and in the order in which they came', async () => {
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

test('what fails for all who were taken fails for each of them, and the next are taken', async () => {
  let isBroken = true
  const take = takeTogether<string>(LIMITS, async (items) => {
    if (isBroken) throw new Error('The line broke.')
    return items.map((value) => ({ status: 'fulfilled', value }))
  })
  await expect(take('lions', 'first')).rejects.toThrow('The line broke.')
  isBroken = false
  expect(await take('lions', 'second')).toBe('second')
})
