import { getSpectatorLink } from '@turnout/contract/spectators'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { stubServer } from '../../../platform/testing/stub-server.ts'
import { press } from '../../../platform/testing/with-toasts.tsx'
import { Spectators } from './spectators.tsx'

test('[S-2] an organiser opens a link for spectators, with QR code and big board, and closes it after a question', async () => {
  let token: string | null = null
  const sent = stubServer({
    'GET /games/game/spectators': () => ({ token }),
    'POST /games/game/spectators': (body) => {
      token = (body as { open: boolean }).open ? 'secret' : null
      return { token }
    },
  })
  queryClient.setQueryData(read(getSpectatorLink, { params: { gameId: 'game' } }).queryKey, { token })
  await render(<Spectators gameId="game" groupName="Canal Side" />, { wrapper: Providers })
  await press('Let people watch')
  const link = page.getByRole('textbox', { name: 'Link to watch' })
  await expect.element(link).toHaveValue(`${location.origin}/watch/secret`)
  await expect.element(page.getByRole('img', { name: /^QR code of the link/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Big board' })).toHaveAttribute('href', '/board/secret')

  await press('Close to spectators')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Let people watch' })).toBeVisible()
  const bodies = sent.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body)
  expect(bodies).toEqual([{ open: true }, { open: false }])
})
