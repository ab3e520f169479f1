import { expect, test } from 'vitest'
import type { GameEvent } from './game.ts'
import { canonicalJson, hashChain, type LogEntry } from './hash-chain.ts'

/** Not a real digest, but it shows what goes into it. */
const sha256 = (text: string) => `<${text}>`
const entry = (version: number, events: GameEvent[] = [{ type: 'play-began', at: 0 }]): LogEntry => ({
  version,
  at: version * 1000,
  command: 'playBall',
  events,
})

test('[E-8] each seal has the one before it and its own entry in it', () => {
  const [first, second] = hashChain([entry(1), entry(2)], sha256)
  expect(second).toContain(JSON.stringify(first))
  expect(second).toContain('"playBall"')
})

test('[E-8] the first seal of a game is over its first entry and an empty seal, in the same form for ever', () => {
  expect(hashChain([entry(1)], sha256)).toEqual(['<["",1,1000,"playBall",[{"at":0,"type":"play-began"}]]>'])
})

test.each<[string, (log: LogEntry[]) => LogEntry[]]>([
  ['an entry is changed', ([one, two, three]) => [{ ...one!, at: 7 }, two!, three!]],
  ['a number is changed', ([one, two, three]) => [{ ...one!, version: 7 }, two!, three!]],
  ['an event is changed', ([, two, three]) => [entry(1, [{ type: 'left', id: 'ben' }]), two!, three!]],
  ['an entry is left out', ([one, , three]) => [one!, three!]],
  ['an entry is put in', ([one, two, three]) => [one!, entry(9), two!, three!]],
  ['two change places', ([one, two, three]) => [two!, one!, three!]],
])('[E-8] the last seal is another one when %s', (_, tampered) => {
  const log = [entry(1), entry(2), entry(3)]
  expect(hashChain(tampered(log), sha256).at(-1)).not.toBe(hashChain(log, sha256).at(-1))
})

test('[E-8] a database or a file may return the fields in another order', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  )
  expect(canonicalJson(JSON.parse('{"a":true,"b":[1,{"c":"x","d":null}]}'))).toBe(
    canonicalJson({ b: [1, { d: null, c: 'x' }], a: true }),
  )
})
