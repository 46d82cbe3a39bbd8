import type { Color } from '@toile/fashion/colors/color.ts'
import type { Fitting } from '@toile/fashion/garments/piece.ts'
import type { Stage } from '../raster/stage.ts'
import { css, darken, luminance, mixColors } from '../raster/tint.ts'
import { type Cloth, penColor } from './cloth.ts'
import { metals } from './hardware.ts'

const brass: Color = { r: 185, g: 154, b: 85 }

/** Draws a button, snap, buckle or eyelet. */
export function drawFitting(stage: Stage, cloth: Cloth, { at, radius, kind, finish }: Fitting, color: Color): void {
  const { context } = stage
  const drawn = stage.style === 'ink' || stage.style === 'flat'
  const [x, y] = stage.place(at)
  const r = radius * stage.scale
  const metal = css(finish ? metals[finish] : brass)
  if (kind === 'buckle') {
    context.lineWidth = r * 0.28
    context.strokeStyle = drawn ? '#1a1718' : metal
    context.strokeRect(x - r * 0.75, y - r * 0.8, r * 1.5, r * 1.6)
    if (drawn) return
    context.lineWidth = r * 0.12
    context.strokeStyle = 'rgba(255,245,210,.7)'
    context.strokeRect(x - r * 0.82, y - r * 0.88, r * 1.5, r * 1.6)
    return
  }
  if (kind === 'eyelet') {
    context.lineWidth = Math.max(1, r * 0.5)
    context.strokeStyle = drawn ? '#1a1718' : metal
    circle(stage, x, y, r * 0.8)
    context.stroke()
    return
  }
  const pen = css(penColor(stage, color))
  context.fillStyle = 'rgba(0,0,0,.25)'
  circle(stage, x + r * 0.25, y + r * 0.35, r)
  context.fill()
  context.fillStyle = drawn ? '#fff' : css(finish ? metals[finish] : buttonColor(cloth, kind, color))
  circle(stage, x, y, r)
  context.fill()
  context.lineWidth = Math.max(0.8, r * 0.16)
  context.strokeStyle = pen
  context.stroke()
  if (r > 2.2 && kind === 'button') {
    context.fillStyle = pen
    for (const side of [-1, 1]) {
      circle(stage, x + side * r * 0.28, y, r * 0.12)
      context.fill()
    }
  }
  context.fillStyle = 'rgba(255,255,255,.35)'
  circle(stage, x - r * 0.35, y - r * 0.4, r * 0.22)
  context.fill()
}

function buttonColor(cloth: Cloth, kind: Fitting['kind'], color: Color): Color {
  if (kind === 'snap') return { r: 196, g: 186, b: 164 }
  if (cloth.denim) return { r: 176, g: 140, b: 92 }
  return luminance(color) > 0.6 ? darken(color, 0.8) : mixColors(color, { r: 255, g: 255, b: 255 }, 0.16)
}

function circle({ context }: Stage, x: number, y: number, r: number): void {
  context.beginPath()
  context.arc(x, y, r, 0, Math.PI * 2)
}
