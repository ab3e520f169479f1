import { coinSide } from '@turnout/rules/coin-toss'
import { useState } from 'react'
import type { CoinSide } from '../../art/coin.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './coin-toss.module.css'

export type CheckTossProps = { commitment: string; secret: string; result: CoinSide }

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Does the secret fit the seal, and does it show the side that was called? Null where a browser cannot say. */
async function verdictOn({ commitment, secret, result }: CheckTossProps): Promise<string | null> {
  if (!crypto.subtle) return null
  const fits = (await sha256(secret)) === commitment && coinSide(await sha256(`toss:${secret}`)) === result
  return fits
    ? 'Checked on this device: the secret fits the seal, and it shows this side.'
    : 'Checked on this device: the secret does not fit the seal.'
}

/** Seal and secret, for whoever doubts. The seal was there before anybody chose. */
export function CheckToss(props: CheckTossProps) {
  const [verdict, setVerdict] = useState<string | null>(null)
  return (
    <Disclosure
      title="Check the toss"
      onToggle={(event) => {
        if (event.currentTarget.open) void verdictOn(props).then(setVerdict)
      }}
    >
      <dl className={styles.proof}>
        <dt>Seal</dt>
        <dd>{props.commitment}</dd>
        <dt>Secret</dt>
        <dd>{props.secret}</dd>
      </dl>
      <p className="sub">
        The seal is the SHA-256 of the secret and was fixed before anyone chose. The coin is the SHA-256 of
        toss:secret: an even last digit is heads, an odd one tails.
      </p>
      {verdict && <p role="status">{verdict}</p>}
    </Disclosure>
  )
}
