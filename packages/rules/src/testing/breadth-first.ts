export interface Walk {
  states: number
  transitions: number
}

interface BreadthFirstOptions<Position, Command> {
  start: Position
  commandsAt: (position: Position) => Iterable<Command>
  /** Where a command leads; null if it changes nothing. `path`: the commands from the start, this one last. */
  advance: (from: Position, command: Command, path: () => Command[]) => Position | null
  /** Positions with the same future have the same key. */
  keyOf: (position: Position) => string
  /** The maximum of states; the walk ends there at the latest. */
  most: number
}

/** Visits each state once, breadth first, through every command that is possible. */
export function breadthFirst<Position, Command>({
  start,
  commandsAt,
  advance,
  keyOf,
  most,
}: BreadthFirstOptions<Position, Command>): Walk {
  type Node = { position: Position; path: () => Command[] }
  const found = new Set([keyOf(start)])
  let frontier: Node[] = [{ position: start, path: () => [] }]
  let transitions = 0
  while (frontier.length > 0 && found.size < most) {
    const next: Node[] = []
    for (const from of frontier) {
      for (const command of commandsAt(from.position)) {
        if (found.size >= most) break
        const path = () => [...from.path(), command]
        const position = advance(from.position, command, path)
        transitions += 1
        const key = position && keyOf(position)
        if (key === null || found.has(key)) continue
        found.add(key)
        next.push({ position: position as Position, path })
      }
    }
    frontier = next
  }
  return { states: found.size, transitions }
}
