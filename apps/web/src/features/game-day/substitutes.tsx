import type { GameDay } from '@turnout/contract/game-day'
import styles from './game-day.module.css'
import { substitutes as texts } from './team-texts.ts'

type SubstituteReason = GameDay['draft']['sits_out'][number]['why']

const reasonText = (why: SubstituteReason, { draft: { window } }: GameDay): string =>
  why === 'teams-full' ? texts.everyTeamIsFull : texts.roomThatIsLeftIn(window)

/** Who has no team and why: nobody should have to ask. */
export function Substitutes({ day }: { day: GameDay }) {
  const { sits_out: substitutes } = day.draft
  const reasons = [...new Set(substitutes.map(({ why }) => why))]
  if (substitutes.length === 0) return null
  return (
    <section className={styles.sitsOut} aria-labelledby="sits-out">
      <h3 id="sits-out">{texts.substitutes}</h3>
      {reasons.map((why) => (
        <div key={why}>
          <p className="sub">{reasonText(why, day)}</p>
          <ul>
            {substitutes
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
