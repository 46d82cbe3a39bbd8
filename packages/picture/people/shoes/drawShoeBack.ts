import type { Color } from '@toile/craft/colors/color.ts'
import { readShoe } from '@toile/craft/mannequins/shoes.ts'
import { joined, lerp, type Path, reversed, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { paint } from '../../raster/paint.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css, darken } from '../../raster/tint.ts'
import { footPlace } from '../feet/footPlace.ts'
import { leather } from '../materials.ts'
import { around, type Sitter } from '../sitter.ts'
import { drawCreases, shaftLines } from './drawShaft.ts'
import { shaftUnder } from './shaftUnder.ts'
import type { Heel, Shaft, ShoeArt, ShoeRole } from './shoeArt.ts'

type Colors = Record<ShoeRole, Color>
type Index = 0 | 1

/** A place in the foot's frame on either side. */
type Half = readonly (readonly [x: number, y: number])[]

/** The forefoot seen past the heel, and the sole under it. */
const flatForefoot: Half = [
  [0.075, 0.3],
  [0.112, 0.33],
  [0.128, 0.38],
  [0.124, 0.43],
  [0.09, 0.46],
]
const raisedForefoot: Half = [
  [0.05, 0.38],
  [0.088, 0.42],
  [0.106, 0.48],
  [0.1, 0.53],
  [0.06, 0.56],
]
const flatHeel: Half = [
  [0.09, 0.41],
  [0.097, 0.455],
  [0.094, 0.5],
  [0.05, 0.508],
]
const raisedHeels: Record<Heel, Half> = {
  stiletto: [
    [0.07, 0.34],
    [0.05, 0.41],
    [0.03, 0.48],
    [0.022, 0.63],
  ],
  kitten: [
    [0.07, 0.34],
    [0.046, 0.41],
    [0.03, 0.46],
    [0.024, 0.54],
  ],
  block: [
    [0.08, 0.34],
    [0.078, 0.42],
    [0.074, 0.5],
    [0.074, 0.62],
  ],
  cuban: [
    [0.088, 0.34],
    [0.08, 0.42],
    [0.07, 0.5],
    [0.066, 0.57],
  ],
}

/** Draws a shoe from behind: forefoot, heel, counter, and the shaft of a boot. */
export function drawShoeBack(sitter: Sitter, index: Index, art: ShoeArt, colors: Colors, line: string): void {
  const { heeled } = readShoe(sitter.look.shoe)
  const sole = colors[art.layers.find(({ role }) => role === 'rubber' || role === 'rope')?.role ?? 'sole']
  if (heeled || art.collar !== null) drawUnder(sitter, index, art, heeled, { ...colors, sole }, line)
  const bottom = heeled ? 0.375 : 0.432
  if (art.collar === null) drawBare(sitter, index, art, heeled, colors, line)
  else if (art.shaft) drawBoot(sitter, index, shaftUnder(sitter, index, art.shaft), bottom, colors, line)
  else drawCounter(sitter, index, art.collar, bottom, colors, line)
}

/** What the counter stands on: sole, forefoot and heel. */
function drawUnder(sitter: Sitter, index: Index, art: ShoeArt, heeled: boolean, colors: Colors, line: string): void {
  const lift = art.lift ?? 0
  const forefoot = heeled ? raisedForefoot : flatForefoot
  drawFlat(sitter, whole(sitter, index, forefoot, 0.022 + lift), colors.sole, line)
  if (art.collar !== null) drawFlat(sitter, whole(sitter, index, forefoot), darken(colors.upper, 0.72), line)
  const heel = art.heel ? raisedHeels[art.heel] : flatHeel.map(([x, y]) => [x, y > 0.45 ? y + lift : y] as const)
  drawFlat(sitter, whole(sitter, index, heel), art.heel ? darken(colors.upper, 0.5) : colors.sole, line)
}

/** A symmetric outline from its right half, lowered by `drop` heads. */
function whole(sitter: Sitter, index: Index, half: Half, drop = 0): Path {
  const place = footPlace(sitter, index)
  const side = (s: 1 | -1): Path =>
    spline(
      half.map(([x, y]) => place(s * x, y + drop)),
      false,
      5,
    )
  return joined(side(1), reversed(side(-1)))
}

/** The counter's right side from the topline to the heel's edge: hollow at the Achilles, full at the heel. */
function counterHalf(collar: number, bottom: number): Half {
  const boot = collar < -0.1
  return [
    [boot ? 0.1 : 0.082, collar],
    [boot ? 0.086 : 0.08, lerp(collar, bottom, 0.3)],
    [0.09, lerp(collar, bottom, 0.62)],
    [0.1, bottom - 0.06],
    [0.094, bottom - 0.012],
    [0.055, bottom + 0.006],
  ]
}

function drawCounter(sitter: Sitter, index: Index, collar: number, bottom: number, colors: Colors, line: string): void {
  const place = footPlace(sitter, index)
  const half = counterHalf(collar, bottom)
  const edge = half[0][0]
  // The topline dips at the middle on low shoes and stands up as a tab on laced ones.
  const tab = collar <= 0 && collar > -0.1 ? -0.03 : 0.012
  const topline = spline(
    [place(-edge, collar), place(-edge * 0.45, collar + tab), place(edge * 0.45, collar + tab), place(edge, collar)],
    false,
    6,
  )
  const side = (s: 1 | -1): Path =>
    spline(
      half.map(([x, y]) => place(s * x, y)),
      false,
      6,
    )
  paintPart(sitter, joined(topline, side(1), reversed(side(-1))), colors.upper, line)
  freeLine(sitter.stage, topline, { weight: 1.8, color: line, taper: [0.1, 0.1] })
  seam(sitter, [place(0, collar + tab + 0.02), place(0.003, lerp(collar, bottom, 0.5)), place(0, bottom - 0.01)], line)
}

function drawBoot(sitter: Sitter, index: Index, shaft: Shaft, bottom: number, colors: Colors, line: string): void {
  const place = footPlace(sitter, index)
  const leg = sitter.figure.legs[index]
  const { outer, inner, top } = shaftLines(sitter, index, shaft)
  const half = counterHalf(0.06, bottom).slice(1)
  const heel = spline(
    [...half.map(([x, y]) => place(x, y)), ...half.toReversed().map(([x, y]) => place(-x, y))],
    false,
    6,
  )
  paintPart(sitter, joined(top, outer.slice(0, -3), heel, reversed(inner.slice(0, -3))), colors.upper, line)
  if (shaft.creased) drawCreases(sitter, index, shaft, line)
  freeLine(sitter.stage, top, { weight: 2, color: line })
  seam(
    sitter,
    [leg.at(shaft.end + 0.04).centre, leg.at(lerp(shaft.end, 2, 0.6)).centre, place(0, 0.2), place(0, bottom)],
    line,
  )
}

/** A bare heel on its footbed, with a strap round the ankle where the shoe has one. */
function drawBare(sitter: Sitter, index: Index, art: ShoeArt, heeled: boolean, colors: Colors, line: string): void {
  const place = footPlace(sitter, index)
  const band = (y: number, wide: number, sag: number): Path =>
    joined(
      spline([place(-wide, y), place(0, y + sag), place(wide, y)], false, 6),
      spline([place(wide + 0.003, y + 0.042), place(0, y + 0.042 + sag), place(-wide - 0.003, y + 0.042)], false, 6),
    )
  if (art.ankleStrap) paintPart(sitter, band(0.05, 0.08, 0.014), colors.upper, line)
  drawFlat(sitter, heeled ? band(0.33, 0.082, 0.02) : band(0.445, 0.108, 0.026), colors.sole, line)
}

function seam(sitter: Sitter, points: Path, line: string): void {
  freeLine(sitter.stage, spline(points, false, 6), { weight: 1.3, color: line, taper: [0.1, 0.2] })
}

function paintPart(sitter: Sitter, outline: Path, color: Color, line: string): void {
  around(sitter, outline, { weight: 3.2, color: line, outside: outsideOf(outline) })
  paint(sitter.stage, { outlines: [outline], albedo: color, optics: leather, fullness: 0.7 })
}

function drawFlat(sitter: Sitter, outline: Path, color: Color, line: string): void {
  around(sitter, outline, { weight: 2.6, color: line })
  fillOutline(sitter.stage, outline, css(color))
}
