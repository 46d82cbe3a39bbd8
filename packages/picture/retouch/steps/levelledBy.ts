import type { Retouch } from '@toile/craft/products/retouch.ts'
import { onBoth, type StepDone, type Worked } from '../worked.ts'
import { warped } from '../warped.ts'

interface Sides {
  width: number
  height: number
}

/** How large the largest upright part of the same shape is that a picture turned by some degrees still fills, as a share. */
function levelShare({ width, height }: Sides, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return Math.min(width / (width * c + height * s), height / (width * s + height * c))
}

/** The sides of a picture that was straightened. */
export function levelSize(size: Sides, degrees: number): Sides {
  const share = levelShare(size, degrees)
  return { width: Math.max(1, Math.floor(size.width * share)), height: Math.max(1, Math.floor(size.height * share)) }
}

/** A picture turned clockwise, without the corners that it then lacks. */
export function levelledBy(worked: Worked, { degrees }: Extract<Retouch, { kind: 'straighten' }>): StepDone {
  if (!degrees) return { worked }
  const { width, height } = worked.front
  const size = levelSize(worked.front, degrees)
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return {
    worked: onBoth(worked, (pixels) =>
      warped(pixels, size, (x, y) => {
        const [dx, dy] = [x - size.width / 2, y - size.height / 2]
        return [width / 2 + dx * c + dy * s, height / 2 - dx * s + dy * c]
      }),
    ),
  }
}
