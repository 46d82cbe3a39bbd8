import type { Retouch } from '@toile/craft/products/retouch.ts'
import { cropBox } from './steps/croppedBetween.ts'
import { levelSize } from './steps/levelledBy.ts'
import { uprightSize } from './steps/uprighted.ts'
import { addedBy } from './steps/widened.ts'

interface Sides {
  width: number
  height: number
}

/** The sides of a picture after steps, in pixels. */
export const sizeAfter = (size: Sides, steps: readonly Retouch[]): Sides => steps.reduce(afterOne, size)

function afterOne(size: Sides, step: Retouch): Sides {
  if (step.kind === 'crop') {
    const { width, height } = cropBox(step, size)
    return { width, height }
  }
  if (step.kind === 'straighten') return step.degrees ? levelSize(size, step.degrees) : size
  if (step.kind === 'perspective') return uprightSize(step, size)
  if (step.kind !== 'space') return size
  const added = addedBy(step, size)
  return step.side === 'left' || step.side === 'right'
    ? { ...size, width: size.width + added }
    : { ...size, height: size.height + added }
}
