import type { DrawnLine, Piece } from '@toile/fashion/garments/piece.ts'
import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { mix, type Point } from '@toile/geometry'
import { dyeOver } from '../cloth/albedo.ts'
import { type ClothMap, clothMap } from '../cloth/clothMap.ts'
import { freeLine, inkLine, outsideOf, stitchLine, zipLine } from '../raster/lines.ts'
import { paint } from '../raster/paint.ts'
import type { Region, Stage } from '../raster/stage.ts'
import { css, darken } from '../raster/tint.ts'
import { type Cloth, penColor, pieceCloth, threadPaint } from './cloth.ts'
import { drawFitting } from './drawFitting.ts'

/** Contour weight in pixels at 170 pixels per head. */
const contourWeight = { ink: 3.1, flat: 2.9, illustration: 1.9, realistic: 1.35 }

/** Roles whose contour shows behind the body as well: a garment's back is contoured by its front. */
const carried: readonly Piece['role'][] = ['bag', 'scarf', 'jewel']

/** Roles on which a single print may lie. */
const fronts: readonly Piece['role'][] = ['bodice', 'front', 'skirt', 'leg']

/** Draws one piece: contour, cloth with light and print, then its lines and fittings. */
export function drawPiece(stage: Stage, figure: Figure, cloth: Cloth, piece: Piece): void {
  const { color, optics } = pieceCloth(cloth, piece, stage)
  const pen = penColor(stage, color)
  const contoured = piece.layer !== 'back' || carried.includes(piece.role)
  if (contoured && (optics.weave !== 'fur' || stage.style === 'flat')) drawContours(stage, piece, css(pen))
  if (piece.outlines.length) {
    const placed = piece.left.length > 1 && piece.right.length > 1
    const coordinates = placed ? once((region) => clothMap(stage, piece, figure, region)) : () => null
    const whole = cloth.print?.placement.mode === 'overall' || fronts.includes(piece.role)
    const print = cloth.print && piece.takesPrint && placed && whole ? cloth.print : null
    const gradient = piece.colour === 'main' ? cloth.gradient : null
    const needsCloth = print || piece.relief || (optics.weave !== 'none' && stage.style !== 'flat')
    const drawn = stage.style === 'ink' || stage.style === 'flat'
    paint(stage, {
      outlines: piece.outlines,
      optics,
      albedo: print || gradient ? dyeOver({ base: color, gradient, print }, coordinates) : color,
      folds: piece.folds,
      fullness: piece.fullness,
      volume: piece.volume,
      surface: piece.surface,
      cloth: needsCloth ? coordinates : undefined,
      shadow: piece.castsShadow && piece.layer !== 'back' ? shadowOf(piece, drawn) : null,
      brightness: piece.brightness,
      wobble: piece.order > 1 ? 0 : 1,
      relief: piece.relief,
    })
  }
  if (piece.cloth === 'rib' && stage.style !== 'realistic') drawRibs(stage, piece, css(pen))
  for (const line of piece.lines) drawLine(stage, cloth, line, color)
  for (const fitting of piece.fittings) drawFitting(stage, cloth, fitting, color)
}

/** Contact shadow of a piece; a hat's brim stands off the face and throws it further. */
const shadowOf = ({ role }: Piece, drawn: boolean) =>
  role === 'hat'
    ? { dx: 6, dy: 17, blur: 8, strength: drawn ? 0.22 : 0.4 }
    : { dx: 4, dy: 8, blur: 7, strength: drawn ? 0.1 : 0.34 }

function once(make: (region: Region) => ClothMap | null) {
  let made: ClothMap | null = null
  return (region: Region) => {
    made ??= make(region)
    return made
  }
}

/** Contours come first: the cloth covers their inner half, which leaves one even outer line around pieces that meet. */
function drawContours(stage: Stage, piece: Piece, color: string): void {
  for (const { path, weight, taper } of piece.contours) {
    freeLine(stage, path, {
      weight: contourWeight[stage.style] * 1.75 * weight,
      taper,
      color,
      outside: stage.style === 'flat' ? 0 : outsideOf(path),
      lost: stage.style === 'ink' ? 0.3 : 0,
      lit: stage.style === 'illustration' ? 1.15 : 0.6,
    })
  }
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
    inkLine(stage, rib, { weight: 1, color, taper: [0.15, 0.15] })
  }
}

function drawLine(stage: Stage, cloth: Cloth, line: DrawnLine, color: Cloth['main']): void {
  const drawn = stage.style === 'ink' || stage.style === 'flat'
  if (line.kind === 'zip')
    return zipLine(
      stage,
      line.path,
      drawn ? '#777' : '#c8c2b4',
      stage.style === 'flat' ? '#fff' : css(darken(color, 0.55)),
    )
  if (line.kind === 'topstitch') return stitchLine(stage, line.path, threadPaint(cloth, color), line.weight * 1.05, 4.2)
  const strength = line.kind === 'fold' ? (drawn ? 0.85 : stage.style === 'realistic' ? 0.44 : 0.72) : 1
  freeLine(stage, line.path, {
    weight: line.weight * (drawn ? 1.3 : 1),
    taper: line.taper,
    color: css(penColor(stage, color), strength),
    overshoot: stage.style === 'ink' && line.kind !== 'detail' ? 0.012 : 0,
  })
}
