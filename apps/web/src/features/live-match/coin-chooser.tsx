import { Bib } from '../../art/bib.tsx'
import { Coin, type CoinSide } from '../../art/coin.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import { type Choices, isTaken, type TeamSlot } from './coin-choices.ts'
import styles from './coin-toss.module.css'
import { coinChooser as texts } from './next-texts.ts'
import type { TeamView } from './roster.ts'

export type CoinChooserProps = {
  teams: Record<TeamSlot, TeamView>
  choices: Choices
  onChoose: (slot: TeamSlot, side: CoinSide) => void
}

const SLOTS = ['a', 'b'] as const
const SIDES = [
  { side: 'heads', name: texts.heads },
  { side: 'tails', name: texts.tails },
] as const

/** One team picks a side and the other has the other. A side that is taken can still be taken away. */
export function CoinChooser({ teams, choices, onChoose }: CoinChooserProps) {
  return (
    <div className={styles.duel}>
      {SLOTS.map((slot) => (
        <fieldset key={slot} className={styles.chooser}>
          <legend className={styles.team}>
            <Bib team={teams[slot].number} size={36} />
            {teams[slot].name}
          </legend>
          {SIDES.map(({ side, name }) => {
            const isChosen = choices[slot] === side
            const isTakenByOther = isTaken(choices, slot, side)
            return (
              <label
                key={side}
                className={classNames(styles.side, isChosen && styles.on, isTakenByOther && styles.gone)}
              >
                <input
                  type="radio"
                  className="visually-hidden"
                  name={`coin-${slot}`}
                  value={side}
                  checked={isChosen}
                  onChange={() => onChoose(slot, side)}
                />
                <Coin side={side} size={48} taken={isTakenByOther} />
                <span>
                  {name}
                  {isTakenByOther && <small className={styles.taken}>{texts.taken}</small>}
                </span>
                {isChosen && (
                  <span className={styles.tick}>
                    <Icon name="tick" size={18} />
                  </span>
                )}
              </label>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
