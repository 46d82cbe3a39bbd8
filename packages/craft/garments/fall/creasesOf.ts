import { offset, part } from '@toile/geometry'
import type { Handle } from '../../fabrics/handle.ts'
import type { DrawnLine, Fold } from '../piece.ts'
import { runOf } from './placesOf.ts'

/** The folds that a pen draws: the strongest few, from where each is drawn to half its way, at the foot of its shaded side; soft cloth hardly any. */
export function creasesOf(folds: readonly Fold[], { soft }: Handle): DrawnLine[] {
  const most = soft > 0.9 ? 1 : soft > 0.7 ? 2 : soft > 0.3 ? 3 : 4
  const leading = folds
    .filter(({ path, fades }) => runOf(path) > 0.22 && (fades[0] <= 0.1 || fades[0] > fades[1]))
    .toSorted((a, b) => strength(b) - strength(a))
  return leading
    .slice(0, most)
    .filter((fold) => strength(fold) > 0.5 * strength(leading[0]))
    .map(({ path, widths, fades }) => {
      const foot = (widths[0] + widths[1]) * 0.35 * shadedSide(path)
      // A fall that opens to the hem is drawn from there.
      const opens = fades[0] > fades[1]
      const run = opens ? part(path, 0.45, 0.99, 20) : part(path, 0.01, 0.6, 16)
      return { path: offset(run, foot), weight: 1.3, kind: 'fold', taper: opens ? [0.75, 0.04] : [0.06, 0.8] }
    })
}

const strength = ({ path, height, widths }: Fold) => height * Math.sqrt(runOf(path)) * (0.03 + Math.min(...widths))

/** Which side of travel (1 the right one) lies away from a lamp at the upper left. */
function shadedSide(path: Fold['path']): 1 | -1 {
  const [a, b] = [path[0], path[path.length - 1]]
  return (b[0] - a[0]) * 0.74 - (b[1] - a[1]) * 0.67 > 0 ? 1 : -1
}
