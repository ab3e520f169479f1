import type { ChatMessage } from '@turnout/contract/chat'
import { type ReactNode, useContext } from 'react'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ChatGroupContext } from './chat-group.ts'
import type { MentionedPerson } from './mentions.ts'
import styles from './people-sheet.module.css'
import { ReactionPicture } from './reaction-picture.tsx'
import { people as texts } from './room-texts.ts'
import { messageRow, reactionNames } from './texts.ts'
import { useMembers } from './use-members.ts'

type PeopleSheetProps = { message: ChatMessage; onClose: () => void }

/** Names of the people who chose each answer of a poll and who reacted to the message. */
export function PeopleSheet({ message, onClose }: PeopleSheetProps) {
  const { groupId } = useContext(ChatGroupContext)
  const members = useMembers(groupId, true)
  const { reactions, poll } = message
  return (
    <Sheet open onClose={onClose} title={poll ? texts.ofPoll : texts.ofMessage}>
      {members.data ? (
        <div className="column gap-16">
          {poll?.answers.map(({ text, user_ids }) => (
            <Choice key={text} title={text} ids={user_ids} members={members.data} />
          ))}
          {reactions.map(({ reaction, user_ids }) => (
            <Choice
              key={reaction}
              title={reactionNames[reaction]}
              picture={<ReactionPicture reaction={reaction} size={22} />}
              ids={user_ids}
              members={members.data}
            />
          ))}
        </div>
      ) : (
        <LoadStatus inline query={members} failed={texts.failed} rows={3} loading={texts.loading} />
      )}
    </Sheet>
  )
}

type ChoiceProps = {
  title: string
  picture?: ReactNode
  ids: readonly string[]
  members: readonly MentionedPerson[]
}

function Choice({ title, picture, ids, members }: ChoiceProps) {
  const { me } = useContext(ChatGroupContext)
  return (
    <section>
      <h3 className={styles.title} dir="auto">
        {picture}
        <span>{title}</span>
        <span>{ids.length}</span>
      </h3>
      {ids.length === 0 && <p className="sub">{texts.none}</p>}
      <ul className="column">
        {ids.map((id) => {
          const member = members.find((person) => person.id === id)
          const name = member?.name ?? texts.formerMember
          return (
            <li key={id} className={styles.person}>
              <Avatar name={name} image={member?.image} size={32} />
              <bdi>{id === me?.id ? messageRow.you : name}</bdi>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
