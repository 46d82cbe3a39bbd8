import type { Selection } from '../tiles/selection.ts'
import { boundedSelection } from './boundedSelection.ts'
import { cropOf } from './cropOf.ts'
import { distanceFrom } from './distanceFrom.ts'
import { inverted } from './inverted.ts'

/** A selection wider by so many pixels on all sides, with round corners and soft edges; narrower where they are negative. */
export function grown(selection: Selection, by: number): Selection {
  if (by === 0) return selection
  return by > 0 ? wider(selection, by) : inverted(wider(inverted(selection), -by))
}

function wider(selection: Selection, by: number): Selection {
  const { width, height } = selection
  const { box, bytes, across, down } = cropOf(selection, Math.ceil(by) + 1)
  const squares = distanceFrom(bytes, across, down)
  const alpha = new Uint8Array(width * height)
  const least = by * by
  const most = (by + 1) * (by + 1)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const square = squares[y * across + x]!
      if (square >= most) continue
      const at = (box.y0 + y) * width + box.x0 + x
      alpha[at] = square <= least ? 255 : Math.round(255 * (by + 1 - Math.sqrt(square)))
    }
  return boundedSelection(width, height, alpha, box)
}
