import { Bib } from '../../art/bib.tsx'
import { Coin, type CoinSide } from '../../art/coin.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import type { TeamView } from './cast-of.ts'
import { type Choices, isTaken, type Seat } from './choices.ts'
import styles from './coin-toss.module.css'

export type CoinDuelProps = {
  teams: Record<Seat, TeamView>
  choices: Choices
  onChoose: (seat: Seat, side: CoinSide) => void
}

const SEATS = ['a', 'b'] as const
const SIDES = [
  { side: 'heads', name: 'Heads' },
  { side: 'tails', name: 'Tails' },
] as const

/** Each team picks a side; a side that is taken can still be taken away. */
export function CoinDuel({ teams, choices, onChoose }: CoinDuelProps) {
  return (
    <div className={styles.duel}>
      {SEATS.map((seat) => (
        <fieldset key={seat} className={styles.seat}>
          <legend className={styles.team}>
            <Bib team={teams[seat].number} size={36} />
            {teams[seat].name}
          </legend>
          {SIDES.map(({ side, name }) => {
            const isOn = choices[seat] === side
            const isGone = isTaken(choices, seat, side)
            return (
              <label key={side} className={classNames(styles.side, isOn && styles.on, isGone && styles.gone)}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name={`coin-${seat}`}
                  value={side}
                  checked={isOn}
                  onChange={() => onChoose(seat, side)}
                />
                <Coin side={side} size={48} taken={isGone} />
                <span>
                  {name}
                  {isGone && <small className={styles.taken}>Taken</small>}
                </span>
                {isOn && (
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
