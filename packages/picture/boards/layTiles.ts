import { copiesOf, type Repeat } from '@toile/craft/prints/repeat.ts'
import type { ImageMark, Rect } from './boardPage.ts'

/** Millimetres by which tiles lie over their neighbours, as viewers of vectors leave a hairline between edges that only meet. */
const lap = 0.05

/** The tiles of a print over a piece of cloth, the first at its upper left corner; millimetres (domain 4.3). */
export function layTiles(
  file: string,
  repeat: Repeat,
  { width, height }: { width: number; height: number },
  clip: Rect,
): ImageMark[] {
  const reach = Math.max(clip.width, clip.height) + Math.max(width, height)
  return copiesOf(repeat, width / 2, height / 2, width, height, reach)
    .map(({ x, y, flipX, flipY }) => ({ x: x - width / 2, y: y - height / 2, flipX, flipY }))
    .filter(({ x, y }) => x < clip.width && y < clip.height && x > -width && y > -height)
    .map(({ x, y, flipX, flipY }) => ({
      kind: 'image',
      file,
      at: { x: clip.x + x, y: clip.y + y, width: width + lap, height: height + lap },
      clip,
      flipX,
      flipY,
    }))
}
