import { connect } from 'node:net'

/** In a separate process, so that opening the connections takes no time from the measured requests. */
process.on('message', async ({ port, halves, many }: SlowLoad) => {
  const began = performance.now()
  const opened: number[] = []
  const outlived: number[] = []
  await Promise.all(
    Array.from({ length: many }, async (_, nr) => {
      const socket = connect(port, '127.0.0.1')
      const closed = new Promise((resolve) => socket.on('close', resolve))
      socket.on('error', () => {}) // the server closes it, as intended
      socket.on('data', () => {})
      let openedAt = performance.now()
      socket.on('connect', () => {
        openedAt = performance.now()
        opened.push(openedAt - began)
        socket.write(halves[nr % halves.length] ?? '')
      })
      await closed
      outlived.push(performance.now() - openedAt)
    }),
  )
  process.send?.({ openedMs: Math.max(...opened), longestMs: Math.max(...outlived) } satisfies CutResult)
  process.disconnect()
})

export interface SlowLoad {
  port: number
  /** The beginnings of requests whose ends never come. */
  halves: string[]
  many: number
}

export interface CutResult {
  /** Time until the last one was open. */
  openedMs: number
  /** How long the longest of them stayed open. */
  longestMs: number
}
