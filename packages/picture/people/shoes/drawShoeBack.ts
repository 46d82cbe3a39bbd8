import type { Color } from '@toile/fashion/colors/color.ts'
import { readShoe } from '@toile/fashion/mannequins/shoes.ts'
import { joined, lerp, type Path, reversed, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/lines.ts'
import { paint } from '../../raster/paint.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import { leather } from '../materials.ts'
import { around, type Sitter } from '../sitter.ts'
import { drawCreases, shaftLines } from './drawShaft.ts'
import type { ShoeArt, ShoeRole } from './shoeArt.ts'

type Colors = Record<ShoeRole, Color>
type Index = 0 | 1

const solePlate: Path = [
  [-0.112, 0.41],
  [0.112, 0.41],
  [0.118, 0.47],
  [0.112, 0.505],
  [0, 0.515],
  [-0.112, 0.505],
  [-0.118, 0.47],
]
const forefoot: Path = [
  [-0.062, 0.36],
  [0.062, 0.36],
  [0.098, 0.5],
  [0.104, 0.57],
  [0.07, 0.625],
  [0, 0.635],
  [-0.07, 0.625],
  [-0.104, 0.57],
  [-0.098, 0.5],
]
const spike: Path = [
  [-0.074, 0.33],
  [0.074, 0.33],
  [0.052, 0.43],
  [0.03, 0.6],
  [-0.03, 0.6],
  [-0.052, 0.43],
]

/** Draws a shoe from behind: counter, heel or sole, and the shaft of a boot. */
export function drawShoeBack(sitter: Sitter, index: Index, art: ShoeArt, colors: Colors, line: string): void {
  const { heeled } = readShoe(sitter.look.shoe)
  const put = placer(sitter, index)
  if (heeled) {
    part(sitter, put(forefoot), colors.sole, line)
    drawFlat(sitter, spline(put(spike), false, 4), colors.sole, line)
  } else {
    drawFlat(
      sitter,
      put(solePlate),
      art.layers.some((layer) => layer.role === 'rubber') ? colors.rubber : colors.sole,
      line,
    )
  }
  if (art.collar === null) {
    drawStrap(sitter, index, colors, line)
    return
  }
  const bottom = heeled ? 0.37 : 0.43
  const counter = counterOf(art.collar, bottom)
  if (art.shaft) {
    const { outer, inner, top } = shaftLines(sitter, index, art.shaft)
    const boot = joined(top, outer, spline(put(heelOf(bottom)), false, 6), reversed(inner))
    part(sitter, boot, colors.upper, line)
    drawCreases(sitter, index, line)
    freeLine(sitter.stage, top, { weight: 2, color: line })
  } else part(sitter, spline(put(counter), true, 6), colors.upper, line)
  const seam: Path = art.shaft
    ? [
        sitter.figure.legs[index].at(art.shaft + 0.04).centre,
        sitter.figure.legs[index].at(1.6).centre,
        ...put([
          [0, 0.2],
          [0, bottom],
        ]),
      ]
    : put([
        [0, art.collar + 0.04],
        [0.004, lerp(art.collar, bottom, 0.5)],
        [0, bottom - 0.01],
      ])
  freeLine(sitter.stage, spline(seam, false, 6), { weight: 1.4, color: line, taper: [0.1, 0.2] })
}

function placer(sitter: Sitter, index: Index) {
  const { place } = sitter.figure.foot(index)
  return (path: Path): Path => path.map(([x, y]) => place(x, y))
}

/** The counter's outline, from a low shoe's topline or a boot's edge down to the heel. */
function counterOf(collar: number, bottom: number): Path {
  const wide = collar < -0.1 ? 0.114 : 0.09
  return [
    [wide, collar],
    [lerp(wide, 0.086, 0.5), lerp(collar, bottom, 0.35)],
    [0.1, lerp(collar, bottom, 0.7)],
    ...heelOf(bottom).slice(1, -1),
    [-0.1, lerp(collar, bottom, 0.7)],
    [-lerp(wide, 0.086, 0.5), lerp(collar, bottom, 0.35)],
    [-wide, collar],
    [0, collar + 0.025],
  ]
}

const heelOf = (bottom: number): Path => [
  [0.09, 0.06],
  [0.106, bottom - 0.07],
  [0.1, bottom],
  [0, bottom + 0.015],
  [-0.1, bottom],
  [-0.106, bottom - 0.07],
  [-0.09, 0.06],
]

function drawStrap(sitter: Sitter, index: Index, colors: Colors, line: string): void {
  const put = placer(sitter, index)
  const strap = put([
    [-0.084, 0.02],
    [0, 0.04],
    [0.084, 0.02],
    [0.088, 0.062],
    [0, 0.084],
    [-0.088, 0.062],
  ])
  part(sitter, strap, colors.upper, line)
  const bed = put([
    [-0.082, 0.31],
    [0.082, 0.31],
    [0.078, 0.36],
    [-0.078, 0.36],
  ])
  drawFlat(sitter, bed, colors.sole, line)
}

function part(sitter: Sitter, outline: Path, color: Color, line: string): void {
  around(sitter, outline, { weight: 3.4, color: line, outside: outsideOf(outline) })
  paint(sitter.stage, { outlines: [outline], albedo: color, optics: leather, fullness: 0.7 })
}

function drawFlat(sitter: Sitter, outline: Path, color: Color, line: string): void {
  around(sitter, outline, { weight: 2.8, color: line })
  fillOutline(sitter.stage, outline, css(color))
}
