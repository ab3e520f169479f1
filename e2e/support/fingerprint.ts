import type { Screen } from './screen.ts'

/** A phone with a fingerprint reader, simulated by Chromium. */
export async function withFingerprint({ context, page }: Screen) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  const setVerified = async (isUserVerified: boolean): Promise<void> => {
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
  return { decline: () => setVerified(false), accept: () => setVerified(true) }
}
