import { type Chance, clamp } from '@toile/geometry'
import type { Handle } from '../../fabrics/handle.ts'
import type { Fold, Piece } from '../piece.ts'

/** Heights of neighbouring long falls: one leads, the next is hardly there. */
const leads = [1.1, 0.25, 0.7, 0.15, 0.9]

/** The folds of a draft as a hand would choose them: rows of equal falls lose their evenness, a fan at the crotch is thinned, fluid cloth drags broadly. */
export function chosen(piece: Piece, handle: Handle, crotch: number, chance: Chance): Fold[] {
  const low = Math.max(...piece.outlines.flat().map(([, y]) => y))
  let fallen = chance.whole(0, 4)
  return piece.folds.map((fold) => {
    if (fold.kind !== 'ridge') return fold
    const shape = shapeOf(fold)
    const { long, drop, run } = shape
    if (long > 0.7 && drop > 2.5 * run) return hung(fold, leads[++fallen % leads.length], low, handle, chance)
    if (isFluid(handle) && long < 0.3 && drop < 0.5 * run) return dragged(fold)
    return {
      ...fold,
      height: fold.height * leadOf(piece, shape, { handle, crotch, low }, chance),
      widths: widened(fold, 1, handle),
      fades: piece.role === 'bodice' && long > 0.25 && fold.fades[0] > 0.05 ? late(fold, 0.35, 0.5) : fold.fades,
    }
  })
}

interface Shape {
  /** Length in heads, and its parts down and across. */
  long: number
  drop: number
  run: number
  top: number
}

function shapeOf({ path }: Fold): Shape {
  const [a, b] = [path[0], path[path.length - 1]]
  return {
    long: Math.hypot(b[0] - a[0], b[1] - a[1]),
    drop: Math.abs(b[1] - a[1]),
    run: Math.abs(b[0] - a[0]),
    top: a[1],
  }
}

const isFluid = ({ height, soft }: Handle) => height > 1.2 && soft > 0.5

const dragged = (fold: Fold): Fold => ({
  ...fold,
  height: fold.height * 0.55,
  widths: [fold.widths[0] * 1.7, fold.widths[1] * 1.2],
  fades: [0.2, 0.7],
})

/** A long fall begins late, and fades where it stops above the hem. */
function hung(fold: Fold, lead: number, low: number, handle: Handle, chance: Chance): Fold {
  const [a, b] = [fold.path[0], fold.path[fold.path.length - 1]]
  const wide = chance.between(0.8, 1.7)
  const begins = chance.between(0.2, 0.6)
  const [from, to] = fold.fades
  const fades: Fold['fades'] =
    a[1] < b[1] ? [Math.max(from, begins), b[1] < low - 0.3 ? Math.max(to, 0.6) : to] : [from, Math.max(to, begins)]
  return { ...fold, height: fold.height * lead, widths: widened(fold, wide, handle), fades }
}

/** How high one of the shorter folds stands. */
function leadOf(
  { role }: Piece,
  { long, drop, run, top }: Shape,
  { handle, crotch, low }: { handle: Handle; crotch: number; low: number },
  chance: Chance,
): number {
  // Heavy cloth does not pull at its lower side seam.
  if (handle.width > 1.3 && role === 'bodice' && long < 0.6 && top > low - 1.4) return 0.1
  if (role === 'leg' && Math.abs(top - crotch) < 0.2 && long < 1.2 && long > 0.08)
    return drop < 0.55 * run ? 0.25 : chance.pick([0.3, 0.55, 0.8])
  return chance.between(0.7, 1.15)
}

function widened({ widths: [from, to] }: Fold, wide: number, handle: Handle): Fold['widths'] {
  const own = wide * clamp(handle.width, 0.75, 1.35)
  return [from * own, to * own]
}

const late = ({ fades: [from, to] }: Fold, least: number, end: number): Fold['fades'] => [
  Math.max(from, least),
  Math.max(to, end),
]
