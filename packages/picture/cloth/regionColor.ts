import type { Color } from '@toile/craft/colors/color.ts'
import { boundsOf } from '@toile/geometry'
import { weaveOver } from '../raster/weave/weave.ts'
import { gradientIn } from './gradientOver.ts'
import type { LaidRegion } from './laid.ts'
import type { Laying } from './laying.ts'
import { printOver } from './printOver.ts'

/** The colour of a region at a pixel and its place on the cloth. */
export type ColorAt = (pixel: number, u: number, v: number) => Color & { opacity: number }

/** How a region is coloured; a flat shows it as a grey plane. */
export function regionColor(laying: Laying, { fill, outlines }: LaidRegion): ColorAt {
  const { stage, region, rgba, mask, map, light, weft, pixelsPerMillimetre } = laying
  if (stage.style === 'flat') return () => ({ r: 228, g: 228, b: 228, opacity: 1 })
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
    return (i) => ({
      r: printed[i * 4] ?? 0,
      g: printed[i * 4 + 1] ?? 0,
      b: printed[i * 4 + 2] ?? 0,
      opacity: 1,
    })
  }
  const other = weaveOver(stage, region, mask, fill.optics, map)
  const { color } = fill
  return (i) => {
    const tone = (other?.tone[i] ?? 1) / Math.max(0.4, weft?.tone[i] ?? 1)
    return { r: color.r * tone, g: color.g * tone, b: color.b * tone, opacity: 1 }
  }
}
