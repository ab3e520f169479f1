import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import list from '../../ui/option-list.module.css'
import type { useListbox } from '../../ui/use-listbox.ts'
import styles from './mention-list.module.css'
import type { MentionedPerson } from './mentions.ts'
import { composer as texts } from './texts.ts'

type MentionListProps = {
  listbox: Pick<ReturnType<typeof useListbox<MentionedPerson>>, 'listId' | 'optionProps'>
  people: readonly MentionedPerson[]
}

/** The list of names above the composer while a name is typed after an @. */
export function MentionList({ listbox, people }: MentionListProps) {
  return (
    <div
      id={listbox.listId}
      role="listbox"
      tabIndex={-1}
      aria-label={texts.people}
      className={classNames(list.popup, list.options, styles.list)}
    >
      {people.map((person, index) => (
        <div
          key={person.id}
          className={classNames(list.option, styles.option)}
          {...listbox.optionProps(person, index)}
        >
          <Avatar name={person.name} image={person.image} size={32} />
          <span>
            <bdi>{person.name}</bdi>
          </span>
        </div>
      ))}
    </div>
  )
}
