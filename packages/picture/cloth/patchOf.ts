import { boundsOf, contains, type Path, type Point, sureFirst } from '@toile/geometry'
import { blur } from '../raster/blur.ts'
import { maskOf } from '../raster/mask.ts'
import { openStage, type Stage } from '../raster/stage.ts'
import type { LaidRegion } from './laid.ts'
import { type Sewn, sewnEdge } from './sewnEdge.ts'

/** A region drawn on the flat cloth: how far each texel is covered, and what is sewn there. */
export interface Patch {
  /** Millimetres of the upper left corner, and texels per millimetre. */
  left: number
  top: number
  scale: number
  width: number
  height: number
  cover: Float32Array
  /** What is sewn along its edge; nothing where it is cut or fades. */
  sewn: Sewn | null
}

const mostTexels = 1_400_000
/** Pens of room for what is sewn outside its edge. */
const beside = 6

/** Draws a region flat, fine enough for so many pixels per millimetre. */
export function patchOf({ host, style, pen }: Stage, region: LaidRegion, pixelsPerMillimetre: number): Patch {
  const bounds = boundsOf(...region.outlines)
  const rim = region.feather + (4 + beside * pen) / pixelsPerMillimetre
  const [left, top] = [bounds.left - rim, bounds.top - rim]
  const [wide, high] = [bounds.right + rim - left, bounds.bottom + rim - top]
  const scale = Math.min(pixelsPerMillimetre * 1.2, Math.sqrt(mostTexels / (wide * high)))
  const width = Math.max(2, Math.ceil(wide * scale))
  const height = Math.max(2, Math.ceil(high * scale))
  const origin: Point = [-left * scale, -top * scale]
  const onCloth = openStage(host, { width, height, scale, origin, style, seed: 1 })
  const flat = { ...onCloth, pen: (pen * scale) / pixelsPerMillimetre }
  const whole = { x: 0, y: 0, width, height }
  const cover = new Float32Array(width * height)
  nested(region.outlines).forEach((paths, depth) => {
    const { alpha } = maskOf(flat, whole, paths)
    const share = depth % 2 ? -1 / 255 : 1 / 255
    for (let i = 0; i < cover.length; i++) cover[i] = (cover[i] ?? 0) + (alpha[i] ?? 0) * share
  })
  const faded = region.feather ? blur(cover, width, height, (region.feather * scale) / 2) : cover
  return {
    left,
    top,
    scale,
    width,
    height,
    cover: faded,
    sewn: region.sewn ? sewnEdge(flat, region.outlines) : null,
  }
}

/** Outlines by how many others they lie within: every second one is a hole. */
function nested(outlines: readonly Path[]): Path[][] {
  const levels: Path[][] = []
  for (const path of outlines) {
    const depth = outlines.filter((other) => other !== path && contains(other, sureFirst(path))).length
    levels[depth] = [...(levels[depth] ?? []), path]
  }
  return levels.map((level) => level ?? [])
}

/** A value of a patch under a place of the cloth, straight between texels; 0 beside it. */
export function readPatch(
  { left, top, scale, width, height }: Patch,
  values: Float32Array,
  u: number,
  v: number,
): number {
  const x = (u - left) * scale - 0.5
  const y = (v - top) * scale - 0.5
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return 0
  const column = Math.floor(x)
  const row = Math.floor(y)
  const fx = x - column
  const fy = y - row
  const i = row * width + column
  const above = values[i] ?? 0
  const below = values[i + width] ?? 0
  const upper = above + ((values[i + 1] ?? 0) - above) * fx
  const lower = below + ((values[i + width + 1] ?? 0) - below) * fx
  return upper + (lower - upper) * fy
}
