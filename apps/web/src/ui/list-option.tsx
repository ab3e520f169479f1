import { Icon, type IconName } from './icons.tsx'
import styles from './list-option.module.css'
import type { useListbox } from './use-listbox.ts'

type ListOptionProps = {
  icon: IconName
  title: string
  detail: string
  /** At its end. */
  note?: string | undefined
} & ReturnType<ReturnType<typeof useListbox>['optionProps']>

/** Of a list beneath a field. */
export const ListOption = ({ icon, title, detail, note, ...props }: ListOptionProps) => (
  <div className={styles.option} {...props}>
    <Icon name={icon} />
    <span className={styles.words}>
      <b>{title}</b>
      {detail && <span>{detail}</span>}
    </span>
    {note && <span className={styles.note}>{note}</span>}
  </div>
)
