import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { challengeText, solve } from './sign-up-proof.ts'

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex')

test.each([0, 199, 200, 1_234])(
  'the answer %i is found, and carries what the server has signed',
  async (number) => {
    const target = await sha256(challengeText('salt', number))
    const proof = await solve({ salt: 'salt', target, most: 2_000, signature: 'signed' }, sha256)
    expect(proof).toEqual({ salt: 'salt', number, signature: 'signed' })
  },
)

test('solving a challenge without an answer ends', async () => {
  expect(await solve({ salt: 'salt', target: 'none', most: 500, signature: '' }, sha256)).toBeNull()
})
