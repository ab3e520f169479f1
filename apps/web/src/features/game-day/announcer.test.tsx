import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Announcer, type AnnouncerProps } from './announcer.tsx'

const announced = async (props: AnnouncerProps) => {
  const { getByRole } = await render(<Announcer {...props} />)
  return {
    alert: getByRole('alert').element().textContent,
    status: getByRole('status').element().textContent,
  }
}

test('a turn interrupts the screen reader, an arrival waits until it is free', async () => {
  expect(await announced({ arrived: 12, yourTurn: 'Your pick, Amara' })).toEqual({
    alert: 'Your pick, Amara',
    status: '12 players arrived',
  })
})

test('both live regions exist before anything happens, or the first change would not be read out', async () => {
  expect(await announced({ arrived: 0, yourTurn: null })).toEqual({ alert: '', status: '' })
})
