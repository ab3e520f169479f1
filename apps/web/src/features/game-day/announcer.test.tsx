import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Announcer, type AnnouncerProps } from './announcer.tsx'

const announcementsFor = (props: AnnouncerProps) => {
  const html = renderToStaticMarkup(<Announcer {...props} />)
  return Object.fromEntries(
    [...html.matchAll(/<p role="(\w+)">(.*?)<\/p>/g)].map(([, role, text]) => [role, text]),
  )
}

test('a turn breaks in on what is being read, an arrival waits its time', () => {
  expect(announcementsFor({ arrived: 12, yourTurn: 'Your pick, Amara' })).toEqual({
    alert: 'Your pick, Amara',
    status: '12 players arrived',
  })
})

test('both voices are there before anything happens, or the first news would not be read out', () => {
  expect(announcementsFor({ arrived: 0, yourTurn: null })).toEqual({ alert: '', status: '' })
})
