export interface Walk {
  states: number
  transitions: number
}

interface BreadthFirstOptions<Position, Command> {
  start: Position
  commandsAt: (position: Position) => Iterable<Command>
  /** Where a command leads; null where it changes nothing. `path`: the commands from the start, this one last. */
  advance: (from: Position, command: Command, path: () => Command[]) => Position | null
  /** Positions from which the same can happen have the same key. */
  keyOf: (position: Position) => string
  /** The walk ends when it has found so many states, or all. */
  most: number
}

/** Breadth first from one position through every command that can be given, each state once. */
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
