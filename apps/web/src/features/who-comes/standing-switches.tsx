import { useQuery } from '@tanstack/react-query'
import { getStandingAnswer } from '@turnout/contract/standing-answer'
import { weekdayName } from '@turnout/rules/words'
import { read } from '../../platform/api/queries.ts'
import { Switch } from '../../ui/switch.tsx'
import { useChangeStandingAnswer } from './actions.ts'
import styles from './next-answer.module.css'
import { answers as texts } from './texts.ts'

export const useStandingAnswer = (groupId: string) =>
  useQuery(read(getStandingAnswer, { params: { groupId } }))

/** "I always come on Wednesdays": a switch for each playing day of the group. A spare has none. */
export function StandingSwitches({ groupId }: { groupId: string }) {
  const { data } = useStandingAnswer(groupId)
  const { press, pending } = useChangeStandingAnswer()
  if (!data || data.choices.length === 0) return null
  // the last press shows at once, also while it waits for the network
  const last = pending.findLast(({ params }) => params.groupId === groupId)
  const chosen = last?.body.weekdays ?? data.weekdays
  return (
    <div className={styles.standing}>
      {data.choices.map((day, index) => (
        <Switch
          key={day}
          label={texts.always(weekdayName(day))}
          hint={index === data.choices.length - 1 && texts.alwaysNote}
          checked={chosen.includes(day)}
          onChange={({ currentTarget: { checked } }) =>
            press({
              params: { groupId },
              body: { weekdays: checked ? [...chosen, day] : chosen.filter((one) => one !== day) },
            })
          }
        />
      ))}
      {last && !navigator.onLine && <p className="sub">{texts.willBeSent}</p>}
    </div>
  )
}
