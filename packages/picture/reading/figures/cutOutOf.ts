import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { matte } from '../../kernels/matte.ts'
import type { Pixels } from '../../surface.ts'
import { cropPixels } from './crop.ts'
import type { FoundFigure } from './findFigure.ts'
import { landmarkNames } from './landmarkNames.ts'

/** What a found figure becomes (requirement S2.51): the cut-out in the picture's own pixels, freed of the ground along its rim, and its landmarks there. */
export function cutOutOf(
  pixels: Pixels,
  found: FoundFigure,
): { cutOut: Pixels; marks: Pick<FigureDocument, 'width' | 'height' | 'landmarks' | 'doubts'> } {
  const { mask, crop, landmarks } = found
  const cutOut = matte(cropPixels(pixels, crop), mask)
  const { width, height } = cutOut
  const moved = landmarkNames.map((name) => {
    const [x, y] = landmarks[name].at
    return [name, [x - crop.left, y - crop.top]]
  })
  return {
    cutOut,
    marks: {
      width,
      height,
      landmarks: Object.fromEntries(moved) as FigureDocument['landmarks'],
      doubts: Object.fromEntries(landmarkNames.map((name) => [name, landmarks[name].doubt])),
    },
  }
}
