import type { Retouch } from '@toile/craft/products/retouch.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { goneOn } from '../goneOn.ts'
import { withSubject } from '../subject.ts'
import type { Pixels } from '../../surface.ts'
import { onBoth, type StepDone, type Worked } from '../worked.ts'

type Space = Extract<Retouch, { kind: 'space' }>

/** The part of the free ground that goes on: nearer to what is shown lie its shadows. */
const clear = 0.6
/** Ground that must be free at a side for it to go on there, as a share of the picture. */
const leastFree = 0.03

/** Pixels that are added at a side. */
export const addedBy = ({ side, share }: Space, { width, height }: { width: number; height: number }): number =>
  Math.max(1, Math.round(share * (side === 'left' || side === 'right' ? width : height)))

/** A picture with room for words at a side: its ground goes on there, and nothing else does. */
export function widened(worked: Worked, step: Space): StepDone {
  const free = freeAt(worked, step.side)
  const { width, height } = worked.front
  const long = step.side === 'left' || step.side === 'right' ? width : height
  if (free < leastFree * long) throw refuse('spaceTaken')
  const added = addedBy(step, worked.front)
  const isOpen = worked.isCut && worked.behind
  const wide = onBoth(worked, (pixels) => goneOn(pixels, step.side, added, Math.floor(free * clear)))
  return { worked: isOpen ? { ...wide, front: bareRoom(worked.front, wide.front, step.side, added) } : wide }
}

/** Pixels from a side to the first of what a picture shows. */
function freeAt(worked: Worked, side: Space['side']): number {
  const { front } = parted(worked)
  const { width, height, rgba } = front
  const along = side === 'left' || side === 'right'
  const far = along ? width : height
  if (!worked.isCut && front === worked.front) return far
  let least = far
  for (let i = 0, j = 3; j < rgba.length; i++, j += 4) {
    if (rgba[j]! < 24) continue
    const at = along ? i % width : Math.floor(i / width)
    least = Math.min(least, side === 'left' || side === 'top' ? at : far - 1 - at)
  }
  return least
}

/** Where nothing stands out all is ground. */
function parted(worked: Worked): Worked {
  try {
    return withSubject(worked)
  } catch {
    return worked
  }
}

/** What was cut out has nothing in the room that was added. */
function bareRoom(before: Pixels, { width, height }: Pixels, side: Space['side'], added: number): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  const left = side === 'left' ? added : 0
  const top = side === 'top' ? added : 0
  for (let y = 0; y < before.height; y++) {
    const from = y * before.width * 4
    rgba.set(before.rgba.subarray(from, from + before.width * 4), ((y + top) * width + left) * 4)
  }
  return { width, height, rgba }
}
