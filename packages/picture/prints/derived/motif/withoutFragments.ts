import type { MainThing } from '../../../reading/cutout/mainThing.ts'
import { subjectOf } from '../../../reading/cutout/subjectOf.ts'
import type { Standing } from './wholeThings.ts'

/** How much of a thing lies in the picture's subject when it is a part of it, and how much of that it must cover to stand for it. */
const within = 0.6
const covers = 0.6
/** Where more things than these stand alone, none of them is the half of another, unless one subject holds nearly all that stands out. */
const fewest = 3
/** Places along each side of a thing's box at which it is looked up. */
const places = 24

/** Things without those that are only a part of the picture's one subject: the lit half of a kettle is no motif, nor the shadow under a heap of cakes. */
export function withoutFragments(
  things: readonly Standing[],
  mainOf: () => MainThing | null,
  { width, height }: { width: number; height: number },
): Standing[] {
  const main = things.length ? mainOf() : null
  if (!main || !(subjectOf(main) || (main.sure && things.length <= fewest))) return [...things]
  const { mask, part: whole } = main
  const scale = mask.width / width
  return things.filter(({ part }) => {
    const covered = (part.area * scale * scale) / whole.area
    return covered >= covers || inside(part) < within
  })

  /** How much of a thing's box lies in the subject. */
  function inside({ left, top, right, bottom }: Standing['part']): number {
    let count = 0
    for (let k = 0; k < places * places; k++) {
      const u = (left + ((right + 1 - left) * ((k % places) + 0.5)) / places) / width
      const v = (top + ((bottom + 1 - top) * (Math.floor(k / places) + 0.5)) / places) / height
      count += mask.values[Math.floor(v * mask.height) * mask.width + Math.floor(u * mask.width)]
    }
    return count / (places * places)
  }
}
