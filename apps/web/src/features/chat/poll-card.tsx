import type { ChatMessage } from '@turnout/contract/chat'
import { voteInPoll } from '@turnout/contract/chat-polls'
import { shortDate } from '@turnout/rules/dates'
import { type CSSProperties, useContext, useId, useSyncExternalStore } from 'react'
import { useCommand } from '../../platform/outbox/use-command.ts'
import { clockTime, dateIn, daysBetween } from '../../platform/time/dates.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { onTick } from '../../platform/time/ticker.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import { useClosePoll } from './actions.ts'
import { withOwnChange } from './chat-changes.ts'
import { ChatGroupContext } from './chat-group.ts'
import { updateChat } from './chat-query.ts'
import styles from './poll.module.css'
import {
  chosenBy,
  countVoters,
  isPollClosed,
  leadingAnswers,
  type Poll,
  toggleAnswer,
  withVote,
} from './poll-votes.ts'
import { poll as texts } from './room-texts.ts'

/** A question with its answers and live votes. A press on an answer votes. */
export function PollCard({ message, stored }: { message: ChatMessage; stored: Poll }) {
  const { canManage } = useContext(ChatGroupContext)
  const { poll, chosen, vote, isWaiting } = useVote(message, stored)
  const titleId = useId()
  const isClosed = useSyncExternalStore(
    onTick,
    () => isPollClosed(poll, serverClock.now()),
    () => poll.is_closed,
  )
  const voters = countVoters(poll)
  const leading = isClosed ? leadingAnswers(poll) : []
  return (
    <fieldset className={styles.poll} aria-labelledby={titleId}>
      <b id={titleId} className={styles.question}>
        {message.text}
      </b>
      {poll.answers.map(({ text, user_ids }, index) => {
        const isChosen = chosen.includes(index)
        const isLeading = leading.includes(index)
        const style = { '--share': voters === 0 ? 0 : user_ids.length / voters } as CSSProperties
        const content = (
          <>
            <span className={classNames(styles.mark, poll.is_multiple && styles.many)}>
              {isChosen && <Icon name="tick" size={14} />}
            </span>
            <span className={styles.answer} dir="auto">
              {text}
            </span>
            <span aria-hidden="true">{user_ids.length}</span>
            <span className="visually-hidden">
              {[texts.votes(user_ids.length), ...(isClosed ? remarks(isChosen, isLeading) : [])].join(', ')}
            </span>
          </>
        )
        const isBehind = leading.length > 0 && !isLeading
        const className = classNames(styles.row, isChosen && styles.chosen, isBehind && styles.behind)
        const row = { style, className, children: content }
        return isClosed ? (
          <p key={text} {...row} />
        ) : (
          <button key={text} type="button" aria-pressed={isChosen} onClick={() => vote(index)} {...row} />
        )
      })}
      <div className={styles.foot}>
        <span className="sub">{footText(poll, voters, isClosed)}</span>
        {isWaiting && <Waiting />}
        {canManage && !isClosed && <CloseNow messageId={message.id} />}
      </div>
    </fieldset>
  )
}

const remarks = (isChosen: boolean, isLeading: boolean): string[] => [
  ...(isChosen ? [texts.yours] : []),
  ...(isLeading ? [texts.most] : []),
]

function footText(poll: Poll, voters: number, isClosed: boolean): string {
  const count = poll.is_multiple ? texts.people(voters) : texts.votes(voters)
  if (isClosed) return texts.closed(count)
  return poll.closes_at === null ? count : texts.closes(count, closingTime(poll.closes_at))
}

function closingTime(at: number): string {
  const timeZone = localTimeZone()
  const date = dateIn(timeZone, at)
  const days = daysBetween(dateIn(timeZone, serverClock.now()), date)
  return texts.dayAndTime([texts.today, texts.tomorrow][days] ?? shortDate(date), clockTime(at))
}

const Waiting = () => (
  <span className={styles.waiting}>
    <Icon name="clock" size={15} />
    {texts.waiting}
  </span>
)

function CloseNow({ messageId }: { messageId: string }) {
  const { groupId } = useContext(ChatGroupContext)
  const { mutate, isPending } = useClosePoll()
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isPending}
      onClick={() => mutate({ params: { groupId, messageId } })}
    >
      {texts.closeNow}
    </Button>
  )
}

/** The poll with this person's vote, also while the vote waits for a signal. */
function useVote(message: ChatMessage, stored: Poll) {
  const { groupId, me } = useContext(ChatGroupContext)
  const myId = me?.id ?? null
  const { press, pending } = useCommand(voteInPoll, { failed: texts.voteFailed })
  const params = { groupId, messageId: message.id }
  const waiting = pending.findLast((input) => input.params.messageId === message.id)
  const poll = waiting && myId !== null ? withVote(stored, myId, waiting.body.answers) : stored
  const chosen = chosenBy(poll, myId)
  const vote = (answer: number) => {
    const answers = toggleAnswer(chosen, answer, poll.is_multiple)
    press(
      { params, body: { answers } },
      {
        done: (version) => {
          if (myId === null) return
          const counted = ({ poll }: ChatMessage) => ({ poll: poll && withVote(poll, myId, answers) })
          updateChat(groupId, (page) => withOwnChange(page, version, counted))
        },
      },
    )
  }
  return { poll, chosen, vote, isWaiting: waiting !== undefined }
}
