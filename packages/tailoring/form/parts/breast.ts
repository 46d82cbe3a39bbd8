import { clamp } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Fit } from '../fit.ts'
import type { Loft } from '../loft.ts'
import type { Skeleton } from '../skeleton.ts'
import { egg, smoothNearer, type Solid } from '../solid.ts'

/** How large the breasts of a body are across, halved, in millimetres. */
export const breastSize = ({ bust, underbust, bustSpan }: Measures) =>
  bustSpan * 0.35 * clamp(1 + (bust / underbust - 1.16), 0.9, 1.5)

/** The left breast, which falls from the chest in a slope and rounds under the bust point; nothing where the bust is hardly more than what is under it. */
export function breastOf(measures: Measures, { levels, scale }: Skeleton, { ringAt }: Loft, fit: Fit): Solid | null {
  const { bust, underbust, bustSpan } = measures
  if (bust < underbust * 1.09) return null
  const { front, middle } = ringAt(levels.bust)
  const size = breastSize(measures)
  const chest = front + middle + fit.breast
  const round = egg([bustSpan * 0.47, levels.bust - 4 * scale, chest - size * 0.42], [size, size * 0.98, size * 0.82])
  const fall = egg(
    [bustSpan * 0.44, levels.bust + size * 0.72, chest - size * 0.72],
    [size * 0.9, size * 1.05, size * 0.62],
  )
  return (x, y, z) => smoothNearer(round(x, y, z), fall(x, y, z), size * 0.5)
}
