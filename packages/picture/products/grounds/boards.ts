import type { Chance } from '@toile/geometry'

/** A board as it was cut from its log; lengths in millimetres. */
export interface Board {
  top: number
  bottom: number
  /** Where the heart of the log lies across, how deep below the board it is at its top, and how that changes along it. */
  pith: number
  deep: number
  taper: number
  /** The width of a year, and how strong each year's late wood is. */
  year: number
  years: Float32Array
  figure: number
  pale: number
  tilt: number
  knots: { x: number; y: number; size: number }[]
}

/** Boards that lie end to end. */
export interface BoardRow {
  left: number
  right: number
  boards: Board[]
}

/** Boards that cover a floor or a table, from left to right. */
export function boardsOf(wide: number, tall: number, chance: Chance): BoardRow[] {
  const rows: BoardRow[] = []
  for (let left = -chance.between(20, 100), k = 0; left < wide; k++) {
    const own = chance.branch(`row ${k}`)
    const right = left + own.between(128, 176)
    const boards: Board[] = []
    for (let top = -own.between(100, 1500); top < tall; ) {
      const bottom = top + own.between(1300, 2300)
      boards.push(boardOf(left, right, top, bottom, own))
      top = bottom
    }
    rows.push({ left, right, boards })
    left = right
  }
  return rows
}

function boardOf(left: number, right: number, top: number, bottom: number, chance: Chance): Board {
  const arched = chance.happens(0.55)
  const length = bottom - top
  return {
    top,
    bottom,
    pith: arched
      ? (left + right) / 2 + chance.bell() * 34
      : chance.happens(0.5)
        ? left - chance.between(30, 160)
        : right + chance.between(30, 160),
    deep: arched ? chance.between(-70, 60) : chance.between(20, 90),
    taper: ((arched ? chance.between(60, 170) : chance.between(8, 40)) / length) * (chance.happens(0.5) ? 1 : -1),
    year: chance.between(2, 3.6),
    years: Float32Array.from({ length: 64 }, () => chance.next()),
    figure: chance.between(0.5, 0.9),
    pale: chance.bell() * 0.07,
    tilt: chance.bell() * 0.012,
    knots: chance.happens(0.3)
      ? [
          {
            x: chance.between(left + 30, right - 30),
            y: chance.between(top + 100, bottom - 100),
            size: chance.between(5, 11),
          },
        ]
      : [],
  }
}
