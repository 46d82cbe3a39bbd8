import type { Chance, Path, Point } from '@toile/geometry'
import type { DrawnLine, SurfacePoint } from '../piece.ts'
import type { Loop } from './loops.ts'

type Row = readonly SurfacePoint[]

/**
 * The drawn folds of a cone's surface. Where the hem doubles back, the lobe nearer the middle lies on top and its edge is drawn
 * up from the hem as far as the cloth overlaps; where it only dips, a valley line fades upwards; `gather` 0..1 adds crimps at the top.
 */
export function coneFolds(
  surface: readonly Row[],
  rim: { path: Path; first: number; loops: readonly Loop[] },
  gather: number,
  chance: Chance,
): DrawnLine[] {
  const hem = surface[surface.length - 1]
  const middle = (hem.length - 1) / 2
  const turns = surface.map(doublings)
  const doubled = turns[surface.length - 1]
  const overlaps = doubled.map(([rising, falling]) => {
    const leftOnTop = rising + falling > 2 * middle
    const column = leftOnTop ? rising : falling
    const climb = followTurn(surface, turns, column, leftOnTop)
    return climb.length > 3 ? [foldLine([...climb.reverse(), ...hemHook(rim, column, leftOnTop)], 2.1)] : []
  })
  return [...overlaps.flat(), ...valleys(surface, doubled.flat(), chance), ...crimps(surface, gather, chance)]
}

const foldLine = (path: Path, weight: number): DrawnLine => ({ path, weight, taper: [0.75, 0.02], kind: 'fold' })

/** Column pairs between which a row runs backwards. */
function doublings(row: Row): [rising: number, falling: number][] {
  const pairs: [number, number][] = []
  let rising = -1
  for (let c = 4; c < row.length - 4; c++) {
    const forward = row[c + 1].x > row[c].x
    if (!forward && row[c].x > row[c - 1].x) rising = c
    if (forward && row[c].x <= row[c - 1].x && rising >= 0) {
      pairs.push([rising, c])
      rising = -1
    }
  }
  return pairs
}

type Turns = readonly (readonly [rising: number, falling: number])[]

function followTurn(surface: readonly Row[], turns: readonly Turns[], start: number, rising: boolean): Point[] {
  const path: Point[] = []
  let column = start
  for (let r = surface.length - 1; r > 0; r--) {
    const near = turns[r].map((pair) => pair[rising ? 0 : 1]).filter((c) => Math.abs(c - column) <= 5)
    if (near.length === 0) break
    column = near.reduce((best, c) => (Math.abs(c - column) < Math.abs(best - column) ? c : best))
    path.push([surface[r][column].x, surface[r][column].y])
  }
  return path
}

/** The piece of hem between a fold's foot and where the outline takes it up again. */
function hemHook(
  rim: { path: Path; first: number; loops: readonly Loop[] },
  column: number,
  leftOnTop: boolean,
): Point[] {
  const foot = column - rim.first
  const loop = rim.loops.find(({ from, to }) => from < foot && foot < to)
  if (!loop) return []
  return [...(leftOnTop ? rim.path.slice(loop.from + 1, foot).reverse() : rim.path.slice(foot + 1, loop.to)), loop.at]
}

/** Valley lines that do not overlap: each begins where its own flute does, and the strongest run on upwards. */
function valleys(surface: readonly Row[], taken: readonly number[], chance: Chance): DrawnLine[] {
  const hem = surface[surface.length - 1]
  const rows = surface.length - 1
  const lines: DrawnLine[] = []
  for (let c = 6; c < hem.length - 6; c++) {
    const deepest = hem[c].lift < hem[c - 1].lift && hem[c].lift <= hem[c + 1].lift && hem[c].lift < -0.004
    if (!deepest || taken.some((other) => Math.abs(other - c) < 7)) continue
    const share = chance.between(0.22, 0.5)
    const from = surface.findIndex((row) => row[c].lift < hem[c].lift * share)
    const until = Math.min(Math.max(1, from), Math.round(rows * 0.72))
    lines.push(
      foldLine(
        surface.slice(until).map((row): Point => [row[c].x, row[c].y]),
        1.5,
      ),
    )
  }
  return lines
}

/** Lines that fall from above between the flutes, broken off where the cloth swings free. */
export function fallLines(surface: readonly Row[], chance: Chance): DrawnLine[] {
  const hem = surface[surface.length - 1]
  const rows = surface.length - 1
  const crests: number[] = []
  for (let c = 9; c < hem.length - 9; c++) {
    if (hem[c].lift > hem[c - 1].lift && hem[c].lift >= hem[c + 1].lift && hem[c].lift > 0.02) crests.push(c)
  }
  return crests
    .filter((_, k) => k % 2 === 0)
    .map((c) => {
      const column = c + Math.round(chance.between(-3, 3))
      const from = Math.round(rows * chance.between(0.1, 0.34))
      const until = Math.min(rows - 2, from + Math.round(rows * chance.between(0.2, 0.42)))
      const path = surface.slice(from, until + 1).map((row): Point => [row[column].x, row[column].y])
      return { path, weight: 1.15, taper: [0.5, 0.5], kind: 'fold' }
    })
}

function crimps(surface: readonly Row[], gather: number, chance: Chance): DrawnLine[] {
  const count = gather ? Math.round(12 + gather * 8) : 0
  const columns = surface[0].length - 1
  return Array.from({ length: count }, (_, k) => {
    const share = Math.min(0.99, Math.max(-0.99, ((k + 0.5 + chance.between(-0.3, 0.3)) / count) * 2 - 1))
    const column = Math.round((Math.asin(share) / Math.PI + 0.5) * columns)
    const until = Math.max(
      2,
      Math.round((surface.length - 1) * (k % 3 ? chance.between(0.06, 0.2) : chance.between(0.2, 0.2 + 0.35 * gather))),
    )
    const path = surface.slice(0, until + 1).map((row): Point => [row[column].x, row[column].y])
    return { path, weight: 1.3, kind: 'fold', taper: [0.02, 0.9] }
  })
}
