import type { EnquiryThread } from '@turnout/contract/enquiries'
import { MAX_ENQUIRY_LENGTH } from '@turnout/rules/enquiry'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { useStoredText } from '../../platform/session/use-stored-text.ts'
import { DAY_MS } from '../../platform/time/dates.ts'
import { isSendKey, MessageField, SendButton } from '../chat/public/message-field.tsx'
import { useAnswerEnquiry } from './actions.ts'
import styles from './enquiry-page.module.css'
import { writing as texts } from './texts.ts'

/** The rest of the length shows near its end. */
const COUNTED_FROM = MAX_ENQUIRY_LENGTH - 100

/** The text stays on the device until it is sent. */
export function EnquiryComposer({ enquiry, now }: { enquiry: EnquiryThread; now: number }) {
  const [text, setText] = useStoredText(`draft.enquiry.${enquiry.id}`)
  const { answer, isPending } = useAnswerEnquiry(enquiry.id, (sent) =>
    setText((current) => (current === sent ? '' : current)),
  )
  const isEmpty = text.trim() === ''
  const send = () => {
    if (!isEmpty && !isPending) answer(text)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return
    event.preventDefault()
    send()
  }
  const length = [...text].length
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {now < enquiry.created_at + DAY_MS && <p className={styles.limit}>{texts.noLinksYet}</p>}
      <div className={styles.writing}>
        <MessageField
          maxLength={MAX_ENQUIRY_LENGTH}
          aria-label={texts.write}
          placeholder={texts.write}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <SendButton label={texts.send} isEmpty={isEmpty} busy={isPending} />
      </div>
      <p className={styles.limit} role="status">
        {length >= COUNTED_FROM && texts.left(MAX_ENQUIRY_LENGTH - length)}
      </p>
    </form>
  )
}
