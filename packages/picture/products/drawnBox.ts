import type { Bounds } from '@toile/geometry'
import { openStage, type Stage } from '../raster/stage.ts'
import { tightBox } from '../reading/cutout/tightBox.ts'
import type { Host } from '../surface.ts'

/** Pixels per head in which a box is looked for. */
const coarse = 40

/** The box in heads that something really takes, within one that holds it. */
export function drawnBox(host: Host, within: Bounds, draw: (stage: Stage) => void): Bounds {
  const width = Math.ceil((within.right - within.left) * coarse)
  const height = Math.ceil((within.bottom - within.top) * coarse)
  const stage = openStage(host, {
    width,
    height,
    scale: coarse,
    origin: [-within.left * coarse, -within.top * coarse],
    style: 'realistic',
    seed: 1,
  })
  draw(stage)
  const { data: rgba } = stage.context.getImageData(0, 0, width, height)
  const found = tightBox({ width, height, rgba }, 60)
  if (!found) return within
  const [left, top] = [within.left + found.x / coarse, within.top + found.y / coarse]
  return { left, top, right: left + found.width / coarse, bottom: top + found.height / coarse }
}
