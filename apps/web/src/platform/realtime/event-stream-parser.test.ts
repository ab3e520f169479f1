import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventStreamParser } from './event-stream-parser.ts'

const parseChunks = (...chunks: string[]) => {
  const parser = createEventStreamParser()
  return chunks.flatMap((chunk) => parser.push(chunk))
}

const TWO =
  'retry: 2000\n\nid: 7\nevent: state\ndata: {"version":7}\n\n: still here\n\nid: 8\nevent: state\ndata: {"version":8}\n\n'

test('a message has an event, an id and data; comments and retry are not messages', () => {
  expect(parseChunks(TWO)).toEqual([
    { event: 'state', id: '7', data: '{"version":7}' },
    { event: 'state', id: '8', data: '{"version":8}' },
  ])
})

test('the chunks of the network do not change the messages', () => {
  void fc.assert(
    fc.property(fc.array(fc.nat({ max: TWO.length }), { maxLength: 8 }), (offsets) => {
      const ends = [...offsets, 0, TWO.length].sort((a, b) => a - b)
      const chunks = ends.slice(1).map((end, index) => TWO.slice(ends[index], end))
      expect(parseChunks(...chunks)).toEqual(parseChunks(TWO))
    }),
  )
})

test('half a message waits for its other half', () => {
  expect(parseChunks('event: state\nda')).toEqual([])
  expect(parseChunks('event: state\nda', 'ta: 1\n', '\n')).toEqual([{ event: 'state', id: null, data: '1' }])
})

test('data of several lines is one text, and the closing event needs none', () => {
  expect(parseChunks('data: a\ndata: b\n\nevent: bye\ndata:\n\n')).toEqual([
    { event: 'message', id: null, data: 'a\nb' },
    { event: 'bye', id: null, data: '' },
  ])
  expect(parseChunks('event: bye\n\n')).toEqual([{ event: 'bye', id: null, data: '' }])
})

test('all kinds of line ends are read alike', () => {
  expect(parseChunks('event: state\r\ndata: 1\r\n\r\n')).toEqual([{ event: 'state', id: null, data: '1' }])
})
