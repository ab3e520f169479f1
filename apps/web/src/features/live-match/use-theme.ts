import { useEffect, useLayoutEffect } from 'react'

type Theme = {
  isDark: boolean
  /** With the big board's colours, for people far away. */
  isBoard: boolean
}

/** The theme of the whole page, header and dialogs too, while it is shown; other pages follow the device. */
export function useTheme({ isDark, isBoard }: Theme): void {
  // before the match is painted, or it would be painted twice
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = isDark ? 'dark' : 'light'
    if (isBoard) dataset.board = ''
    else delete dataset.board
  }, [isDark, isBoard])
  // when the page is left; a match that suspends again keeps its theme
  useEffect(
    () => () => {
      const { dataset } = document.documentElement
      delete dataset.board
      delete dataset.theme
    },
    [],
  )
}
