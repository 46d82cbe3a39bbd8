import type { Color } from '@toile/craft/colors/color.ts'
import { type DrawnLine, goesRound, type Piece } from '@toile/craft/garments/piece.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { mix, type Path, type Point } from '@toile/geometry'
import { clothMap } from '../cloth/clothMap.ts'
import { chartOf } from '../cloth/chart.ts'
import { brushLine } from '../raster/brushLine.ts'
import { sinkLine } from '../raster/buffer/sinkLine.ts'
import type { ContactShadow } from '../raster/contact.ts'
import { contourLine } from '../raster/contourLine.ts'
import { drawingHands } from '../raster/hands.ts'
import { flatLine } from '../raster/flatLine.ts'
import { freeLine, isSpared, stitchLine, zipLine } from '../raster/freeLine.ts'
import { paint } from '../raster/paint.ts'
import { isDrawn, type Region, type Stage } from '../raster/stage.ts'
import { css, darken, luminance } from '../raster/tint.ts'
import type { ClothMap } from '../raster/weave/clothPlaces.ts'
import { weaveUnit } from '../raster/weave/weave.ts'
import { besideLaid } from './besideLaid.ts'
import { type Cloth, owned, penColor, pieceCloth, printOn, threadPaint } from './cloth.ts'
import { dyed } from './dyed.ts'
import { drawFitting } from './drawFitting.ts'
import { drawLaidLines } from './drawLaidLines.ts'
import { metals } from './hardware.ts'
import { layableIn } from './laidOn.ts'
import type { Models } from './models.ts'
import { ribsBetween } from './ribsBetween.ts'
import { seenRuns } from './seenRuns.ts'

/** The pen's width for each kind of line against its own weight: edges and seams lead, stitches and folds follow. */
const lineWeights: Record<DrawnLine['kind'], number> = {
  edge: 1.15,
  seam: 0.95,
  detail: 1,
  fold: 0.85,
  topstitch: 0.85,
  zip: 1,
}

/** Roles whose contour shows behind the body as well: a garment's back is contoured by its front. */
const carried: readonly Piece['role'][] = ['bag', 'scarf', 'jewel']

/** The share of creases that a look leaves to its shading. */
const spared = 0.1

/** What is kept of a piece that is drawn again. */
export type PieceModels = Pick<Models, 'modelled' | 'mapped' | 'painted'>

/** Draws one piece: contour, cloth with light and print, then its lines and fittings. */
export function drawPiece(stage: Stage, figure: Figure, cloth: Cloth, piece: Piece, models: PieceModels): void {
  const { color, optics: plain } = pieceCloth(cloth, piece, stage)
  const optics = owned(stage, plain, cloth.garment, piece.name)
  const pen = css(penColor(stage, color))
  const contoured = piece.layer !== 'back' || carried.includes(piece.role)
  if (contoured && stage.style !== 'flat' && optics.weave !== 'fur')
    drawContours(stage, piece, color, pen, optics.opacity < 1 ? 0.6 : 1)
  let isCovered: ReturnType<typeof dyed>['isCovered'] = null
  if (piece.outlines.length) {
    const placed = piece.left.length > 1 && piece.right.length > 1
    const coordinates = placed
      ? once((region) => models.mapped(piece, stage, () => clothMap(stage, piece, figure, region)))
      : () => null
    const print = placed ? printOn(cloth, piece, figure) : null
    const laid = cloth.laid(piece.name)
    const gradient = piece.colour === 'main' ? cloth.gradient : null
    const needsCloth = print || piece.relief || (optics.weave !== 'none' && stage.style !== 'flat')
    const on = laid.length ? onChart(piece, figure, laid, stage.style) : null
    const { isCovered: covers, ...colored } = dyed(stage, { base: color, gradient, print }, coordinates, on)
    const name = JSON.stringify([color, optics, gradient, print?.placement, print?.hem, cloth.laidName(piece.name)])
    isCovered = covers
    paint(stage, {
      outlines: piece.outlines,
      optics,
      ...colored,
      folds: piece.folds,
      fullness: piece.fullness,
      volume: piece.volume,
      sewn: piece.sewn,
      sides: goesRound(piece.role) ? [piece.left, piece.right] : undefined,
      surface: piece.surface,
      cloth: needsCloth ? coordinates : undefined,
      shadow: piece.castsShadow && piece.layer !== 'back' ? shadowOf(piece, stage.style) : null,
      brightness: piece.brightness,
      wobble: piece.order > 1 ? 0 : 1,
      relief: piece.relief,
      recall: (make) => models.modelled(piece, stage, make),
      repaint(make) {
        const painted = models.painted(piece, stage, name, () => ({ layer: make(), covers }))
        isCovered = painted.covers
        return painted.layer
      },
    })
  }
  if (piece.cloth === 'rib' && stage.style !== 'realistic') drawRibs(stage, piece, pen)
  const ribbed = stage.buffer && piece.cloth === 'rib' ? stage.buffer : null
  if (ribbed)
    for (const path of ribsBetween(piece.lines, ribApart / figure.millimetresPerHead))
      sinkLine(ribbed, stage, path, rib(stage, figure.millimetresPerHead))
  for (const line of sewnLines(stage, piece, ribbed !== null))
    for (const seen of isCovered && line.kind !== 'fold' ? besideLaid(stage, line, isCovered) : [line])
      drawLine(stage, cloth, seen, color)
  for (const fitting of piece.fittings) drawFitting(stage, cloth, fitting, color)
  const inLines = () => ({ chart: chartOf(piece, figure), outlines: piece.outlines })
  drawLaidLines(stage, cloth.laidInLines(piece.name), inLines, figure.millimetresPerHead)
  // Nothing that lies on a piece breaks the outline of a flat, and its back ends in a line where it is seen.
  if (stage.style === 'flat') drawContours(stage, piece, color, pen, 1)
}

