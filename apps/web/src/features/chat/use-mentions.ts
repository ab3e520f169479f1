import { type RefObject, useContext, useRef, useState } from 'react'
import { useListbox } from '../../ui/use-listbox.ts'
import { useValueChange } from '../../ui/use-value-change.ts'
import { ChatGroupContext } from './chat-group.ts'
import { choicesFor, type MentionedPerson, mentionAt, mentionedIn, withMention } from './mentions.ts'
import { useMembers } from './use-members.ts'

type MentionsOptions = {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  setText: (text: string) => void
}

const NOBODY: readonly MentionedPerson[] = []

/** The names that can be picked in the text after an @, and who is named in it. */
export function useMentions({ area, text, setText }: MentionsOptions) {
  const { groupId, me } = useContext(ChatGroupContext)
  const [caret, setCaret] = useState(0)
  const [pickedIds, setPickedIds] = useState<readonly string[]>([])
  const nextCaret = useRef<number | null>(null)
  const people = useMembers(groupId, text.includes('@'))
  const mention = mentionAt(text, caret)
  const others = people.filter(({ id }) => id !== me?.id)
  const choices = mention ? choicesFor(mention.query, others) : NOBODY

  const pick = ({ id, name }: MentionedPerson) => {
    if (!mention) return
    const next = withMention(text, caret, mention.start, name)
    nextCaret.current = next.caret
    setText(next.text)
    setCaret(next.caret)
    setPickedIds((ids) => [...ids, id])
  }
  const listbox = useListbox(choices, pick, { isFirstChosen: true })

  // once the field has the text
  useValueChange(text, () => {
    const { current } = nextCaret
    nextCaret.current = null
    if (current !== null) area.current?.setSelectionRange(current, current)
  })

  return {
    listbox,
    choices,
    /** In a changed message those that it named stay named. */
    setPickedIds,
    follow: ({ selectionEnd }: HTMLTextAreaElement) => setCaret(selectionEnd),
    mentioned: (): MentionedPerson[] => mentionedIn(text, people, pickedIds),
  }
}
