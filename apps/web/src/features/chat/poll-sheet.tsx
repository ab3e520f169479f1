import { MIN_ANSWERS } from '@turnout/rules/chat'
import { isEqual } from '@turnout/rules/deep-equal'
import { useContext, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldMessage } from '../../ui/field-message.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLatest } from '../../ui/use-latest.ts'
import { useCreatePoll } from './actions.ts'
import { ChatGroupContext } from './chat-group.ts'
import { FormSheet } from './form-sheet.tsx'
import {
  canAddAnswer,
  EMPTY_POLL,
  type PollForm,
  readPoll,
  withAnswer,
  withOneMore,
  withoutAnswer,
} from './poll-form.ts'
import styles from './poll-sheet.module.css'
import { poll as texts } from './room-texts.ts'

/** For organisers: posts a question with two to eight answers. The form stays as typed until it is posted. */
export function PollSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { groupId } = useContext(ChatGroupContext)
  const [form, setForm] = useState(EMPTY_POLL)
  const latest = useLatest(form)
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error, reset } = useCreatePoll()
  const messageId = useId()
  const change = (fields: Partial<PollForm>) => setForm((before) => ({ ...before, ...fields }))
  const result = readPoll(form, Date.now())
  const errors = isChecked && 'errors' in result ? result.errors : {}
  const submit = () => {
    setChecked(true)
    if ('body' in result) mutate({ params: { groupId }, body: result.body }, { done })
  }
  const close = () => {
    setChecked(false)
    reset()
    onClose()
  }
  const done = () => {
    // the form has changed since it was posted
    if (!isEqual(latest.current, form)) return
    setForm(EMPTY_POLL)
    close()
  }
  return (
    <FormSheet
      open={open}
      title={texts.title}
      submitText={texts.post}
      busyText={texts.posting}
      isBusy={isPending}
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        label={texts.question}
        data-first-focus
        value={form.question}
        maxLength={200}
        error={errors.question}
        onChange={({ currentTarget }) => change({ question: currentTarget.value })}
      />
      <div className="stack gap-8">
        {form.answers.map(({ id, text }, index) => (
          <div key={id} className={styles.given}>
            <TextField
              label={texts.answer(index + 1)}
              value={text}
              maxLength={100}
              onChange={({ currentTarget: { value } }) => setForm((before) => withAnswer(before, id, value))}
            />
            {form.answers.length > MIN_ANSWERS && (
              <IconButton
                icon="cross"
                label={texts.removeAnswer(index + 1)}
                onClick={() => setForm((before) => withoutAnswer(before, id))}
              />
            )}
          </div>
        ))}
        <p role="alert">
          <FieldMessage id={messageId} error={errors.answers} />
        </p>
        {canAddAnswer(form) && (
          <Button variant="quiet" icon="add" onClick={() => setForm(withOneMore)}>
            {texts.addAnswer}
          </Button>
        )}
      </div>
      <Checkbox
        label={texts.multiple}
        checked={form.isMultiple}
        onChange={({ currentTarget }) => change({ isMultiple: currentTarget.checked })}
      />
      <TextField
        label={texts.closesAt}
        optional
        type="datetime-local"
        value={form.closesAt}
        error={errors.closesAt}
        onChange={({ currentTarget }) => change({ closesAt: currentTarget.value })}
      />
      {error && (
        <p role="alert">
          <FieldMessage id={`${messageId}-failed`} error={error.message} />
        </p>
      )}
    </FormSheet>
  )
}