const onChart = (piece: Piece, figure: Figure, laid: ReturnType<Cloth['laid']>, style: Stage['style']) => {
  const chart = chartOf(piece, figure)
  return { chart, size: figure.millimetresPerHead, laid: layableIn(style, laid, chart) }
}

/** What a technical flat shows where pieces meet. */
const flatContact: ContactShadow = { dx: 4, dy: 8, blur: 7, strength: 0.1 }

/** Contact shadow of a piece; a hat's brim stands off the face and throws it further. */
function shadowOf({ role }: Piece, style: Stage['style']): ContactShadow {
  const near = style === 'flat' ? flatContact : drawingHands[style].contact
  return role === 'hat' ? { dx: 6, dy: 17, blur: near.blur + 2, strength: near.strength * 1.1 } : near
}

function once(make: (region: Region) => ClothMap | null) {
  let made: ClothMap | null = null
  return (region: Region) => {
    made ??= make(region)
    return made
  }
}

/** Contours come first: the cloth covers their inner half, which leaves one even outer line around pieces that meet. */
function drawContours(stage: Stage, piece: Piece, color: Color, pen: string, share: number): void {
  // The form of pale cloth hangs on its line.
  const lost = luminance(color) > 0.82 ? 0.45 : 1
  // Paint parts itself from its ground by its value; a line is drawn where that is too near.
  const within = stage.style === 'illustration' && Math.abs(luminance(color) - luminance(stage.ground)) > 0.14
  for (const { path, weight, taper, root } of piece.contours)
    contourLine(stage, path, { color: pen, weight: weight * share, lost, taper, within, root })
}

function drawRibs(stage: Stage, { left, right }: Piece, color: string): void {
  if (left.length < 2 || right.length < 2) return
  const count = Math.max(6, Math.round(Math.abs(right[0][0] - left[0][0]) / 0.045))
  const end = left.length - 1
  const far = right.length - 1
  for (let k = 1; k < count; k++) {
    const sag = 0.05 * (1 - ((2 * k) / count - 1) ** 2)
    const top = mix(left[0], right[0], k / count)
    const bottom = mix(left[end], right[far], k / count)
    const rib: Point[] = [
      [top[0], top[1] + sag + 0.02],
      [bottom[0], bottom[1] + sag - 0.01],
    ]
    freeLine(stage, rib, { weight: 1, color, taper: [0.15, 0.15] })
  }
}

/** The lines of a piece; in a photograph only where they are seen, and the ribs of a band not among them. */
function sewnLines(stage: Stage, { name, lines }: Piece, ribbed: boolean): readonly DrawnLine[] {
  const { buffer } = stage
  if (!buffer) return lines
  return lines
    .filter(({ kind }) => !ribbed || kind !== 'seam')
    .flatMap((line) => seenRuns(buffer, stage, line.path, name).map((path) => ({ ...line, path })))
}

const seam = { wide: 1.2, deep: -0.8 }
const stitch = { wide: 1.1, deep: 0.6 }
/** Millimetres of a stitch, and pixels of the thinnest one. */
const [stitchLong, thinnest] = [2.6, 0.7]
/** Millimetres from rib to rib of a knitted band. */
const ribApart = 3.2
const rib = ({ scale, pen }: Stage, size: number) => ({ wide: (ribApart * scale * 0.5) / (size * pen), deep: -0.7 })

