import { type Path, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/lines.ts'
import { paint } from '../../raster/paint.ts'
import { plane } from '../../raster/plane.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import { leather } from '../materials.ts'
import { around, type Sitter } from '../sitter.ts'
import { drawShaft } from './drawShaft.ts'
import { drawShoeBack } from './drawShoeBack.ts'
import { shoeArts } from './index.ts'
import type { ShoeArt, ShoeLayer } from './shoeArt.ts'
import { shoeColors, shoeLine } from './shoeColors.ts'
import { stiletto } from './soles.ts'

/** A foot turned further than this (radians) shows the heel beside it. */
const showsHeel = 0.2

/** Draws one shoe on its foot. */
export function drawShoe(sitter: Sitter, index: 0 | 1): void {
  const { stage, figure, look } = sitter
  const art = shoeArts[look.shoe]
  if (!art) return
  const line = stage.style === 'ink' || stage.style === 'flat' ? '#171314' : css(shoeLine(look.shoeColor))
  const colors = shoeColors(look.shoe, look.shoeColor)
  if (figure.view === 'back') {
    drawShoeBack(sitter, index, art, colors, line)
    return
  }
  if (art.shaft) drawShaft(sitter, index, art, art.shaft, colors, line)
  else
    for (const layer of visibleLayers(sitter, index, art))
      drawLayer(sitter, index, layer, css(colors[layer.role]), line)
  const { place } = figure.foot(index)
  for (const seam of art.lines) {
    const path = spline(
      seam.path.map(([x, y]) => place(x, y)),
      false,
      6,
    )
    const weight = seam.weight * figure.build.footScale
    if (seam.role) {
      freeLine(stage, path, { weight: weight + 1.8, color: line, taper: [0.02, 0.02] })
      freeLine(stage, path, { weight, color: css(colors[seam.role]), taper: [0.04, 0.04] })
    } else freeLine(stage, path, { weight, color: line, taper: [0.12, 0.2] })
  }
  for (const shine of art.shine) {
    const path = spline(
      shine.map(([x, y]) => place(x, y)),
      true,
      6,
    )
    plane(stage, path, 'rgba(255,255,255,.55)', { soft: 3 })
  }
}

/** The heel spike is hidden behind a foot that points at the viewer or trails. */
function visibleLayers(sitter: Sitter, index: 0 | 1, art: ShoeArt): ShoeLayer[] {
  const { trailing, turn } = sitter.figure.foot(index)
  return art.layers.filter((layer) => layer !== stiletto || (trailing <= 0.5 && Math.abs(turn) >= showsHeel))
}

function drawLayer(sitter: Sitter, index: 0 | 1, layer: ShoeLayer, flat: string, line: string): void {
  const { stage, figure, look } = sitter
  const { place } = figure.foot(index)
  const outline: Path = spline(
    layer.path.map(([x, y]) => place(x, y)),
    true,
    6,
  )
  around(sitter, outline, { weight: layer.role === 'upper' ? 3.6 : 2.6, color: line, outside: outsideOf(outline) })
  const fullness = layer.fullness ?? 1
  if (fullness < 0.45) fillOutline(stage, outline, flat)
  else {
    paint(stage, {
      outlines: [outline],
      albedo: shoeColors(look.shoe, look.shoeColor)[layer.role],
      optics: leather,
      fullness: fullness * 0.8,
    })
  }
}
