import { clothAlone } from '../clothAlone.ts'
import { folded } from '../folded.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { shownGarment } from '../shownGarments.ts'
import type { Present } from '../taking.ts'

/** A garment folded as in a shop: its neck and breast in sight, sleeves and hem folded under, three of them on each other. */
export const stack: Present = (taking) => {
  const { look, shot } = taking
  const worn = shownGarment(look, shot.garment)
  if (!worn) return null
  const arm = { upper: [30, 0], lower: [10, 0] } as const
  const cloth = clothAlone(taking, [worn], { arms: [arm, arm] }, () => ({ sleeveless: true }))
  const levels = cloth.stood?.posed.build.levels
  const { left, right, top } = cloth.box
  const middle = cloth.stood && levels ? cloth.stood.posed.station(levels.bust).at[0] : (left + right) / 2
  const isTop = levels !== undefined && top < levels.armpit
  const half = isTop ? 0.56 : Math.min(0.55, (right - left) * 0.36)
  const box = { left: middle - half, right: middle + half, top: isTop ? top - 0.02 : top, bottom: top + half * 2.7 }
  const frame = framed(taking, { ...cloth, box, share: 0.66 })
  const buffer = onBuffer(taking, frame, cloth.draw)
  return {
    buffer: folded(buffer, frame, box, shot.seed),
    standing: { stands: { at: 'plane' }, lift: 0.02, depth: 0.5 },
  }
}
