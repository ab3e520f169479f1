import type { TossReceipt } from '@turnout/contract/toss-receipt'
import { useState } from 'react'
import { Link } from '../../platform/router/link.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './coin-toss.module.css'
import { checkToss as texts } from './next-texts.ts'
import { checkReceipt, receiptHash, type Verdict } from './public/toss-receipt.ts'

export type CheckTossProps = {
  receipt: TossReceipt
  /** The seal that this phone received before the toss. */
  seal: string | undefined
}

const SEAL_MISMATCH: Verdict = {
  type: 'not',
  text: texts.thisIsNotSealThat,
}

/** Seal, secret and chance, for a person who doubts the toss. The seal was there before anyone chose a side. */
export function CheckToss({ receipt, seal }: CheckTossProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const check = async () =>
    setVerdict(
      seal !== undefined && seal !== receipt.commitment ? SEAL_MISMATCH : await checkReceipt(receipt),
    )
  return (
    <Disclosure
      title={texts.checkToss}
      onToggle={(event) => {
        if (event.currentTarget.open) void check()
      }}
    >
      {verdict && (
        <p role="status">
          {texts.checkedOnThisDevice} {verdict.text}
          {verdict.type === 'fits' && seal && texts.thisPhoneSawSealBefore}
        </p>
      )}
      <dl className={styles.proof}>
        <dt>{texts.seal}</dt>
        <dd>{receipt.commitment}</dd>
        <dt>{texts.secret}</dt>
        <dd>{receipt.secret}</dd>
        <dt>{texts.chance}</dt>
        <dd>{receipt.chance ?? 'none'}</dd>
      </dl>
      <p>
        <Link to="/fair-toss" hash={receiptHash(receipt)}>
          {texts.checkThisTossYourself}
        </Link>
      </p>
    </Disclosure>
  )
}
