import { type Mask, type Plane, planeOf } from '../../kernels/plane.ts'
import { quantile } from '../../kernels/statistics.ts'
import { thinned } from '../../kernels/thinned.ts'
import type { Pixels } from '../../surface.ts'
import { drawnLines, readLines } from '../trace/silhouette/response.ts'

/** Lines of a pen in a picture: their middles one pixel wide, how strongly each pixel answers, and how strong the pen is. */
export interface PenLines {
  middles: Mask
  response: Plane
  strength: number
}

/** Answers below this are grain; the pen is as strong as its stronger part; a line is drawn by this share of it. */
const grain = 0.12
const strongest = 0.93
const share = 0.2
const least = 0.045

/** Finds what is drawn by a pen, whatever the cloth is dyed or printed in: ink is dark in every channel, so the brightest channel tells it from colours and from soft light. */
export function penLines(pixels: Pixels): PenLines {
  const { rgba } = pixels
  const brightest = planeOf(pixels, (i) => {
    const opacity = rgba[i * 4 + 3] / 255
    return 1 - opacity + (opacity * Math.max(rgba[i * 4], rgba[i * 4 + 1], rgba[i * 4 + 2])) / 255
  })
  const radius = Math.max(4, Math.round(Math.max(pixels.width, pixels.height) / 110))
  const { response } = readLines(brightest, radius)
  const strength = quantile(
    response.values.filter((value) => value > grain),
    strongest,
  )
  const middles = thinned(drawnLines(response, Math.max(least, share * strength)))
  return { middles, response, strength }
}
