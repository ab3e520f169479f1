import { toHouseRules } from '@turnout/contract/convert-match-rules'
import type { MatchRules } from '@turnout/contract/match-rules'
import { describeRules } from '@turnout/rules/rules-description'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { houseRules as texts } from './match-texts.ts'
import styles from './playing-time.module.css'

/** What this evening is played by, for whoever asks 'since when?'. */
export function HouseRules({ rules }: { rules: MatchRules }) {
  return (
    <Panel>
      <Disclosure className={styles.shares} title={<h2 className={styles.title}>{texts.houseRules}</h2>}>
        <ul className="stack gap-6">
          {describeRules(toHouseRules(rules)).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Disclosure>
    </Panel>
  )
}
