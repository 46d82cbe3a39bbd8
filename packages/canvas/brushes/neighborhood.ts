/** An earlier place of a stroke. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** The most places that are kept where they lie densest. */
const most = 160

/** Finds the earlier places of a stroke near another, by a grid, so that a long stroke stays cheap. */
export function openNeighborhood(reach: number) {
  const cells = new Map<number, Spot[]>()
  const keyOf = (column: number, row: number) => column * 73856 + row
  return {
    add(x: number, y: number): void {
      const key = keyOf(Math.floor(x / reach), Math.floor(y / reach))
      const cell = cells.get(key)
      if (!cell) cells.set(key, [{ x, y }])
      else if (cell.length < most) cell.push({ x, y })
    },
    near(x: number, y: number, visit: (spot: Spot, far: number) => void): void {
      const column = Math.floor(x / reach)
      const row = Math.floor(y / reach)
      for (let i = 0; i < 9; i++) {
        for (const spot of cells.get(keyOf(column + (i % 3) - 1, row + Math.floor(i / 3) - 1)) ?? []) {
          const far = Math.sqrt((spot.x - x) * (spot.x - x) + (spot.y - y) * (spot.y - y))
          if (far < reach && far > 0.5) visit(spot, far)
        }
      }
    },
  }
}
