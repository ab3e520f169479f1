import { Disclosure } from '../../../ui/disclosure.tsx'
import { completedMatches as texts } from '../match-texts.ts'
import styles from './why-these-two.module.css'

type WhyTheseTwoProps = { matches: readonly { number: number; reason: string }[] }

/** The reasons for past pairs, on demand. */
export const WhyTheseTwo = ({ matches }: WhyTheseTwoProps) => (
  <Disclosure title={texts.whyTheseTwo}>
    <ol className={styles.reasons}>
      {matches.map(({ number, reason }) => (
        <li key={number} value={number}>
          {reason}
        </li>
      ))}
    </ol>
  </Disclosure>
)
