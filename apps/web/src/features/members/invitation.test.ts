import { expect, test } from 'vitest'
import { mailLink, whatsAppLink } from './invitation.ts'

const invitation = {
  title: 'Ada & Ben’s Kickabout',
  text: 'Come and play with Ada & Ben’s Kickabout.',
  url: 'https://turnout.example/my-sports-groups/1/join',
}

test('an ampersand in a name does not end the text of the mail', () => {
  const { searchParams } = new URL(mailLink(invitation))
  expect(searchParams.get('subject')).toBe(invitation.title)
  expect(searchParams.get('body')).toBe(`${invitation.text}\r\n${invitation.url}`)
})

test('WhatsApp gets the sentence and the link', () => {
  expect(new URL(whatsAppLink(invitation)).searchParams.get('text')).toBe(
    `${invitation.text}\n${invitation.url}`,
  )
})
