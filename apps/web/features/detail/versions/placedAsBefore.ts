import type { PrintPart } from '@toile/craft/designs/differences/difference.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'

/** A print as it lies, but for one thing that is as it was. */
export function placedAsBefore(what: PrintPart, before: Placement, after: Placement): Placement {
  switch (what) {
    case 'mode':
      return { ...after, mode: before.mode }
    case 'repeat':
      return { ...after, repeat: before.repeat }
    case 'width':
      return { ...after, width: before.width }
    case 'place':
      return { ...after, x: before.x, y: before.y }
    case 'angle':
      return { ...after, angle: before.angle }
    case 'opacity':
      return { ...after, opacity: before.opacity }
    case 'colors':
      return { ...after, source: before.source }
    case 'along': {
      const { along: _, ...free } = after
      return before.along ? { ...free, along: before.along } : free
    }
    case 'mirrored': {
      const { mirrored: _, ...plain } = after
      return before.mirrored ? { ...plain, mirrored: before.mirrored } : plain
    }
    case 'on':
    case 'off':
    case 'print':
      return before
  }
}
