import type { Event } from '@turnout/contract/events'
import { listInWords } from '@turnout/rules/list-in-words'
import { AvatarStack } from '../../ui/avatar.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ReplyLine, ReplyLines } from '../who-comes/public/reply-line.tsx'
import styles from './event-page.module.css'
import { whoIsIn as texts } from './texts.ts'

const NAMED = 3

/** The names of people from the viewer's own groups, and the number of the others. */
export function WhoIsIn({ event }: { event: Pick<Event, 'familiar_people' | 'going_count'> }) {
  const { familiar_people: people, going_count: going } = event
  if (going === 0)
    return (
      <Panel title={texts.title}>
        <p className="sub">{texts.nobody}</p>
      </Panel>
    )
  const named = people.slice(0, NAMED).map(({ name }) => name.split(' ')[0] ?? name)
  const others = going - named.length
  const words = [
    ...named,
    ...(others > 0 ? [named.length > 0 ? texts.others(others) : texts.people(others)] : []),
  ]
  const faces = people.map(({ user_id: id, name, profile_image_url: image }) => ({ id, name, image }))
  return (
    <Panel title={texts.title} aside={going}>
      <p className={styles.people}>
        {faces.length > 0 && <AvatarStack people={faces} atMost={NAMED} total={going} size={40} />}
        <b>{listInWords(words)}</b>
      </p>
      <p className="sub">{texts.note}</p>
      {people.length > NAMED && (
        <Disclosure title={texts.all(people.length)} className={styles.everyone}>
          <ReplyLines>
            {people.map(({ user_id: id, name, profile_image_url: image }) => (
              <ReplyLine key={id} name={name} image={image} />
            ))}
          </ReplyLines>
        </Disclosure>
      )}
    </Panel>
  )
}
