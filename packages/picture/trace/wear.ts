import type { Color } from '@toile/fashion/colors/color.ts'
import type { Worn } from '@toile/fashion/designs/design.ts'
import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import type { Path } from '@toile/geometry'
import { dyeOver } from '../cloth/albedo.ts'
import type { ClothMap } from '../cloth/clothMap.ts'
import { freeLine, outsideOf } from '../raster/lines.ts'
import { paint } from '../raster/paint.ts'
import { type Region, regionOf, type Stage } from '../raster/stage.ts'
import { css } from '../raster/tint.ts'
import { type Cloth, penColor } from '../scenes/cloth.ts'
import type { TracedPiece } from './traced.ts'
import { inkLines, linesForSize, outlinedShare } from './worn/inking.ts'
import { type Lattice, mapSheet, onFigure, openLattice, type SheetMap } from './worn/lattice.ts'
import { movingSquares } from './worn/movingSquares.ts'
import { outlinesOf } from './worn/outlines.ts'
import { type Hung, hangTraced } from './worn/pins.ts'

const lineStrength = { ink: 0.95, illustration: 0.88, realistic: 0.6, flat: 1 }
const contourWeight = { ink: 5, flat: 5, illustration: 4, realistic: 3 }

/** A traced piece laid on a figure: outlines in heads, and the way back from heads to its sheet. */
export interface WornTraced {
  outlines: Path[]
  holes: Path[]
  lattice: Lattice
  hung: Hung
}

/** Warps a traced piece to a figure by its anchors. */
export function wearTraced(traced: TracedPiece, figure: Figure): WornTraced | null {
  const hung = hangTraced(traced, figure)
  if (hung.pins.length < 2) return null
  const lattice = openLattice(traced.width, traced.height, movingSquares(hung.pins))
  const { outer, holes } = outlinesOf(traced.mask, traced.width, traced.height)
  const carried = (paths: Path[]) => paths.map((path) => path.map((p) => onFigure(lattice, p)))
  return { outlines: carried(outer), holes: carried(holes), lattice, hung }
}

/** Draws a traced piece on a figure like any garment: its cloth lit, coloured and printed, its own lines on top; a back view keeps only the outline. */
export function drawTraced(stage: Stage, figure: Figure, _worn: Worn, traced: TracedPiece, cloth: Cloth): void {
  const laid = wearTraced(traced, figure)
  if (!laid?.outlines.length) return
  const pen = penColor(stage, cloth.main)
  if (outlinedShare(traced) < 0.6 || figure.view === 'back') drawContours(stage, laid.outlines, pen)
  let map: SheetMap | null = null
  const sheetMap = (region: Region) => (map ??= mapSheet(stage, region, laid.lattice))
  const drawn = stage.style === 'ink' || stage.style === 'flat'
  const coordinates = (region: Region) => clothOf(sheetMap(region), laid.hung, figure)
  const gradient = cloth.gradient && { ...cloth.gradient, box: regionOf(stage, laid.outlines, 0) }
  paint(stage, {
    outlines: laid.outlines,
    holes: laid.holes,
    optics: cloth.optics,
    albedo:
      cloth.print || gradient ? dyeOver({ base: cloth.main, gradient, print: cloth.print }, coordinates) : cloth.main,
    cloth: cloth.print || cloth.optics.weave !== 'none' ? coordinates : undefined,
    shadow: { dx: 4, dy: 8, blur: 7, strength: drawn ? 0.1 : 0.34 },
  })
  if (figure.view === 'back') return
  const region = regionOf(stage, laid.outlines, 10)
  const lines = linesForSize(traced, 1 / (laid.hung.scale * stage.scale))
  inkLines(stage, region, sheetMap(region), lines, pen, lineStrength[stage.style])
}

function drawContours(stage: Stage, outlines: readonly Path[], color: Color) {
  for (const path of outlines) {
    freeLine(stage, [...path, path[0]], {
      weight: contourWeight[stage.style],
      color: css(color),
      outside: outsideOf(path),
    })
  }
}

/** The cloth's own millimetres under each pixel. */
function clothOf(map: SheetMap, hung: Hung, figure: Figure): ClothMap {
  const cloth = { u: new Float32Array(map.x.length), v: new Float32Array(map.x.length) }
  for (let i = 0; i < map.x.length; i++) {
    const [u, v] = hung.cloth([map.x[i], map.y[i]])
    cloth.u[i] = u * figure.millimetresPerHead
    cloth.v[i] = v * figure.millimetresPerHead
  }
  return cloth
}
