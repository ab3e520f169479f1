import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advanceReadMark,
  checkLinks,
  EDIT_MS,
  editMessage,
  linksIn,
  NO_LINKS_MS,
  removeMessage,
} from './chat.ts'

const MESSAGE = { kind: 'text', authorId: 'ben', sentAt: 1_000, removed: false } as const

describe('[X-1] links', () => {
  test.each([
    ['https://pitch.example/map', ['https://pitch.example/map']],
    ['See weaverstreetcages.example.', ['https://weaverstreetcages.example']],
    ['(http://a.example/b?c=d), then www.b.example!', ['http://a.example/b?c=d', 'https://www.b.example']],
    ['look:HTTPS://pitch.example', ['HTTPS://pitch.example']],
    ['Ends at 20.30, bring 2.5 litres. Yes... ok', []],
    ['ben@pitch.example or A.B.', []],
    ['javascript:alert(1)', []],
  ])('in %j are %j', (text, hrefs) => {
    expect(linksIn(text).map(({ href }) => href)).toEqual(hrefs)
  })

  test('start after any text before them', () => {
    const text = 'See (look:https://a.example) and "www.b.example"'
    expect(linksIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'https://a.example',
      'www.b.example',
    ])
  })

  test('are where their positions say, do not overlap, and lead to a website', () => {
    const words = fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), { maxLength: 8 })
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ')
        let last = 0
        for (const { start, end, href } of linksIn(text)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(href.endsWith(text.slice(start, end))).toBe(true)
          expect(href).toMatch(/^https?:\/\//i)
          last = end
        }
      }),
    )
  })

  test('are for people who have been members for a day', () => {
    const member = (age: number) => ({ joinedAt: 5_000, at: 5_000 + age })
    expect(checkLinks('a.example', member(NO_LINKS_MS - 1))).toMatchObject({ refusal: 'no-links-yet' })
    expect(checkLinks('a.example', member(NO_LINKS_MS))).toEqual({ ok: true, value: 'a.example' })
    expect(checkLinks('no link', member(0)).ok).toBe(true)
  })
})

describe('[X-2] an edit', () => {
  test.each([
    ['ben', EDIT_MS, false, undefined],
    ['ben', EDIT_MS + 1, false, 'edit-time-over'],
    ['ben', 0, true, 'message-removed'],
    ['ada', 0, false, 'not-allowed'],
  ])('by %s after %i ms, removed %s, is refused with %s', (actorId, age, removed, refusal) => {
    const decision = editMessage({ ...MESSAGE, removed }, { actorId, at: MESSAGE.sentAt + age })
    expect(decision.ok ? undefined : decision.refusal).toBe(refusal)
  })

  test('is refused for a poll, which people have answered as it was', () => {
    const poll = { ...MESSAGE, kind: 'poll' } as const
    expect(editMessage(poll, { actorId: 'ben', at: 1_000 })).toMatchObject({ refusal: 'not-allowed' })
  })
})

describe('[X-3] a removal', () => {
  test.each([
    ['ben', false, false, 'removed'],
    ['ada', true, false, 'removed'],
    ['cleo', false, false, 'not-allowed'],
    ['ada', true, true, 'unchanged'],
  ])('by %s, admin %s, of a removed one %s, is %s', (actorId, isAdmin, removed, outcome) => {
    const decision = removeMessage({ ...MESSAGE, removed }, { actorId, isAdmin })
    expect(decision.ok ? decision.value : decision.refusal).toBe(outcome)
  })

  test('is refused for a message of the program', () => {
    const line = { ...MESSAGE, kind: 'system', authorId: null } as const
    expect(removeMessage(line, { actorId: 'ada', isAdmin: true })).toMatchObject({ refusal: 'not-allowed' })
  })
})

test('[X-4] a read mark moves forward only, and not past the last message', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.array(fc.nat(100)), (lastNumber, numbers) => {
      let mark = 0
      for (const number of numbers) {
        const next = advanceReadMark(mark, number, lastNumber)
        expect(next).toBeGreaterThanOrEqual(mark)
        expect(next).toBeLessThanOrEqual(lastNumber)
        mark = next
      }
      expect(mark).toBe(Math.min(Math.max(0, ...numbers), lastNumber))
    }),
  )
})
