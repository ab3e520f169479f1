import { connect } from 'node:net'

/** In a process of its own, so that opening so many lines costs those who are served nothing but the server's time. */
process.on('message', async ({ port, halves, many }: SlowLoad) => {
  const began = performance.now()
  const opened: number[] = []
  const outlived: number[] = []
  await Promise.all(
    Array.from({ length: many }, async (_, nr) => {
      const socket = connect(port, '127.0.0.1')
      const closed = new Promise((resolve) => socket.on('close', resolve))
      socket.on('error', () => {}) // cut off is what they are meant to be
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
  /** Until the last one was open. */
  openedMs: number
  /** How long the luckiest of them stayed open. */
  longestMs: number
}
