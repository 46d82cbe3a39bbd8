import type { Color } from '@toile/craft/colors/color.ts'
import { along, lengths, type Path, type Point, spline } from '@toile/geometry'
import { heelEnd, toeEnd } from '../../people/round/feet/footSections.ts'
import type { OnUpper } from '../../people/round/shoes/onUpper.ts'
import type { ShoeCut, Trim } from '../../people/round/shoes/shoeCut.ts'
import { css, darken, luminance, mixColors } from '../../raster/tint.ts'
import type { Context, Host } from '../../surface.ts'
import type { Skin } from './mesh.ts'

const [wide, tall] = [1100, 620]
/** Pixels of a skin per head, about. */
const head = wide / (toeEnd - heelEnd)

/** The colours that are drawn on leather. */
export interface SkinColors {
  upper: Color
  toe: Color
  thread: Color
  metal: Color
}

/** What is drawn on an upper, unrolled: caps and facings, seams with their stitches, punched holes, eyelets. */
export function upperSkin(host: Host, cut: ShoeCut, colors: SkinColors): Skin {
  return drawn(host, colors.upper, (context) => {
    const at = ([forward, turn]: Point): Point => [
      ((forward - heelEnd) / (toeEnd - heelEnd)) * wide,
      ((turn + 1) / 2) * tall,
    ]
    for (const trim of cut.trims) if (trim.kind === 'panel') drawPanel(context, trim, at, colors)
    for (const trim of cut.trims) {
      if (trim.kind === 'seam')
        for (const side of trim.both ? [1, -1] : [1])
          drawSeam(
            context,
            spline(
              trim.run.map(([f, turn]) => at([f, turn * side])),
              false,
              8,
            ),
            trim.look,
            colors,
          )
      if (trim.kind === 'laces')
        for (const place of trim.at)
          for (const side of [1, -1]) drawEyelet(context, at([place, side * (trim.half + 0.02)]), colors)
    }
  })
}

function drawPanel(
  context: Context,
  { rows, role, both }: Extract<Trim, { kind: 'panel' }>,
  at: (p: Point) => Point,
  colors: SkinColors,
): void {
  if (role !== 'toe' && role !== 'shade') return
  for (const side of both ? [1, -1] : [1]) {
    const outline = [
      ...rows.map(([f, from]) => at([f, from * side])),
      ...rows.toReversed().map(([f, , to]) => at([f, to * side])),
    ]
    const tone = luminance(colors.upper) > 0.75 ? 0.88 : 1.25
    fill(context, outline, css(role === 'toe' ? colors.toe : darken(colors.upper, tone)))
    drawSeam(context, [...outline, ...outline.slice(0, 1)], 'stitched', colors)
  }
}

/** Two edges of leather that meet, and a row of stitches beside them. */
function drawSeam(context: Context, run: Path, look: 'stitched' | 'punched' | undefined, colors: SkinColors): void {
  const long = lengths(run).at(-1) ?? 0
  const shade = css(darken(colors.upper, luminance(colors.upper) < 0.7 ? 0.4 : 0.66))
  if (look === 'punched') {
    const count = Math.round(long / (0.021 * head))
    for (let k = 0; k < count; k++) dot(context, along(run, (k + 0.5) / count), 0.0052 * head, shade)
    return
  }
  stroke(context, run, 0.0046 * head, shade)
  const bright = run.map(([x, y]): Point => [x, y - 0.0048 * head])
  stroke(context, bright, 0.003 * head, css(mixColors(colors.upper, { r: 255, g: 255, b: 255 }, 0.16)))
  const count = Math.round(long / (0.016 * head))
  const beside = run.map(([x, y]): Point => [x, y + 0.013 * head])
  for (let k = 0; k < count; k++)
    stroke(
      context,
      [along(beside, (k + 0.15) / count), along(beside, (k + 0.75) / count)],
      0.0044 * head,
      css(colors.thread),
    )
}

function drawEyelet(context: Context, at: Point, { metal }: SkinColors): void {
  dot(context, at, 0.0125 * head, css(metal))
  dot(context, at, 0.007 * head, 'rgb(12,11,12)')
}

