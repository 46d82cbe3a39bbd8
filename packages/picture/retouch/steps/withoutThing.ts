import type { Retouch } from '@toile/craft/products/retouch.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { dilate } from '../../kernels/distance.ts'
import { emptyMask, type Mask } from '../../kernels/plane.ts'
import { fillOutlines } from '../../kernels/scanline.ts'
import { strokeMask } from '../../kernels/stroke.ts'
import type { Pixels } from '../../surface.ts'
import { patchFill } from '../fill/patchFill.ts'
import { strokesOn } from '../subject.ts'
import { seenOf, type StepDone, type Worked } from '../worked.ts'

type Remove = Extract<Retouch, { kind: 'remove' }>

/** The rim of what is removed goes with it, in pixels of a picture of a thousand. */
const rim = 1.5

/** A picture without a spot or a thing: what lies around goes on where it was. */
export function withoutThing(worked: Worked, { brushed, outline }: Remove): StepDone {
  const { front, behind } = worked
  const marked = markedOn(front, brushed, outline)
  if (!marked.values.includes(1)) return { worked }
  const missing = dilate(marked, (rim * Math.max(front.width, front.height)) / 1000)
  const filled = patchFill(seenOf(worked), missing)
  if (!filled) throw refuse('removedTooMuch')
  const isOpen = worked.isCut && !behind
  return {
    worked: {
      ...worked,
      front: replaced(front, filled, missing, isOpen || !worked.isCut),
      behind: behind && replaced(behind, filled, missing, true),
      bare: null,
    },
  }
}

function markedOn(picture: Pixels, brushed: Remove['brushed'], outline: Remove['outline']): Mask {
  const { width, height } = picture
  const mask = brushed.length ? strokeMask(picture, strokesOn(picture, brushed)) : emptyMask(picture)
  if (outline) fillOutlines(mask, [outline.map(([x, y]): [number, number] => [x * width, y * height])])
  return mask
}

function replaced({ width, height, rgba }: Pixels, filled: Pixels, missing: Mask, andCover: boolean): Pixels {
  const out = rgba.slice()
  for (let i = 0, j = 0; i < missing.values.length; i++, j += 4) {
    if (!missing.values[i]) continue
    for (let c = 0; c < 3; c++) out[j + c] = filled.rgba[j + c]!
    if (andCover) out[j + 3] = filled.rgba[j + 3]!
  }
  return { width, height, rgba: out }
}
