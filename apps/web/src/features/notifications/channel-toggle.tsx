import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import styles from './notifications.module.css'
import { settings as texts } from './texts.ts'

type ChannelToggleProps = {
  channel: 'phone' | 'mail'
  /** What is told by it, for those who do not see the row. */
  topic: string
  isOn: boolean
  onClick: () => void
}

/** Ink when on. */
export function ChannelToggle({ channel, topic, isOn, onClick }: ChannelToggleProps) {
  const isPhone = channel === 'phone'
  return (
    <button
      type="button"
      className={classNames(styles.channel, isOn && styles.on)}
      aria-pressed={isOn}
      aria-label={isPhone ? texts.phoneFor(topic) : texts.mailFor(topic)}
      onClick={onClick}
    >
      <Icon name={isPhone ? 'phone' : 'mail'} size={18} />
      <span>{isPhone ? texts.phone : texts.mail}</span>
    </button>
  )
}
