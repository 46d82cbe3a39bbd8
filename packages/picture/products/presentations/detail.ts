import type { Bounds, Point } from '@toile/geometry'
import { clothAlone } from '../clothAlone.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { shownGarment } from '../shownGarments.ts'
import type { Stood } from '../../looks/round/standIn.ts'
import type { Present } from '../taking.ts'
import { neckLabel } from '../props/neckLabel.ts'

/** Heads that a close picture shows across. */
const across: Record<string, number> = { collar: 1.15, cuff: 0.72, hem: 1.2, print: 0.8 }

/** A place of a garment from near: collar, cuff, hem, or its cloth in true scale. */
export const detail: Present = (taking) => {
  const { look, shot } = taking
  const worn = shownGarment(look, shot.garment)
  if (!worn) return null
  const manner = shot.manner ?? 'collar'
  const cloth = clothAlone(
    taking,
    [worn],
    {
      arms: [
        { upper: [15, 3], lower: [9, 10] },
        { upper: [17, 2], lower: [11, 14] },
      ],
      lean: 0.8,
      empty: { straight: 0.5, wider: 0 },
    },
    (hung) => ({ inside: neckLabel(hung) }),
  )
  const half = (across[manner] ?? 1) / 2
  const [x, y] = placeOf(manner, cloth.box, cloth.stood)
  const box = { left: x - half, right: x + half, top: y - half, bottom: y + half }
  return {
    buffer: onBuffer(taking, framed(taking, { ...cloth, box, share: 1 }), cloth.draw),
    standing: { stands: { at: 'plane' }, lift: 0.05, depth: 0.9 },
  }
}

/** The middle of a place: by the body under it, or by the outline from behind. */
function placeOf(manner: string, { left, right, top, bottom }: Bounds, stood: Stood | null): Point {
  const middle = (left + right) / 2
  const levels = stood?.posed.build.levels
  const upper = levels !== undefined && top < levels.armpit
  const points = stood?.dressed.flatMap((one) =>
    one.kind === 'drafted'
      ? one.pieces.filter(({ role }) => role === 'sleeve' || role === 'cuff').flatMap(({ outlines }) => outlines.flat())
      : [],
  )
  const sleeve = points?.filter(([x]) => x > middle).toSorted((a, b) => b[1] - a[1])[0]
  if (manner === 'cuff' && sleeve) return [sleeve[0] - 0.12, sleeve[1] - 0.22]
  if (manner === 'collar') return [middle, upper ? top + 0.52 : top + 0.4]
  if (manner === 'print') return [middle - 0.3, upper ? top + 1.5 : (top * 2 + bottom) / 3]
  return [middle + (right - left) * 0.12, bottom - 0.5]
}