/** What is let or sewn into a shaft, unrolled from behind (0) over the front to behind. */
export function shaftSkin(host: Host, cut: ShoeCut, colors: SkinColors): Skin {
  const work = cut.shaft?.work
  const dark = css(darken(colors.upper, 0.55))
  return drawn(host, colors.upper, (context) => {
    const at = (angle: number, share: number): Point => [((angle + 1) / 2) * wide, share * tall]
    // A seam down the back and, where the foot begins, across it.
    drawSeam(context, [at(0.985, 0), at(0.985, 1)], 'stitched', colors)
    drawSeam(context, [at(-1, 0.965), at(1, 0.965)], 'stitched', colors)
    for (const side of [1, -1]) {
      if (work === 'gore') {
        const gore = [
          at(side * 0.68, 0.99),
          at(side * 0.62, 0.5),
          at(side * 0.53, 0.22),
          at(side * 0.47, 0.22),
          at(side * 0.38, 0.5),
          at(side * 0.32, 0.99),
        ]
        fill(context, gore, dark)
        for (let k = 0; k < 26; k++) {
          const share = 0.25 + (0.72 * k) / 26
          const half = 0.03 + 0.15 * ((k + 2) / 28)
          stroke(
            context,
            [at(side * (0.5 - half), share), at(side * (0.5 + half), share)],
            3,
            css(darken(colors.upper, 0.85)),
          )
        }
        drawSeam(context, [...gore, ...gore.slice(0, 1)], 'stitched', colors)
      }
      if (work === 'zip' && side < 0) {
        stroke(context, [at(-0.46, 0.14), at(-0.46, 0.99)], 0.03 * head, dark)
        for (let k = 0; k < 90; k++)
          stroke(context, [at(-0.466, 0.14 + k * 0.0094), at(-0.454, 0.14 + k * 0.0094)], 3, css(colors.metal))
      }
      if (work === 'flame')
        for (const by of [0, 0.02]) {
          const flame: OnUpper[] = [
            [0.1, 0.25],
            [0.22 - by, 0.5],
            [0.13, 0.66],
            [0.3 - by, 0.8],
            [0.2, 0.9],
            [0.34, 0.99],
          ]
          for (const near of [0, 0.5]) {
            const run = spline(
              flame.map(([angle, share]) => at(side * (near + angle * 0.9), share - by)),
              false,
              8,
            )
            for (let k = 0; k < 60; k++)
              stroke(context, [along(run, k / 60), along(run, (k + 0.65) / 60)], 4, css(colors.thread))
          }
        }
      if (work === 'patch' && side < 0) {
        dot(context, at(-0.5, 0.55), 0.085 * head, css(colors.toe))
        dot(context, at(-0.5, 0.55), 0.062 * head, css(colors.upper))
        dot(context, at(-0.5, 0.55), 0.05 * head, css(colors.toe))
      }
    }
    if (work === 'band') fill(context, [at(-1, 0.94), at(1, 0.94), at(1, 1), at(-1, 1)], css(darken(colors.upper, 0.7)))
    if (cut.laced)
      for (let share = 0.3; share < 0.96; share += 0.09)
        for (const side of [1, -1]) drawEyelet(context, at(side * 0.13, share), colors)
  })
}

function drawn(host: Host, base: Color, draw: (context: Context) => void): Skin {
  const surface = host.createCanvas(wide, tall)
  const context = surface.getContext('2d')
  context.fillStyle = css(base)
  context.fillRect(0, 0, wide, tall)
  draw(context)
  return { width: wide, height: tall, rgba: context.getImageData(0, 0, wide, tall).data }
}

function trace(context: Context, path: Path): void {
  context.beginPath()
  path.forEach(([x, y], k) => (k ? context.lineTo(x, y) : context.moveTo(x, y)))
}

function fill(context: Context, path: Path, paint: string): void {
  trace(context, path)
  context.closePath()
  context.fillStyle = paint
  context.fill()
}

function stroke(context: Context, path: Path, weight: number, paint: string): void {
  trace(context, path)
  context.lineWidth = weight
  context.strokeStyle = paint
  context.stroke()
}

function dot(context: Context, [x, y]: Point, radius: number, paint: string): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = paint
  context.fill()
}
