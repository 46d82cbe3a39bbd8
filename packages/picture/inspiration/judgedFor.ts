import type { Color } from '@toile/craft/colors/color.ts'
import { colorAtOklab } from '@toile/craft/colors/oklch.ts'
import type { Reading } from '@toile/craft/script/reading.ts'
import type { InkField } from '../prints/derived/inkField.ts'
import { camouflageOf } from '../prints/derived/judged/camouflageOf.ts'
import { unevenOf } from '../prints/derived/judged/unevenOf.ts'
import { cuttingsOf } from '../prints/derived/paper/cuttingsOf.ts'
import { regionsIn } from '../prints/derived/paper/regionsIn.ts'
import type { Pixels } from '../surface.ts'

/** How many of its colours a picture is judged in, and what a vivid one counts beside a large one. */
const inks = 10
const vivid = 8
/** The squares in which a texture of it is looked at: their side as a share of the shorter one, and where they lie. */
const square = 0.42
const places = [
  [0, 0],
  [1, 0],
  [0.5, 0.5],
  [0, 1],
  [1, 1],
] as const

/** What can be told of a picture's prints before they are made: how many shapes may be cut out of it, how far it reads as camouflage, and how far a small square of it is seen again wherever it repeats. */
export function judgedFor(
  picture: Pixels,
  clusters: Reading['clusters'],
): Required<Pick<Reading, 'shapes' | 'camouflage' | 'uneven'>> {
  const worth = ({ place: [, a, b], share }: Reading['clusters'][number]) => share * (1 + vivid * Math.hypot(a, b))
  const colors = clusters
    .toSorted((p, q) => worth(q) - worth(p))
    .slice(0, inks)
    .map(({ place }): Color => colorAtOklab(place))
  const read = regionsIn(picture, colors)
  const side = Math.floor(Math.min(read.field.width, read.field.height) * square)
  const uneven = places.map(([x, y]) =>
    unevenOf(
      part(read.field, Math.floor(x * (read.field.width - side)), Math.floor(y * (read.field.height - side)), side),
      colors,
    ),
  )
  return {
    shapes: cuttingsOf(read, colors).length,
    camouflage: camouflageOf(read.field, colors),
    uneven: uneven.reduce((sum, one) => sum + one, 0) / places.length,
  }
}

function part({ width, index }: InkField, left: number, top: number, side: number): InkField {
  const own = new Uint8Array(side * side)
  for (let y = 0; y < side; y++)
    own.set(index.subarray((top + y) * width + left, (top + y) * width + left + side), y * side)
  return { width: side, height: side, index: own }
}
