import type { GameDay } from '@turnout/contract/game-day'
import styles from './game-day.module.css'

type Why = GameDay['draft']['sits_out'][number]['why']

const reasonOf = (why: Why, { draft: { window } }: GameDay): string =>
  why === 'teams-full'
    ? 'Every team is full.'
    : `The room that is left in teams 1 and 2 is for the first ${window} to arrive.`

/** Who has no team and why: nobody should have to ask. */
export function SitsOut({ day }: { day: GameDay }) {
  const { sits_out: out } = day.draft
  const reasons = [...new Set(out.map(({ why }) => why))]
  if (out.length === 0) return null
  return (
    <section className={styles.sitsOut} aria-labelledby="sits-out">
      <h3 id="sits-out">Substitutes</h3>
      {reasons.map((why) => (
        <div key={why}>
          <p className="sub">{reasonOf(why, day)}</p>
          <ul>
            {out
              .filter((one) => one.why === why)
              .map(({ player_id: id, name }) => (
                <li key={id}>{name}</li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
