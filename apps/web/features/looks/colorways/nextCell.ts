const ways: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Where an arrow leads from one of the cells of a grid; Home and End lead along its row; nothing at an edge, and from elsewhere. */
export function nextCell<Cell>(cells: readonly (readonly Cell[])[], from: unknown, key: string): Cell | null {
  const row = cells.findIndex((line) => line.some((cell) => cell === from))
  const line = cells[row]
  if (!line) return null
  if (key === 'Home') return line[0] ?? null
  if (key === 'End') return line.at(-1) ?? null
  const way = ways[key]
  if (!way) return null
  return cells[row + way[0]]?.[line.findIndex((cell) => cell === from) + way[1]] ?? null
}
