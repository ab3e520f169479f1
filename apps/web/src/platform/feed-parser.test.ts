import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFeedParser } from './feed-parser.ts'

const heard = (...chunks: string[]) => {
  const parser = createFeedParser()
  return chunks.flatMap((chunk) => parser.push(chunk))
}

const TWO =
  'retry: 2000\n\nid: 7\nevent: state\ndata: {"version":7}\n\n: still here\n\nid: 8\nevent: state\ndata: {"version":8}\n\n'

test('a message is its event, its id and its data; comments and retry are not messages', () => {
  expect(heard(TWO)).toEqual([
    { event: 'state', id: '7', data: '{"version":7}' },
    { event: 'state', id: '8', data: '{"version":8}' },
  ])
})

test('wherever the network cuts, the same messages come out', () => {
  void fc.assert(
    fc.property(fc.array(fc.nat({ max: TWO.length }), { maxLength: 8 }), (cuts) => {
      const ends = [...cuts, 0, TWO.length].sort((a, b) => a - b)
      const chunks = ends.slice(1).map((end, place) => TWO.slice(ends[place], end))
      expect(heard(...chunks)).toEqual(heard(TWO))
    }),
  )
})

test('half a message waits for its other half', () => {
  expect(heard('event: state\nda')).toEqual([])
  expect(heard('event: state\nda', 'ta: 1\n', '\n')).toEqual([{ event: 'state', id: null, data: '1' }])
})

test('data over several lines is one text, and a goodbye needs none', () => {
  expect(heard('data: a\ndata: b\n\nevent: bye\ndata:\n\n')).toEqual([
    { event: 'message', id: null, data: 'a\nb' },
    { event: 'bye', id: null, data: '' },
  ])
  expect(heard('event: bye\n\n')).toEqual([{ event: 'bye', id: null, data: '' }])
})

test('line ends of other systems mean the same', () => {
  expect(heard('event: state\r\ndata: 1\r\n\r\n')).toEqual([{ event: 'state', id: null, data: '1' }])
})
