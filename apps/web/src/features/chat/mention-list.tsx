import { Avatar } from '../../ui/avatar.tsx'
import type { useListbox } from '../../ui/use-listbox.ts'
import styles from './mention-list.module.css'
import type { MentionedPerson } from './mentions.ts'
import { composer as texts } from './texts.ts'

type MentionListProps = {
  listbox: Pick<ReturnType<typeof useListbox<MentionedPerson>>, 'listId' | 'optionId' | 'active' | 'choose'>
  people: readonly MentionedPerson[]
}

/** Above the composer, while a name is written after an @. */
export function MentionList({ listbox, people }: MentionListProps) {
  return (
    <div id={listbox.listId} role="listbox" tabIndex={-1} aria-label={texts.people} className={styles.list}>
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys reach it
        <div
          key={person.id}
          id={listbox.optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === listbox.active}
          className={styles.option}
          // a press must not take the focus from the field, or the list would close beneath it
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => listbox.choose(person)}
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
