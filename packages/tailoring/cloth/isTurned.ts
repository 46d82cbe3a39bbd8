import type { Panel } from './panel.ts'

/** A collar that stands no higher than this, in millimetres, is a stand and is not turned. */
const standing = 48

/** Whether a panel is a collar, which is turned down over its seam. */
export function isTurned({ piece, band, runs }: Panel): boolean {
  if (band || piece.place.round !== 'neck' || piece.cut.of !== 'shell') return false
  const heights = runs.flatMap(({ path }) => path.map(([, y]) => y))
  return Math.max(...heights) - Math.min(...heights) > standing && piece.edges.some(({ end }) => end === 'finished')
}
