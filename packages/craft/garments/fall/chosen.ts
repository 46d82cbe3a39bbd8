import { type Chance, clamp } from '@toile/geometry'
import type { Handle } from '../../fabrics/handle.ts'
import type { Fold, Piece } from '../piece.ts'

/** Heights of neighbouring long falls: one leads, the next is hardly there. */
const leads = [1.1, 0.25, 0.7, 0.15, 0.9]

/** Of the same falls, in what order a cloth that falls less readily leaves them out. */
const stays = [1, 0.4, 0.65, 0.2, 0.75]

/** The folds of a draft as a hand would choose them: rows of equal falls lose their evenness and, in firm cloth, most of their number; fluid cloth drags broadly. */
export function chosen(piece: Piece, handle: Handle, chance: Chance): Fold[] {
  const low = Math.max(...piece.outlines.flat().map(([, y]) => y))
  let fallen = chance.whole(0, 4)
  return piece.folds.flatMap((fold) => {
    if (fold.kind !== 'ridge') return fold
    const [a, b] = [fold.path[0], fold.path[fold.path.length - 1]]
    const drop = Math.abs(b[1] - a[1])
    if (drop > 0.7 && drop > 2.5 * Math.abs(b[0] - a[0])) {
      fallen = (fallen + 1) % leads.length
      return stays[fallen] + 0.5 * handle.falls > 1 ? hung(fold, leads[fallen], low, handle, chance) : []
    }
    return { ...fold, height: fold.height * chance.between(0.7, 1.1), widths: widened(fold, 1, handle) }
  })
}

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

function widened({ widths: [from, to] }: Fold, wide: number, handle: Handle): Fold['widths'] {
  const own = wide * clamp(handle.width, 0.75, 1.35)
  return [from * own, to * own]
}
