import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../testing/database.ts'
import { createPool } from './pool.ts'
import { findPrimary, followPrimary, Primary, serverUrls } from './primary.ts'

test.each([
  ['postgres://db/turnout', ['postgres://db/turnout']],
  ['postgres:///turnout?host=%2Frun%2Fpg&user=a', ['postgres:///turnout?host=%2Frun%2Fpg&user=a']],
  [
    'postgresql://club:a%2Cb@one:5432,two.example.org,[::1]:5433/turnout?sslmode=require',
    [
      'postgresql://club:a%2Cb@one:5432/turnout?sslmode=require',
      'postgresql://club:a%2Cb@two.example.org/turnout?sslmode=require',
      'postgresql://club:a%2Cb@[::1]:5433/turnout?sslmode=require',
    ],
  ],
  ['postgres://one,two', ['postgres://one', 'postgres://two']],
])('in %s each host is a separate server', (databaseUrl, urls) => {
  expect(serverUrls(databaseUrl)).toEqual(urls)
})

test('servers that do not answer are counted in the error', async () => {
  await expect(findPrimary('postgres://turnout@127.0.0.1:1,127.0.0.1:2/turnout')).rejects.toThrow(
    'None of the 2 servers that are named takes writes: 0 answered as a standby, 2 did not answer.',
  )
})

test('a connection that is being opened to a hanging server is closed when another server takes writes', async () => {
  const empty = await emptyDatabase()
  onTestFinished(() => empty.close())
  const { host, port, user, password, database } = new pg.Client(empty.url)
  const socket = `${host}/.s.PGSQL.${port}`
  const [hangs, works] = [await startLine(socket), await startLine(socket)]
  const hosts = `127.0.0.1:${hangs.port},127.0.0.1:${works.port}`
  const url = `postgres://${user}:${password}@${hosts}/${database}`
  const primary = await Primary.connect(url, pino({ level: 'silent' }))
  onTestFinished(() => primary.close())
  const pool = createPool(primary.url, { connectionTimeoutMillis: 0 })
  onTestFinished(() => pool.end())
  followPrimary(pool, primary)

  hangs.hang()
  await expect(pool.query('select 1')).rejects.toThrow('Connection terminated')
  expect(new URL(primary.url).port).toBe(`${works.port}`)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

/** A connection to the database that can hang: then it still accepts connections and sends nothing. */
async function startLine(to: string) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((caller) => {
    sockets.add(caller.on('error', () => {}))
    if (isSilent) return
    const database = connect(to).on('error', () => {})
    sockets.add(database)
    caller.pipe(database).pipe(caller)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    hang() {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
  }
}
