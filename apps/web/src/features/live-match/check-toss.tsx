import type { TossReceipt } from '@turnout/contract/toss-receipt'
import { useState } from 'react'
import { Link } from '../../platform/router/link.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './coin-toss.module.css'
import { checkReceipt, receiptHash, type Verdict } from './public/toss-receipt.ts'

export type CheckTossProps = {
  receipt: TossReceipt
  /** The seal that this phone saw while the coin was still in the hand. */
  seal: string | undefined
}

const SEAL_MISMATCH: Verdict = {
  type: 'not',
  text: 'This is not the seal that this phone saw before the toss.',
}

/** Seal, secret and chance, for whoever doubts. The seal was there before anybody chose. */
export function CheckToss({ receipt, seal }: CheckTossProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const check = async () =>
    setVerdict(
      seal !== undefined && seal !== receipt.commitment ? SEAL_MISMATCH : await checkReceipt(receipt),
    )
  return (
    <Disclosure
      title="Check the toss"
      onToggle={(event) => {
        if (event.currentTarget.open) void check()
      }}
    >
      {verdict && (
        <p role="status">
          Checked on this device: {verdict.text}
          {verdict.type === 'fits' && seal && ' This phone saw the seal before the toss.'}
        </p>
      )}
      <dl className={styles.proof}>
        <dt>Seal</dt>
        <dd>{receipt.commitment}</dd>
        <dt>Secret</dt>
        <dd>{receipt.secret}</dd>
        <dt>Chance</dt>
        <dd>{receipt.chance ?? 'none'}</dd>
      </dl>
      <p>
        <Link to="/fair-toss" hash={receiptHash(receipt)}>
          Check this toss yourself
        </Link>
      </p>
    </Disclosure>
  )
}
