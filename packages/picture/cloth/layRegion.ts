import type { Color } from '@toile/craft/colors/color.ts'
import { boundsOf } from '@toile/geometry'
import { weaveOver } from '../raster/weave/weave.ts'
import { gradientIn } from './gradientOver.ts'
import type { LaidRegion } from './laid.ts'
import type { Laying } from './laying.ts'
import { type Patch, patchOf, readPatch } from './patchOf.ts'
import { printOver, pushAcross, pushDown, pushed } from './printOver.ts'

/** Lays a region on a dyed piece: its fill within its outline, then its seam; hidden folds and light are the cloth's own. */
export function layRegion(laying: Laying, region: LaidRegion): void {
  const { rgba, mask, map, light, stage, pixelsPerMillimetre } = laying
  const patch = patchOf(stage, region, pixelsPerMillimetre)
  const colorAt = fillOf(laying, region)
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const u = map.u[i] + pushed(light.slopeX[i]) * pushAcross
      const v = map.v[i] + pushed(light.slopeY[i]) * pushDown
      if (!(u > patch.left && v > patch.top)) continue
      const share = readPatch(patch, patch.cover, u, v)
      const j = i * 4
      if (share > 0) {
        const { r, g, b, opacity } = colorAt(i, u, v)
        const laid = share * opacity
        rgba[j] += (r - rgba[j]) * laid
        rgba[j + 1] += (g - rgba[j + 1]) * laid
        rgba[j + 2] += (b - rgba[j + 2]) * laid
      }
      sewSeam(rgba, j, patch, u, v)
    }
  }
}

/** A seam sinks in; its stitches are lighter or darker than what they are sewn in. */
function sewSeam(rgba: Uint8ClampedArray, j: number, patch: Patch, u: number, v: number): void {
  if (!patch.seam || !patch.stitch) return
  const seam = 1 - 0.55 * readPatch(patch, patch.seam, u, v)
  const stitch = 0.75 * readPatch(patch, patch.stitch, u, v)
  const bright = (rgba[j] * 0.3 + rgba[j + 1] * 0.59 + rgba[j + 2] * 0.11) / 255
  for (let c = 0; c < 3; c++) {
    const cloth = rgba[j + c] * seam
    const thread = bright < 0.35 ? cloth + (255 - cloth) * 0.45 : cloth * 0.5
    rgba[j + c] = cloth + (thread - cloth) * stitch
  }
}

type ColorAt = (pixel: number, u: number, v: number) => Color & { opacity: number }

function fillOf(laying: Laying, { fill, outlines }: LaidRegion): ColorAt {
  const { stage, region, rgba, mask, map, light, weft, pixelsPerMillimetre } = laying
  if (stage.style === 'flat') return () => ({ r: 238, g: 238, b: 238, opacity: 1 })
  if (fill.kind === 'solid') {
    const plain = { ...fill.color, opacity: 1 }
    return () => plain
  }
  if (fill.kind === 'gradient') {
    const { left, top, right, bottom } = boundsOf(...outlines)
    const colorAt = gradientIn(fill.gradient, { x: left, y: top, width: right - left, height: bottom - top })
    return (_, u, v) => colorAt(u, v)
  }
  if (fill.kind === 'print') {
    const printed = rgba.slice()
    const from = { u: map.u.map((u) => u - fill.origin[0]), v: map.v.map((v) => v - fill.origin[1]) }
    const end = boundsOf(...outlines).bottom - fill.origin[1]
    printOver(printed, mask, from, light, fill.tile, fill.placement, pixelsPerMillimetre, end)
    return (i) => ({ r: printed[i * 4], g: printed[i * 4 + 1], b: printed[i * 4 + 2], opacity: 1 })
  }
  const other = weaveOver(stage, region, mask, fill.optics, map)
  const { color } = fill
  return (i) => {
    const tone = (other?.tone[i] ?? 1) / Math.max(0.4, weft?.tone[i] ?? 1)
    return { r: color.r * tone, g: color.g * tone, b: color.b * tone, opacity: 1 }
  }
}
