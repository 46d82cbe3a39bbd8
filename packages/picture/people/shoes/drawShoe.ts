import { along, ellipse, lengths, type Path, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { paint } from '../../raster/paint.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import { footPlace } from '../feet/footPlace.ts'
import { leather } from '../materials.ts'
import { around, type Sitter } from '../sitter.ts'
import { drawHeel } from './drawHeel.ts'
import { drawShaft } from './drawShaft.ts'
import { drawShoeBack } from './drawShoeBack.ts'
import { shoeArts } from './index.ts'
import { shaftUnder } from './shaftUnder.ts'
import type { ShoeArt, ShoeLayer, ShoeLine } from './shoeArt.ts'
import { shoeColors, shoeLine } from './shoeColors.ts'

type Colors = ReturnType<typeof shoeColors>

/** Draws one shoe on its foot. */
export function drawShoe(sitter: Sitter, index: 0 | 1): void {
  const { stage, look, figure } = sitter
  const art = shoeArts[look.shoe]
  if (!art) return
  const line = stage.style === 'ink' || stage.style === 'flat' ? '#171314' : css(shoeLine(look.shoeColor))
  const colors = shoeColors(look.shoe, look.shoeColor)
  if (figure.view === 'back') {
    drawShoeBack(sitter, index, art, colors, line)
    return
  }
  if (art.heel) drawHeel(sitter, index, art.heel, art.collar === null ? colors.sole : colors.upper, line)
  for (const layer of art.layers) {
    if (layer.role === 'upper' && art.shaft)
      drawShaft(sitter, index, art, shaftUnder(sitter, index, art.shaft), colors.upper, line)
    else drawLayer(sitter, index, layer, colors, line)
  }
  for (const seam of art.lines) drawSeam(sitter, index, seam, colors, line)
  drawShine(sitter, index, art)
  if (figure.foot(index).trailing > 0.5 && art.collar !== null) drawBend(sitter, index, line)
}

function drawLayer(sitter: Sitter, index: 0 | 1, layer: ShoeLayer, colors: Colors, line: string): void {
  const { stage } = sitter
  const outline = curve(sitter, index, layer.path, true)
  around(sitter, outline, { weight: layer.role === 'upper' ? 3.2 : 2.4, color: line, outside: outsideOf(outline) })
  const fullness = layer.fullness ?? 1
  if (fullness < 0.45) fillOutline(stage, outline, css(colors[layer.role]))
  else paint(stage, { outlines: [outline], albedo: colors[layer.role], optics: leather, fullness: fullness * 0.8 })
}

function drawSeam(sitter: Sitter, index: 0 | 1, seam: ShoeLine, colors: Colors, line: string): void {
  const { stage, figure } = sitter
  const path = curve(sitter, index, seam.path, false)
  const weight = seam.weight * figure.build.footScale
  if (seam.dotted) {
    const count = Math.round((lengths(path).at(-1) ?? 0) / 0.017)
    for (let i = 0; i < count; i++) {
      const hole = ellipse(along(path, (i + 0.5) / count), weight * 0.0024, weight * 0.0024, 0, 8)
      fillOutline(stage, hole, line)
    }
  } else if (seam.role) {
    freeLine(stage, path, { weight: weight + 1.8, color: line, taper: [0.02, 0.02] })
    freeLine(stage, path, { weight, color: css(colors[seam.role]), taper: [0.04, 0.04] })
  } else freeLine(stage, path, { weight, color: line, taper: [0.12, 0.2] })
}

/** The glints lie on the side of the lamp on both feet. */
function drawShine(sitter: Sitter, index: 0 | 1, { shine }: ShoeArt): void {
  for (const path of shine) {
    const lit = index ? path : path.map(([x, y]) => [-x, y] as const)
    fillPlane(sitter.stage, curve(sitter, index, lit, true), 'rgba(255,255,255,.5)', { soft: 3 })
  }
}

/** The shoe breaks where the toes bend. */
function drawBend(sitter: Sitter, index: 0 | 1, line: string): void {
  const y = sitter.figure.build.flatFooted ? 0.31 : 0.41
  for (const [x, by, weight] of [
    [0.085, 0, 1.5],
    [0.06, -0.03, 1.1],
  ] as const) {
    const path: Path = [
      [-x, y + by],
      [0, y + by + 0.02],
      [x * 0.8, y + by + 0.004],
    ]
    freeLine(sitter.stage, curve(sitter, index, path, false), { weight, color: line, taper: [0.2, 0.6] })
  }
}

function curve(sitter: Sitter, index: 0 | 1, path: Path, closed: boolean): Path {
  const place = footPlace(sitter, index)
  return spline(
    path.map(([x, y]) => place(x, y)),
    closed,
    6,
  )
}
