import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './tabs.module.css'

export type TabsProps = {
  label: string
  tabs: readonly { key: string; text: string; content: ReactNode }[]
  current: string
  onChange: (key: string) => void
}

/** Several views of one thing in one place. The arrow keys move and choose. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const id = useId()
  const currentIndex = tabs.findIndex(({ key }) => key === current)

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -currentIndex,
      End: tabs.length - 1 - currentIndex,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const direction = event.key.startsWith('Arrow') && forwards === 'ArrowLeft' ? -1 : 1
    const next = tabs[(currentIndex + step * direction + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }

  return (
    <div>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map(({ key, text }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            className={`d-mark ${styles.tab}`}
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {text}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`} className={styles.panel}>
        {tabs[currentIndex]?.content}
      </div>
    </div>
  )
}
