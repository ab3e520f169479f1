import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react'

/**
 * A field with a list below, by the pattern of an editable combobox: the focus stays in the field, arrows move
 * through the list, Enter takes, Escape and Tab close.
 */
export function useListbox<T>(
  items: readonly T[],
  onChoose: (item: T) => void,
  /** With `isFirstChosen` Enter takes the first item unless another one was chosen; else the field itself is first. */
  { isFirstChosen = false, isOpenAtFirst = false } = {},
) {
  const listId = useId()
  const [isRequested, setRequested] = useState(isOpenAtFirst)
  const [highlighted, setHighlighted] = useState(-1)
  const isOpen = isRequested && items.length > 0
  const start = isFirstChosen && isOpen ? 0 : -1
  const active = isOpen && highlighted >= 0 && highlighted < items.length ? highlighted : start
  const optionId = (index: number) => `${listId}-${index}`

  const close = () => {
    setRequested(false)
    setHighlighted(-1)
  }
  const choose = (item: T) => {
    close()
    onChoose(item)
  }
  const move = (by: 1 | -1) => {
    setRequested(true)
    // from the field into the list, through it, and back into the field
    const first = isFirstChosen ? 0 : -1
    const positions = items.length - first
    setHighlighted(((active - first + by + positions) % positions) + first)
  }
  const onKeyDown = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
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
    /** Props of one item. The focus stays in the field, whose keys reach it. */
    optionProps: (item: T, index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        tabIndex: -1,
        'aria-selected': index === active,
        // a press must not take the focus from the field, or the list would close
        onPointerDown: (event: SyntheticEvent) => event.preventDefault(),
        onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
        onClick: () => choose(item),
      }) as const,
    open: () => {
      setRequested(true)
      setHighlighted(-1)
    },
    listId,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      onKeyDown: onKeyDown,
      onBlur: close,
    },
  } as const
}
