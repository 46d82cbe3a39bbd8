import type { Bounds } from '@toile/geometry'
import { openStage, type Stage } from '../raster/stage.ts'
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
  const { data } = stage.context.getImageData(0, 0, width, height)
  const found = { left: width, right: 0, top: height, bottom: 0 }
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3]! < 60) continue
    const x = i % width
    const y = Math.floor(i / width)
    found.left = Math.min(found.left, x)
    found.right = Math.max(found.right, x + 1)
    found.top = Math.min(found.top, y)
    found.bottom = Math.max(found.bottom, y + 1)
  }
  if (found.right <= found.left) return within
  return {
    left: within.left + found.left / coarse,
    right: within.left + found.right / coarse,
    top: within.top + found.top / coarse,
    bottom: within.top + found.bottom / coarse,
  }
}
