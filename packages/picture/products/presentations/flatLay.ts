import { type Bounds, boundsTogether, type Point } from '@toile/geometry'
import type { Hanging } from '../stillBody.ts'
import { clothAlone } from '../clothAlone.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { seenGarments, shownGarment, unworn } from '../shownGarments.ts'
import type { Present } from '../taking.ts'
import { layThings, type Placed, placedBox, type Thing, thingsOf } from '../things.ts'

const laid = { straight: 0.8, wider: 0.1 }

const ways = {
  straight: {
    arms: [
      { upper: [21, 0], lower: [19, 0] },
      { upper: [26, 0], lower: [24, 0] },
    ],
    lean: 2.4,
    empty: laid,
  },
  sleeveAcross: {
    arms: [
      { upper: [24, 0], lower: [21, 0] },
      { upper: [20, 6], lower: [-62, 38], over: true },
    ],
    lean: -2.4,
    empty: laid,
  },
  outfit: {
    arms: [
      { upper: [18, 0], lower: [15, 0] },
      { upper: [24, 0], lower: [21, 0] },
    ],
    lean: 1.8,
    empty: laid,
  },
} satisfies Record<string, Hanging>

/** Heads between an outfit and what lies beside it. */
const gap = 0.26

/** A garment, or all of an outfit with its shoes and accessories beside it, laid on a table and seen from above: flatter than it is worn, a little turned. */
export const flatLay: Present = (taking) => {
  const { look, shot } = taking
  const manner = shot.manner ?? 'straight'
  const one = shownGarment(look, shot.garment)
  const garments = manner === 'outfit' ? seenGarments(look).map(unworn) : one ? [one] : []
  if (garments.length === 0) return null
  const cloth = clothAlone(
    taking,
    garments,
    manner === 'sleeveAcross' || manner === 'outfit' ? ways[manner] : ways.straight,
  )
  const beside = manner === 'outfit' ? besideOf(cloth.box, thingsOf(taking)) : []
  const frame = framed(taking, { ...cloth, box: boundsTogether([cloth.box, ...beside.map(placedBox)]) })
  return {
    buffer: onBuffer(taking, frame, (stage) => {
      cloth.draw(stage)
      layThings(stage, beside)
    }),
    standing: { stands: { at: 'plane' }, lift: 0.014, depth: 0.4 },
  }
}

/** Things in a column beside an outfit, the shoes at its foot, each in the middle of the column. */
function besideOf({ right, bottom }: Bounds, things: readonly Thing[]): Placed[] {
  const wide = Math.max(0, ...things.map(({ box }) => box.right - box.left))
  const middle = right + gap + wide / 2
  let foot = bottom
  return things.map((thing) => {
    const { box } = thing
    const by: Point = [middle - (box.left + box.right) / 2, foot - box.bottom]
    foot -= box.bottom - box.top + gap
    return { ...thing, by }
  })
}
