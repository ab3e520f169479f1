import { expect, test } from 'vitest'
import { findPrimary, serverUrls } from './primary.ts'

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
])('of %s each host is a server of its own', (databaseUrl, urls) => {
  expect(serverUrls(databaseUrl)).toEqual(urls)
})

test('of servers that do not answer it is said how many were asked', async () => {
  await expect(findPrimary('postgres://turnout@127.0.0.1:1,127.0.0.1:2/turnout')).rejects.toThrow(
    'None of the 2 servers that are named takes writes: 0 answered as a standby, 2 did not answer.',
  )
})
