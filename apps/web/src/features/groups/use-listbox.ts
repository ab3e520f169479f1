import { type KeyboardEvent, useId, useState } from 'react'

/**
 * A field with a list beneath, by the pattern for an editable combobox: the focus stays in the field, arrows
 * move through the list, Enter takes, Escape and Tab let go.
 */
export function useListbox<T>(items: readonly T[], take: (item: T) => void) {
  const listId = useId()
  const [isWanted, setWanted] = useState(false)
  const [place, setPlace] = useState(-1)
  const isOpen = isWanted && items.length > 0
  const active = isOpen && place < items.length ? place : -1
  const optionId = (index: number) => `${listId}-${index}`

  const close = () => {
    setWanted(false)
    setPlace(-1)
  }
  const choose = (item: T) => {
    close()
    take(item)
  }
  const move = (by: 1 | -1) => {
    setWanted(true)
    // from the field into the list, through it, and back into the field
    const spots = items.length + 1
    setPlace(((active + 1 + by + spots) % spots) - 1)
  }
  const press = (event: KeyboardEvent) => {
    const chosen = items[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }
  return {
    isOpen,
    active,
    optionId,
    choose,
    open: () => {
      setWanted(true)
      setPlace(-1)
    },
    listId,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      onKeyDown: press,
      onBlur: close,
    },
  } as const
}
