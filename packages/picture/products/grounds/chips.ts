import type { Chance } from '@toile/geometry'

/** A chip of stone in cement: an angular piece with straight sides; lengths in millimetres. */
export interface Chip {
  x: number
  y: number
  /** No corner lies farther from its middle. */
  reach: number
  /** Of each side its direction (right, down) and how far it lies from the middle. */
  sides: Float64Array
  /** Which stone it is, 0..1, how pale it is, and how much it is veined. */
  kind: number
  pale: number
  vein: number
}

/** From large to small, as the sieve gives them: half their size, and how many are thrown on a square metre. */
const sieve: readonly (readonly [least: number, most: number, thrown: number])[] = [
  [8, 12.5, 800],
  [4.5, 8, 2200],
  [2.2, 4.5, 7500],
  [0.9, 2.2, 17000],
]

/** Chips that fill a plate without lying over each other, the large ones first; a size that is nowhere as large as the least seen is left out. */
export function chipsOf(wide: number, tall: number, seen: number, chance: Chance): Chip[] {
  const cell = 13
  const columns = Math.ceil(wide / cell) + 4
  const rows = Math.ceil(tall / cell) + 4
  const lying: Chip[][] = Array.from({ length: columns * rows }, () => [])
  const chips: Chip[] = []
  for (const [least, most, thrown] of sieve) {
    if (most < seen) break
    const count = Math.ceil(((wide + 2 * cell) * (tall + 2 * cell) * thrown) / 1e6)
    for (let k = 0; k < count; k++) {
      const x = chance.next() * (wide + 2 * cell) - cell
      const y = chance.next() * (tall + 2 * cell) - cell
      const size = least + (most - least) * chance.next() ** 1.6
      const [column, row] = [Math.floor(x / cell) + 2, Math.floor(y / cell) + 2]
      if (taken(column, row, x, y, size)) continue
      const chip = chipOf(x, y, size, chance)
      chips.push(chip)
      lying[row * columns + column]?.push(chip)
    }
  }
  return chips

  function taken(column: number, row: number, x: number, y: number, size: number): boolean {
    for (let down = -2; down <= 2; down++)
      for (let across = -2; across <= 2; across++)
        for (const other of lying[(row + down) * columns + column + across] ?? [])
          if ((other.x - x) ** 2 + (other.y - y) ** 2 < ((other.reach + size * 1.25) * 0.86) ** 2) return true
    return false
  }
}

function chipOf(x: number, y: number, size: number, chance: Chance): Chip {
  const count = chance.whole(5, 8)
  const long = chance.between(0.62, 1)
  const turn = chance.next() * Math.PI
  const start = chance.next() * 6.3
  const sides = new Float64Array(count * 3)
  for (let k = 0; k < count; k++) {
    const angle = start + ((k + chance.bell() * 0.2) * Math.PI * 2) / count
    const narrow = Math.hypot(Math.cos(angle - turn), long * Math.sin(angle - turn))
    sides.set([Math.cos(angle), Math.sin(angle), size * narrow * chance.between(0.72, 1)], k * 3)
  }
  return {
    x,
    y,
    reach: size * 1.25,
    sides,
    kind: chance.next(),
    pale: chance.bell() * 0.035,
    vein: 0.015 + 0.05 * chance.next() ** 2,
  }
}
