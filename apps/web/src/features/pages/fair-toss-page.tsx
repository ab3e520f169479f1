import { useQuery } from '@tanstack/react-query'
import { type TossReceipt, tossTexts } from '@turnout/contract/toss-receipt'
import { describeCall, describeCoin } from '@turnout/rules/coin'
import { useState } from 'react'
import { Coin } from '../../art/coin.tsx'
import { useLocation } from '../../platform/router/router-hooks.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import {
  checkReceipt,
  parseReceipt,
  parseReceiptHash,
  receiptText,
} from '../live-match/public/toss-receipt.ts'
import styles from './fair-toss.module.css'
import { TextPage } from './text-page.tsx'

const NO_RECEIPT = 'This is no receipt of a toss. Copy it whole, from the first brace to the last.'

/** Runs in the browser only: neither the receipt nor the result is sent to the server. */
export function FairTossPage() {
  const hash = useLocation().hash
  // the prerendered page has no receipt
  const linked = useIsHydrated() ? parseReceiptHash(hash) : null
  const [pasted, setPasted] = useState<string | null>(null)
  const text = pasted ?? (linked ? receiptText(linked) : '')
  const receipt = parseReceipt(text)

  return (
    <TextPage title="Check a toss" lead="Nobody has to take our word for a coin.">
      {receipt && <CheckedReceipt key={text} receipt={receipt} />}
      <TextArea
        label="Receipt"
        rows={receipt ? 4 : 8}
        spellCheck={false}
        autoComplete="off"
        className={styles.receipt}
        value={text}
        onChange={(event) => setPasted(event.target.value)}
        error={text.trim() !== '' && receipt === null ? NO_RECEIPT : undefined}
        hint="Paste it here. It stays on this device."
      />
      <HowItWorks />
    </TextPage>
  )
}

function CheckedReceipt({ receipt }: { receipt: TossReceipt }) {
  const { data: verdict } = useQuery({
    queryKey: ['toss receipt', receipt],
    queryFn: () => checkReceipt(receipt),
    networkMode: 'always',
    gcTime: 0,
  })

  return (
    <>
      <Panel title={`Match ${receipt.match_number}: ${receipt.winner} stays on`}>
        <div className={styles.coin}>
          <Coin side={receipt.result} size={72} />
          <div className={styles.choices}>
            {receipt.choices.map((choice) => (
              <p key={choice.team}>{describeCall(choice)}</p>
            ))}
            <p>
              <b>{describeCoin(receipt)}</b>
            </p>
          </div>
        </div>
        {verdict && (
          <p className={classNames(styles.verdict, styles[verdict.type])} role="status">
            <Icon name={verdict.type === 'fits' ? 'tick' : 'cross'} size={20} />
            {verdict.text}
          </p>
        )}
      </Panel>
      <ManualCheck receipt={receipt} />
    </>
  )
}

/** For a person who does not trust this page either. */
function ManualCheck({ receipt }: { receipt: TossReceipt }) {
  const [seal, coin] = tossTexts(receipt).map((text) => `printf %s '${text}' | sha256sum`)
  return (
    <Disclosure title="Check it without us">
      <p>Two commands on any computer with Linux or macOS. This has to print the seal:</p>
      <pre className={styles.command}>{seal}</pre>
      <p className={styles.digest}>{receipt.commitment}</p>
      <p>And this the coin, whose last digit says the side: even is heads, odd is tails.</p>
      <pre className={styles.command}>{coin}</pre>
      <p className={styles.digest}>{receipt.coin}</p>
      <CopyButton text={receiptText(receipt)}>Copy the receipt</CopyButton>
    </Disclosure>
  )
}

const HowItWorks = () => (
  <>
    <h2>Why nobody can choose the coin</h2>
    <ol>
      <li>When the draw is whistled, the server draws a secret and shows everybody its seal, a SHA-256.</li>
      <li>The captains call their sides. The phone that presses Toss draws a chance of its own.</li>
      <li>The coin is the SHA-256 of match number, secret and chance. Then the secret is told.</li>
    </ol>
    <p>
      The server was bound by the seal before it heard the chance. Whoever pressed did not know the secret. So
      neither of the two could work out what the coin would show, and neither could change it afterwards.
    </p>
  </>
)
