import type { Color } from '@toile/craft/colors/color.ts'
import type { Host, Surface } from '../surface.ts'
import type { Grid } from './grid.ts'

/** A picture of one colour, as opaque as a coarse grid says and as large as what it covers: what is soft is the same drawn small and laid large, in a fraction of the time. */
export function scaledUp(
  host: Host,
  { cells, columns, rows, step }: Grid,
  { r, g, b }: Color,
  { width, height }: { width: number; height: number },
): Surface {
  const [across, down] = [columns - 2, rows - 2]
  const small = host.createCanvas(across, down)
  const drawing = small.getContext('2d')
  const picture = drawing.createImageData(across, down)
  const { data } = picture
  for (let y = 0, j = 0; y < down; y++) {
    for (let x = 0, i = (y + 1) * columns + 1; x < across; x++, i++, j += 4) {
      const opacity = cells[i]!
      if (opacity < 0.5) continue
      data[j] = r
      data[j + 1] = g
      data[j + 2] = b
      data[j + 3] = opacity
    }
  }
  drawing.putImageData(picture, 0, 0)
  const large = host.createCanvas(width, height)
  large.getContext('2d').drawImage(small, 0, 0, across * step, down * step)
  return large
}
