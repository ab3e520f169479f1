import { vi } from 'vitest'

/** A device's shelf that is nothing but memory, until `vi.unstubAllGlobals()`. */
export function stubShelf(): Map<string, string> {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, value: string) => void shelf.set(name, value),
    removeItem: (name: string) => void shelf.delete(name),
    key: (place: number) => [...shelf.keys()][place] ?? null,
    get length() {
      return shelf.size
    },
  })
  return shelf
}
