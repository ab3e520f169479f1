import { expect, test } from 'vitest'
import { hash, seededRandom } from './hash.ts'

test('the hash of a text is the same for ever: pictures depend on it', () => {
  expect([hash(''), hash('a'), hash('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})

test('six thousand people spread over six tones evenly', () => {
  const tones = [0, 0, 0, 0, 0, 0]
  for (let id = 0; id < 6000; id++) {
    const tone = hash(`skin player-${id}`) % 6
    tones[tone] = (tones[tone] ?? 0) + 1
  }
  expect(Math.min(...tones)).toBeGreaterThan(850)
})

test('a random sequence starts the same for the same seed, and differs for another', () => {
  const row = (seed: string) => {
    const next = seededRandom(seed)
    return [next(), next(), next()]
  }
  expect(row('north bank|football')).toEqual(row('north bank|football'))
  expect(row('north bank|football')).not.toEqual(row('north bank|futsal'))
})
