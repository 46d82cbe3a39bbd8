import type { FigureDocument } from '@toile/fashion/mannequins/ownFigure.ts'
import type { Pixels } from '../surface.ts'
import { readPlane } from '../trace/kernels/plane.ts'
import { cropPixels } from './crop.ts'
import { type FoundFigure, softFigure } from './findFigure.ts'
import { landmarkNames } from './landmarkNames.ts'

/** What a found figure becomes (requirement S2.51): the cut-out in the picture's own pixels, and its landmarks there. */
export function cutOutOf(
  pixels: Pixels,
  found: FoundFigure,
): { cutOut: Pixels; marks: Pick<FigureDocument, 'width' | 'height' | 'landmarks' | 'doubts'> } {
  const { mask, crop, landmarks } = found
  const cutOut = cropPixels(pixels, crop)
  const { width, height, rgba } = cutOut
  const soft = softFigure(mask)
  for (let i = 0; i < width * height; i++) {
    const x = ((i % width) + 0.5) * (mask.width / width) - 0.5
    const y = (Math.floor(i / width) + 0.5) * (mask.height / height) - 0.5
    const inside = readPlane(soft, x, y)
    rgba[i * 4 + 3] = Math.min(rgba[i * 4 + 3], Math.max(0, Math.min(1, (inside - 0.3) / 0.4)) * 255)
  }
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