function drawLine(stage: Stage, cloth: Cloth, line: DrawnLine, color: Color): void {
  const { style, buffer } = stage
  if (buffer && line.kind !== 'fold')
    sinkLine(
      buffer,
      stage,
      line.path,
      line.kind === 'seam' || line.kind === 'edge' || line.kind === 'detail' ? seam : stitch,
    )
  // A seam is a groove, not a line; thread and teeth have colours of their own.
  if (buffer && line.kind !== 'topstitch' && line.kind !== 'zip') return
  const drawn = style === 'ink' || style === 'flat'
  if (line.kind === 'zip') {
    const teeth = line.finish && style !== 'flat' ? css(metals[line.finish]) : drawn ? '#777' : '#c8c2b4'
    return zipLine(stage, line.path, teeth, style === 'flat' ? '#fff' : css(darken(color, 0.55)))
  }
  const weight = line.weight * (style === 'flat' ? 1 : lineWeights[line.kind])
  const contrast = line.thread === 'contrast' && style !== 'flat'
  const thread = contrast ? css(cloth.trim) : threadPaint(cloth, color)
  if (line.kind === 'topstitch') {
    if (isDrawn(style) && !cloth.stitched && !contrast) return
    if (buffer) return sewnNear(stage, line.path, thread, 0.32 * weight)
    const [wide, long] = style === 'flat' || style === 'realistic' ? [1.05, 4.2] : [0.8, 3.4]
    return stitchLine(stage, line.path, thread, weight * (contrast ? 1.35 : wide), long)
  }
  if (style === 'flat') return drawOnFlat(stage, line, css(penColor(stage, color)), weight * 1.3)
  if (line.kind === 'fold') return drawCrease(stage, line, color, weight)
  if (style === 'realistic' && !contrast) return drawGroove(stage, line, color, weight)
  const paint = contrast ? thread : linePaint(stage, color)
  brushLine(stage, line.path, paint, drawingHands[style].line, {
    weight: weight * lineShare(stage, color),
    taper: line.taper,
    root: line.root,
  })
}

/** Stitches of a product, which is seen near: as long as they are sewn, and where they are thinner than a pixel as pale as they are thin. */
function sewnNear(stage: Stage, path: Path, thread: string, weight: number): void {
  const { context, pen } = stage
  const wide = Math.max(thinnest / pen, weight)
  context.save()
  context.globalAlpha *= weight / wide
  stitchLine(stage, path, thread, wide, stitchLong * weaveUnit)
  context.restore()
}

/** A flat draws what is sewn with one even line, and a fold as one that runs out. */
function drawOnFlat(stage: Stage, { kind, path, taper }: DrawnLine, color: string, weight: number): void {
  if (kind === 'fold') freeLine(stage, path, { weight, taper, color })
  else flatLine(stage, path, color, weight)
}

/** A seam in a photograph: cloth sinks into it, and the far side catches a little light. */
function drawGroove(stage: Stage, { path, taper, root }: DrawnLine, color: Color, weight: number): void {
  const { line } = drawingHands.realistic
  const by = 1.3 / 170
  const far = path.map(([x, y]): Point => [x + by, y + by])
  brushLine(stage, far, 'rgba(255,255,255,.16)', line, { weight, taper, root })
  brushLine(stage, path, css(penColor(stage, color), 0.5), line, { weight, taper, root })
}

/** On black the brush leaves the paper open where a seam runs. */
const isReversed = ({ style }: Stage, color: Color) => style === 'ink' && luminance(color) < 0.16
const lineShare = (stage: Stage, color: Color) => (isReversed(stage, color) ? 0.75 : 1)
const linePaint = (stage: Stage, color: Color) =>
  isReversed(stage, color) ? css(stage.ground, 0.72) : css(penColor(stage, color))

function drawCrease(stage: Stage, line: DrawnLine, color: Color, weight: number): void {
  if (stage.style === 'flat' || stage.style === 'realistic' || !leads(line)) return
  if (isSpared(stage, line.path, spared * stage.hand.looseness, line.root)) return
  const paint = isReversed(stage, color)
    ? css(stage.ground, 0.35)
    : css(penColor(stage, color), stage.style === 'ink' ? 0.85 : 0.74)
  const taper = [0.02, 0.85] as const
  brushLine(stage, line.path, paint, drawingHands[stage.style].line, {
    weight: weight * lineShare(stage, color) * 1.25,
    taper,
    root: line.root,
  })
}

/** Of long straight falls every third is drawn; shading says the rest. */
function leads({ path, root }: DrawnLine): boolean {
  const [a, b] = [path[0], path[path.length - 1]]
  const falls = Math.abs(b[1] - a[1]) > 0.5 && Math.abs(b[1] - a[1]) > 2.5 * Math.abs(b[0] - a[0])
  const [x, y] = root ?? a
  return !falls || Math.abs(Math.round(x * 977 + y * 3571)) % 3 === 0
}
