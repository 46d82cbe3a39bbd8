import type { Color } from '@toile/craft/colors/color.ts'
import type { Fitting } from '@toile/craft/garments/piece.ts'
import type { Stage } from '../raster/stage.ts'
import { css, darken, inkBlack, luminance, mixColors } from '../raster/tint.ts'
import { type Cloth, penColor } from './cloth.ts'
import { metals } from './hardware.ts'

const brass: Color = { r: 185, g: 154, b: 85 }
const white: Color = { r: 255, g: 255, b: 255 }

/** Draws a button, snap, buckle or eyelet; metal has its dark rim, its shade and a glint. */
export function drawFitting(stage: Stage, cloth: Cloth, { at, radius, kind, finish }: Fitting, color: Color): void {
  const [x, y] = stage.place(at)
  const r = radius * stage.scale
  const flat = stage.style === 'flat'
  const metal = finish ? metals[finish] : brass
  if (kind === 'buckle') return drawBuckle(stage, x, y, r, flat ? null : metal)
  if (kind === 'eyelet') return drawEyelet(stage, x, y, r, flat ? null : metal)
  const pen = penColor(stage, color)
  const face = flat ? white : finish ? metal : buttonColor(cloth, kind, color, stage.style === 'ink')
  disc(stage, x + r * 0.25, y + r * 0.35, r, 'rgba(0,0,0,.25)')
  disc(stage, x, y, r, css(face))
  if (!flat && r > 1.6) {
    disc(stage, x + r * 0.12, y + r * 0.16, r * 0.82, css(darken(face, finish ? 0.66 : 0.88)))
    disc(stage, x - r * 0.06, y - r * 0.08, r * 0.7, css(finish ? mixColors(face, white, 0.18) : face))
  }
  ring(stage, x, y, r, Math.max(0.8, r * 0.16), css(finish && !flat ? darken(metal, 0.4) : pen))
  if (kind === 'button' && !finish && r > 2.2) {
    for (const side of [-1, 1]) disc(stage, x + side * r * 0.28, y, r * 0.12, css(pen))
  }
  disc(stage, x - r * 0.35, y - r * 0.4, r * (finish ? 0.26 : 0.2), `rgba(255,255,255,${finish ? 0.85 : 0.4})`)
}

/** A frame with a prong; without metal only its line. */
function drawBuckle(stage: Stage, x: number, y: number, r: number, metal: Color | null): void {
  const { context } = stage
  const frame = (width: number, paint: string, shift: number) => {
    context.lineWidth = width
    context.strokeStyle = paint
    context.strokeRect(x - r * 0.75 + shift, y - r * 0.8 + shift, r * 1.5, r * 1.6)
  }
  if (!metal) return frame(r * 0.28, css(inkBlack), 0)
  frame(r * 0.42, css(darken(metal, 0.36)), 0)
  frame(r * 0.28, css(metal), 0)
  frame(r * 0.1, 'rgba(255,250,235,.8)', -r * 0.06)
  context.fillStyle = css(darken(metal, 0.8))
  context.fillRect(x - r * 0.75, y - r * 0.08, r * 1.1, r * 0.16)
}

function drawEyelet(stage: Stage, x: number, y: number, r: number, metal: Color | null): void {
  const width = Math.max(1, r * 0.5)
  ring(stage, x, y, r * 0.8, width, metal ? css(darken(metal, 0.6)) : css(inkBlack))
  if (metal) ring(stage, x - r * 0.08, y - r * 0.08, r * 0.8, width * 0.6, css(mixColors(metal, white, 0.15)))
}

function buttonColor(cloth: Cloth, kind: Fitting['kind'], color: Color, ink: boolean): Color {
  if (kind === 'snap') return { r: 196, g: 186, b: 164 }
  if (cloth.denim) return { r: 176, g: 140, b: 92 }
  if (ink) return luminance(color) > 0.6 ? mixColors(color, white, 0.5) : white
  return luminance(color) > 0.6 ? darken(color, 0.8) : mixColors(color, white, 0.16)
}

function disc(stage: Stage, x: number, y: number, r: number, paint: string): void {
  circle(stage, x, y, r)
  stage.context.fillStyle = paint
  stage.context.fill()
}

function ring(stage: Stage, x: number, y: number, r: number, width: number, paint: string): void {
  circle(stage, x, y, r)
  stage.context.lineWidth = width
  stage.context.strokeStyle = paint
  stage.context.stroke()
}

function circle({ context }: Stage, x: number, y: number, r: number): void {
  context.beginPath()
  context.arc(x, y, r, 0, Math.PI * 2)
}
