import { useEffect, useLayoutEffect } from 'react'

type Theme = {
  isDark: boolean
  /** A board of its own, for those who look from afar. */
  isBoard: boolean
}

/** Of the whole page, header and dialogs too, for as long as this one is shown; every other one follows the device. */
export function useTheme({ isDark, isBoard }: Theme): void {
  // before the match is painted, or all of it would be painted twice
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = isDark ? 'dark' : 'light'
    if (isBoard) dataset.board = ''
    else delete dataset.board
  }, [isDark, isBoard])
  // once somebody goes; a match that waits anew keeps its light
  useEffect(
    () => () => {
      const { dataset } = document.documentElement
      delete dataset.board
      delete dataset.theme
    },
    [],
  )
}
