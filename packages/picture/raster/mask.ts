import { area, type Path, reversed } from '@toile/geometry'
import type { Context } from '../surface.ts'
import { type Region, type Stage, tracePath } from './stage.ts'

/** Coverage 0..255 of outlines in a region, with the first and last covered pixel of each row (last before first: none). */
export interface Mask {
  width: number
  height: number
  alpha: Uint8Array
  first: Int32Array
  last: Int32Array
}

/** Fills outlines as one shape whatever their winding, less the holes. */
export function fillShape(
  stage: Stage,
  context: Context,
  outlines: readonly Path[],
  holes: readonly Path[],
  dx: number,
  dy: number,
): void {
  context.beginPath()
  for (const path of outlines) tracePath(stage, context, area(path) < 0 ? reversed(path) : path, { dx, dy })
  context.fill()
  if (!holes.length) return
  context.save()
  context.globalCompositeOperation = 'destination-out'
  context.beginPath()
  for (const path of holes) tracePath(stage, context, area(path) < 0 ? reversed(path) : path, { dx, dy })
  context.fill()
  context.restore()
}

/** The coverage of outlines in heads, in a region of the stage. */
export function maskOf(stage: Stage, region: Region, outlines: readonly Path[], holes: readonly Path[] = []): Mask {
  const { width, height } = region
  const context = stage.host.createCanvas(width, height).getContext('2d')
  context.fillStyle = '#000'
  fillShape(stage, context, outlines, holes, -region.x, -region.y)
  const rgba = context.getImageData(0, 0, width, height).data
  const alpha = new Uint8Array(width * height)
  const first = new Int32Array(height).fill(width)
  const last = new Int32Array(height).fill(-1)
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const a = rgba[i * 4 + 3]
      if (!a) continue
      alpha[i] = a
      if (x < first[y]) first[y] = x
      last[y] = x
    }
  }
  return { width, height, alpha, first, last }
}
