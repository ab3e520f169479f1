import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { Icon, type IconName } from '../../../ui/icons.tsx'
import styles from './message-field.module.css'

type MessageFieldProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'rows'> & { value: string }

/** A text field of one line that grows with its text. */
export function MessageField(props: MessageFieldProps) {
  return (
    // an invisible copy of the text gives the field its height
    <div className={styles.grow} data-text={`${props.value} `}>
      <textarea {...props} className={styles.field} rows={1} />
    </div>
  )
}

type SendButtonProps = { label: string; isEmpty: boolean; busy: boolean; icon?: IconName }

export const SendButton = ({ label, isEmpty, busy, icon = 'send' }: SendButtonProps) => (
  <button
    type="submit"
    className={styles.send}
    aria-label={label}
    aria-disabled={isEmpty || undefined}
    aria-busy={busy || undefined}
  >
    <Icon name={icon} size={24} />
  </button>
)

/** Without a mouse, as on a phone, Enter begins a new line and the button sends. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches

/** Whether this key sends. While an input method composes, as for Japanese, Enter only accepts the word. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && hasKeyboard()
