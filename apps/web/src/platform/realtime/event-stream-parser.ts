export type StreamEvent = { event: string; id: string | null; data: string }

const LINE_END = /\r\n|\r|\n/

function parseBlock(block: string): StreamEvent | null {
  let event = 'message'
  let id: string | null = null
  const data: string[] = []
  for (const line of block.split(LINE_END)) {
    const [, field, value = ''] = line.match(/^([a-z]+)(?:: ?(.*))?$/) ?? []
    if (field === 'event') event = value
    if (field === 'id') id = value
    if (field === 'data') data.push(value)
  }
  return data.length > 0 || event === 'bye' ? { event, id, data: data.join('\n') } : null
}

/**
 * Parses server-sent events from network chunks: a message may come in three chunks, or three messages in one. An
 * incomplete message waits for the next chunk. Comments and `retry` are skipped.
 */
export function createEventStreamParser() {
  let buffer = ''
  return {
    push(chunk: string): StreamEvent[] {
      buffer += chunk
      // a carriage return at the very end may be the first half of a line end
      const blocks = buffer.split(/\r\n\r\n|\n\n|\r\r(?!\n)/)
      buffer = blocks.pop() ?? ''
      return blocks.map(parseBlock).filter((event) => event !== null)
    },
  }
}
