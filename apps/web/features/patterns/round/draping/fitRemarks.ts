import type { Hung } from '@toile/tailoring/cloth/clothMesh.ts'
import type { Form } from '@toile/tailoring/form/form.ts'

/** Heights of the body at which the fit is told, from above. */
const fitLevels = ['shoulder', 'bust', 'waist', 'hips', 'knee'] as const
export type FitLevel = (typeof fitLevels)[number]

/** How a garment fits at a height and side of the body: the stretch as a share where it is tight, and how far the cloth stands off in millimetres otherwise. */
export interface FitRemark {
  level: FitLevel
  side: 'front' | 'back'
  fit: 'tight' | 'close' | 'easy' | 'loose'
  amount: number
}

/** Half the height of the band that is looked at, in millimetres. */
const band = 40
/** The stretch from which cloth is tight, as a share, and the distances that divide close, easy and loose, in millimetres. */
const tight = 0.03
const close = 10
const loose = 45
/** As few triangles say nothing. */
const least = 6

/** Tells how hung cloth fits, from above; only where there is cloth. `gaps` is how far each corner stands off the body (requirement S2.59). */
export const fitRemarks = ({ levels }: Pick<Form, 'levels'>, hung: Hung, gaps: Float32Array): FitRemark[] =>
  fitLevels.flatMap((level) =>
    (['front', 'back'] as const).flatMap((side) => remarkAt(levels[level], level, side, hung, gaps) ?? []),
  )

function remarkAt(
  height: number,
  level: FitLevel,
  side: FitRemark['side'],
  { mesh: { triangles }, positions, strain }: Hung,
  gaps: Float32Array,
): FitRemark | null {
  const stretched: number[] = []
  let away = 0
  for (let t = 0; t < strain.length; t++) {
    const corners = [triangles[3 * t]!, triangles[3 * t + 1]!, triangles[3 * t + 2]!]
    const mean = (axis: number) => corners.reduce((sum, i) => sum + positions[3 * i + axis]! / 3, 0)
    if (Math.abs(mean(1) - height) > band || mean(2) > 0 !== (side === 'front')) continue
    stretched.push(strain[t]!)
    away += corners.reduce((sum, i) => sum + gaps[i]! / 3, 0)
  }
  if (stretched.length < least) return null
  // Cloth that fits is pulled at its seams, folds and the ends of its darts as well: tight is what is stretched all over.
  const pulled = stretched.toSorted((a, b) => a - b)[stretched.length >> 1] ?? 0
  const gap = away / stretched.length
  if (pulled >= tight) return { level, side, fit: 'tight', amount: pulled }
  return { level, side, fit: gap < close ? 'close' : gap < loose ? 'easy' : 'loose', amount: Math.max(0, gap) }
}
