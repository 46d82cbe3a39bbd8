import { boxOf, boxReach } from '../adjusting/boxOf.ts'
import { softPlane } from '../adjusting/softPlane.ts'
import type { Selection } from '../tiles/selection.ts'
import { boundedSelection } from './boundedSelection.ts'
import { cropOf } from './cropOf.ts'

/** A selection whose edge fades over about so many pixels to each side. */
export function feathered(selection: Selection, radius: number): Selection {
  const blur = boxOf(radius / 2)
  const reach = boxReach(blur)
  if (reach === 0) return selection
  const { width, height } = selection
  const { box, bytes, across, down } = cropOf(selection, reach)
  const plane = Uint16Array.from(bytes, (inside) => inside * 257)
  softPlane(plane, across, down, blur)
  const alpha = new Uint8Array(width * height)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) alpha[(box.y0 + y) * width + box.x0 + x] = Math.round(plane[y * across + x]! / 257)
  return boundedSelection(width, height, alpha, box)
}
