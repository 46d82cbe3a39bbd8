import {
  add,
  type Chance,
  clamp,
  lengths,
  normal,
  type Path,
  type Point,
  resample,
  scale,
  subtract,
  unit,
} from '@toile/geometry'
import { type DrawnLine, type Fold, makePiece, type Piece } from '../piece.ts'
import { cutLoops } from './loops.ts'
import { crease, seam } from '../marks.ts'

/** A gathered strip sewn to an edge; widths in heads. */
export interface FrillCut {
  name: string
  width: number
  waves: number
  /** 0 flat .. 1 tightly curled. */
  curl: number
  order: number
  /** How far the free edge swings out beyond the seam at both ends, as a share of the width. */
  splay?: number
  /** Falls to the right (1) or to the left (-1) of the path's direction. */
  side: 1 | -1
}

/** A frill along a path: its free edge doubles back on itself, and a darker strip shows between the waves. */
export function frill(path: Path, cut: FrillCut, chance: Chance): Piece[] {
  const steps = cut.waves * 16
  const seamed = resample(path, steps + 1)
  const long = lengths(path)[path.length - 1]
  const place = frillPlace(seamed, long, cut, chance)
  const edge = seamed.map((_, i) => place(i, 1))
  const under = seamed.map((_, i) => place(i, 0.93, true))
  const { folds, lines } = frillFolds(seamed, edge, place, cut, chance)
  const ends = { left: [seamed[0], edge[0]], right: [seamed[steps], edge[steps]] }
  const hem = cutLoops(edge)
  return [
    makePiece('trim', `${cut.name}Under`, [[...seamed, ...under.slice().reverse()]], {
      ...ends,
      order: cut.order,
      brightness: 0.62,
      fullness: 0.1,
      takesPrint: false,
      castsShadow: false,
      contours: [{ path: under, weight: 0.6, taper: [0, 0] }],
    }),
    makePiece('trim', cut.name, [[...seamed, ...hem.slice().reverse()]], {
      ...ends,
      order: cut.order,
      fullness: 0.45,
      folds,
      lines: [...lines, seam(seamed, 1.5, [0.01, 0.01])],
      contours: [
        { path: hem, weight: 0.85, taper: [0.01, 0.01] },
        { path: [seamed[0], edge[0]], weight: 0.8, taper: [0, 0] },
        { path: [seamed[steps], edge[steps]], weight: 0.8, taper: [0, 0] },
      ],
    }),
  ]
}

type Place = (i: number, share: number, still?: boolean) => Point

function frillPlace(seamed: Path, long: number, cut: FrillCut, chance: Chance): Place {
  const steps = seamed.length - 1
  const [phase, second] = [chance.between(0, 6.28), chance.between(0, 6.28)]
  const across = seamed.map((_, i) =>
    scale(normal(unit(subtract(seamed[Math.min(steps, i + 1)], seamed[Math.max(0, i - 1)]))), cut.side),
  )
  const bob = Math.min(0.09 * cut.width, (0.17 * long) / cut.waves)
  const curl = (cut.curl * 0.2 * long) / cut.waves
  return (i, share, still = false) => {
    const t = i / steps
    const angle =
      6.2832 * cut.waves * t + phase + 0.9 * Math.sin(6.28 * t * 2.3 + second) + 0.5 * Math.sin(6.28 * t * 5.1 + phase)
    const calm = clamp(Math.min(t, 1 - t) * cut.waves * 2.6)
    const out = cut.width * share + (still ? 0.02 * cut.width : bob * share * share * calm) * Math.cos(angle)
    const wave = still ? 0 : curl * Math.sin(angle) * share * share * calm
    const slide = wave + (2 * t - 1) ** 3 * (cut.splay ?? 0) * cut.width * share
    const [nx, ny] = across[i]
    return add(seamed[i], add(scale(across[i], out), [ny * cut.side * slide, -nx * cut.side * slide]))
  }
}

function frillFolds(seamed: Path, edge: Path, place: Place, cut: FrillCut, chance: Chance) {
  const steps = seamed.length - 1
  const folds: Fold[] = []
  const lines: DrawnLine[] = []
  const forward = (i: number) => {
    const [sx, sy] = subtract(seamed[i], seamed[i - 1])
    const [ex, ey] = subtract(edge[i], edge[i - 1])
    return sx * ex + sy * ey > 0
  }
  for (let i = 2; i < steps - 1; i++) {
    if (forward(i) === forward(i - 1)) continue
    const depth = chance.between(0.7, 0.95)
    const path = Array.from({ length: 8 }, (_, k) => place(i, 1 - (k / 7) * depth))
    folds.push({ path, widths: [0.035, 0.016], height: 0.75, kind: 'pleat', fades: [0, 0.3] })
    lines.push(crease(path, 1.7, [0.01, 0.85]))
  }
  const gathers = Math.round(cut.waves * 1.6)
  for (let k = 0; k < gathers; k++) {
    const i = Math.round(clamp((k + 0.5 + chance.between(-0.35, 0.35)) / gathers) * steps)
    const depth = chance.between(0.18, 0.5)
    lines.push(
      crease(
        [0, 0.33, 0.66, 1].map((share) => place(i, share * depth)),
        1.05,
        [0.02, 0.9],
      ),
    )
  }
  return { folds, lines }
}
