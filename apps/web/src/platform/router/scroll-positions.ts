const STORAGE_KEY = 'turnout.scroll'
const MOST_KEPT = 100

/** The scroll position of each entry of the history; stored per tab, so that it survives a reload. */
const positions = new Map<string, number>()

export const savePosition = (key: string): void => {
  positions.delete(key)
  positions.set(key, scrollY)
}
export const savedPosition = (key: string): number | undefined => positions.get(key)

/** The browser restores the position of a loaded page; within the app it would scroll before the page renders. */
export function keepScrollPositions(currentKey: () => string): void {
  try {
    for (const [key, y] of JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')) positions.set(key, y)
  } catch {
    // storage is blocked: positions last until the next reload
  }
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  takeOver()
  addEventListener('pageshow', takeOver)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    savePosition(currentKey())
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MOST_KEPT)))
    } catch {
      // storage is blocked or full
    }
  })
}
