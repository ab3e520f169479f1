import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { News, type NewsProps } from './news.tsx'

const heard = (news: NewsProps) => {
  const html = renderToStaticMarkup(<News {...news} />)
  return Object.fromEntries(
    [...html.matchAll(/<p role="(\w+)">(.*?)<\/p>/g)].map(([, role, text]) => [role, text]),
  )
}

test('a turn breaks in on what is being read, an arrival waits its time', () => {
  expect(heard({ arrived: 12, yourTurn: 'Your pick, Amara' })).toEqual({
    alert: 'Your pick, Amara',
    status: '12 players arrived',
  })
})

test('both voices are there before anything happens, or the first news would not be read out', () => {
  expect(heard({ arrived: 0, yourTurn: null })).toEqual({ alert: '', status: '' })
})
