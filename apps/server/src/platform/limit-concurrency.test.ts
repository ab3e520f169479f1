import { expect, test } from 'vitest'
import { limitConcurrency, limitConcurrencyOf } from './limit-concurrency.ts'

/** Work that goes on until it is told to end. */
function longWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end }
}

test('[I21] who has waited too long is asked to come back, and holds up nobody behind', async () => {
  const one = limitConcurrency(1, 5, 1)
  const { work, end } = longWork()
  const first = one(work)
  await expect(one(async () => 'second')).rejects.toThrow('busy')
  end()
  await first
  expect(await one(async () => 'third')).toBe('third')
})

test('[I21] who waits for one name holds up nobody who comes for another', async () => {
  const oneOf = limitConcurrencyOf(1, 1)
  const { work, end } = longWork()
  const first = oneOf('lions')(work)
  const second = oneOf('lions')(async () => 'second')
  await expect(oneOf('lions')(async () => 'third')).rejects.toThrow('busy')
  expect(await oneOf('bears')(async () => 'other')).toBe('other')
  end()
  await first
  expect(await second).toBe('second')
})
