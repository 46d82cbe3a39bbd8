import type { Color } from '@toile/craft/colors/color.ts'
import type { PicturePart } from '@toile/craft/prints/picturePart.ts'
import type { Chance } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import { cropTo, wholePicture } from './cropTo.ts'
import { inked } from './inked.ts'

const seen = 96
const tries = 14

/** The square of a picture that holds the most of its inks and detail, at a share of its shorter side: the best of fourteen. */
export function richestSquare(
  picture: Pixels,
  colors: readonly Color[],
  share: number,
  seed: number,
  chance: Chance,
): PicturePart {
  const { index } = inked(cropTo(picture, wholePicture, seen, seen), colors, seed, 0)
  const side = Math.min(picture.width, picture.height) * share
  const size = { width: side / picture.width, height: side / picture.height }
  let best: PicturePart = { left: 0, top: 0, ...size }
  let most = -1
  for (let k = 0; k < tries; k++) {
    const part = { left: chance.next() * (1 - size.width), top: chance.next() * (1 - size.height), ...size }
    const worth = richness(index, colors.length, part)
    if (worth <= most) continue
    most = worth
    best = part
  }
  return best
}

/** How evenly the inks share a part (entropy), and how often they change from pixel to pixel. */
function richness(index: Uint8Array, inks: number, { left, top, width, height }: PicturePart): number {
  const counts = new Float64Array(inks)
  const [x0, y0] = [Math.round(left * seen), Math.round(top * seen)]
  const [x1, y1] = [
    Math.min(seen - 1, Math.round((left + width) * seen)),
    Math.min(seen - 1, Math.round((top + height) * seen)),
  ]
  let changes = 0
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * seen + x
      counts[index[i]]++
      if (index[i] !== index[i + 1]) changes++
      if (index[i] !== index[i + seen]) changes++
    }
  }
  const area = Math.max(1, (x1 - x0) * (y1 - y0))
  const evenness = counts.reduce((sum, n) => (n ? sum - (n / area) * Math.log(n / area) : sum), 0)
  return evenness + (0.8 * changes) / area
}
