import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Path } from '@toile/geometry'
import { type Outlines, outlinesOf } from '../kernels/outlines.ts'
import { contourLine } from '../raster/contourLine.ts'
import { paint } from '../raster/paint.ts'
import { type Region, regionOf, type Stage } from '../raster/stage.ts'
import { css } from '../raster/tint.ts'
import type { ClothMap } from '../raster/weave/clothPlaces.ts'
import type { SideName } from '../reading/trace/anchor.ts'
import type { TracedPiece } from '../reading/trace/traced.ts'
import { type Cloth, owned, penColor, printOfPart } from './cloth.ts'
import { drawLaidLines } from './drawLaidLines.ts'
import { dyed, underLaid } from './dyed.ts'
import { layableIn } from './laidOn.ts'
import { tracedChart } from './traced/worn/tracedChart.ts'
import { inkLines, linesForSize, outlinedShare } from './traced/worn/inking.ts'
import { type Lattice, mapSheet, onFigure, openLattice, type SheetMap } from './traced/worn/lattice.ts'
import { movingSquares } from './traced/worn/movingSquares.ts'
import { type Hung, hangTraced } from './traced/worn/hangTraced.ts'
import { meanColor, ownDye } from './traced/worn/ownDye.ts'
import { sides } from './traced/worn/sheet.ts'
import { sleeveOpacity } from './traced/worn/sleeve.ts'
import type { WornTraced } from './traced/worn/wornTraced.ts'

const lineStrength = { ink: 0.95, illustration: 0.88, realistic: 0.6, flat: 1 }

/** Warps a traced piece to a figure by its anchors; null when it has too few. */
export function wearTraced(traced: TracedPiece, figure: Figure): WornTraced | null {
  const hung = hangTraced(traced, figure)
  if (hung.pins.length < 2) return null
  const lattice = openLattice(traced.width, traced.height, movingSquares(hung.pins))
  return { ...outlinesOn(lattice, outlinesOf(traced.mask, traced.width, traced.height)), lattice, hung }
}

/** Outlines of a sheet where its lattice lies. */
export function outlinesOn(lattice: Lattice, { outer, holes }: Outlines): Outlines {
  const onto = (path: Path) => path.map((p) => onFigure(lattice, p))
  return { outer: outer.map(onto), holes: holes.map(onto) }
}

/** Draws a traced piece on a figure like any garment: its cloth lit, coloured and printed, its own lines on top. */
export function drawTraced(
  stage: Stage,
  figure: Figure,
  traced: TracedPiece,
  cloth: Cloth,
  worn: WornTraced | null = wearTraced(traced, figure),
): void {
  if (!worn?.outer.length) return
  const isFlat = stage.style === 'flat'
  const isOutlined = outlinedShare(traced) >= 0.6
  const outline = () => {
    for (const path of worn.outer) {
      const color = css(penColor(stage, mainOf(traced, cloth, stage)))
      contourLine(stage, [...path, path[0]], { weight: 1, color })
    }
  }
  if (!isOutlined && !isFlat) outline()
  paintPart(stage, figure, traced, cloth, worn, worn)
  if (isFlat && (!isOutlined || cloth.laidInLines('').length)) outline()
}

/** Draws the sleeves of a traced piece once more, over arms that lie before the trunk. */
export function drawTracedSleeves(stage: Stage, figure: Figure, traced: TracedPiece, cloth: Cloth): void {
  const bent = sides.filter(({ side }) => figure.armsOver[side < 0 ? 0 : 1])
  const worn = bent.length ? wearTraced(traced, figure) : null
  if (!worn) return
  for (const { name } of bent) drawTracedSleeve(stage, figure, traced, cloth, worn, name)
}

/** Draws one sleeve of a traced piece once more. */
export function drawTracedSleeve(
  stage: Stage,
  figure: Figure,
  traced: TracedPiece,
  cloth: Cloth,
  worn: WornTraced,
  name: SideName,
): void {
  const opacity = sleeveOpacity(traced, name)
  const part = opacity && outlinesOn(worn.lattice, outlinesOf(opacity, traced.width, traced.height))
  if (part?.outer.length) paintPart(stage, figure, traced, cloth, worn, part)
}

function paintPart(stage: Stage, figure: Figure, traced: TracedPiece, cloth: Cloth, worn: WornTraced, part: Outlines) {
  let map: SheetMap | null = null
  const sheetMap = (region: Region) => {
    map ??= mapSheet(stage, region, worn.lattice)
    return map
  }
  const coordinates = (region: Region) => clothOf(sheetMap(region), worn.hung, figure)
  const gradient = cloth.gradient && { ...cloth.gradient, box: regionOf(stage, worn.outer, 0) }
  const main = mainOf(traced, cloth, stage)
  const finer = 1 / (worn.hung.scale * stage.scale)
  const { print } = printOfPart(cloth, 'whole')
  const on = cloth.laid('')
  const chart = on.length ? tracedChart(worn, figure.millimetresPerHead) : null
  const laid = chart && { chart, size: figure.millimetresPerHead, laid: layableIn(stage.style, on, chart) }
  const drawn = stage.style === 'ink' || stage.style === 'flat'
  paint(stage, {
    outlines: part.outer,
    holes: part.holes,
    optics: owned(stage, cloth.optics, cloth.garment, ''),
    ...(hasOwn(traced, cloth, stage)
      ? underLaid(stage, ownDye(traced, sheetMap, print, coordinates, finer), laid)
      : dyed(stage, { base: main, gradient, print }, coordinates, laid)),
    cloth: print || (cloth.optics.weave !== 'none' && stage.style !== 'flat') ? coordinates : undefined,
    shadow: { dx: 4, dy: 8, blur: 7, strength: drawn ? 0.1 : 0.34 },
  })
  const region = regionOf(stage, part.outer, 10)
  const lines = linesForSize(traced, finer)
  const within = part === worn ? null : part.outer
  inkLines(stage, region, sheetMap(region), lines, {
    color: penColor(stage, main),
    strength: lineStrength[stage.style],
    within,
  })
  const inLines = () => ({ chart: tracedChart(worn, figure.millimetresPerHead), outlines: part.outer })
  drawLaidLines(stage, cloth.laidInLines(''), inLines, figure.millimetresPerHead)
}

/** Whether a piece is drawn as it was coloured in: a technical flat never is. */
const hasOwn = (
  traced: TracedPiece,
  { ownColors }: Cloth,
  { style }: Stage,
): traced is TracedPiece & { fill: Uint8ClampedArray } => ownColors === true && traced.fill !== null && style !== 'flat'

/** The colour that a pen is chosen for. */
const mainOf = (traced: TracedPiece, cloth: Cloth, stage: Stage) =>
  hasOwn(traced, cloth, stage) ? meanColor(traced) : cloth.main

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
