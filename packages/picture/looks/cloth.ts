import type { Color } from '@toile/craft/colors/color.ts'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import { type PartId, partOf } from '@toile/craft/garments/partOf.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { hemOf } from '../cloth/clothMap.ts'
import type { Dye } from '../cloth/dyeOver.ts'
import { gradientColor } from '../cloth/gradientOver.ts'
import { tileOf } from '../cloth/tile.ts'
import { clothOptics, type Optics } from '../raster/optics.ts'
import { type Region, regionOf, type Stage } from '../raster/stage.ts'
import { css, darken, inkBlack, luminance, mixColors } from '../raster/tint.ts'
import { appliedOn } from './appliedOn.ts'
import type { Dressed } from './dressed.ts'
import { type LaidOn, openLaid } from './laidOn.ts'
import { type LinesOn, openLines } from './linesOn.ts'
import { clearGlass, glassOptics, metalOptics, metals, tintedOptics } from './hardware.ts'
import type { Sources } from './sources.ts'

/** All that a garment's pieces share while it is drawn. */
export interface Cloth {
  /** The garment it belongs to. */
  garment: string
  main: Color
  contrast: Color
  trim: Color
  denim: boolean
  /** Sewn in stitches that a brush would draw. */
  stitched: boolean
  optics: Optics
  gradient: Dye['gradient']
  print: Dye['print']
  /** Prints of parts that wear another one than the garment, or none. */
  partPrints: ReadonlyMap<PartId, Dye['print']>
  /** What lies on each piece. */
  laid: LaidOn
  /** Names what lies on a piece. */
  laidName: (piece: string) => string
  /** The same in lines, where it is drawn so. */
  laidInLines: LinesOn
  /** A traced sketch is drawn as it was coloured in. */
  ownColors?: true
}

const white: Color = { r: 255, g: 255, b: 255 }

/** Resolves colours, gradient box and print of a garment on a stage; a flat is white, its print in lines. */
export function openCloth(stage: Stage, figure: Figure, dressed: Dressed, box: Region, sources: Sources): Cloth {
  const { worn, fabric } = dressed
  const shown = appliedOn(dressed, figure)
  const laidName = (name: string) => JSON.stringify(shown.filter(({ piece }) => piece === name))
  const laid = openLaid(stage, shown, figure, sources)
  const optics = worn.flecks ? { ...clothOptics(fabric), flecks: worn.flecks } : clothOptics(fabric)
  const denim = fabric.weave === 'twill'
  const print = printOf(stage, figure, worn.print, sources)
  const partPrints = new Map(
    (worn.partPrints ?? [])
      .filter(({ side }) => side === figure.view)
      .map(({ part, print }) => [part, printOf(stage, figure, print, sources)]),
  )
  if (stage.style === 'flat') {
    return {
      garment: worn.id,
      main: white,
      contrast: white,
      trim: white,
      denim: false,
      stitched: true,
      optics: { ...optics, opacity: 1 },
      gradient: null,
      print,
      partPrints,
      laid,
      laidName,
      laidInLines: openLines(shown, sources),
    }
  }
  const fill = worn.fill
  const main = fill.kind === 'solid' ? fill.color : gradientColor(fill.gradient, 0.5)
  return {
    garment: worn.id,
    main,
    contrast: worn.contrast ?? main,
    trim: worn.trim ?? darken(main, 0.45),
    denim,
    stitched: denim || fabric.weave === 'grain',
    optics,
    gradient: fill.kind === 'gradient' ? { gradient: fill.gradient, box } : null,
    print,
    partPrints,
    laid,
    laidName,
    laidInLines: () => [],
    ...(worn.ownColors && { ownColors: worn.ownColors }),
  }
}

/** The box of a garment's front pieces, in pixels. */
export const boxOf = (stage: Stage, pieces: readonly Piece[]): Region =>
  regionOf(
    stage,
    pieces.filter((piece) => piece.layer === 'front').flatMap((piece) => [...piece.outlines]),
    0,
  )

function printOf(stage: Stage, figure: Figure, placement: Dressed['worn']['print'], sources: Sources): Dye['print'] {
  if (!placement) return null
  const pixelsPerMillimetre = stage.scale / figure.millimetresPerHead
  const picture = sources.tile(placement.source, pixelsPerMillimetre * 1.2, placement.width, placement.repeat)
  if (!picture) return null
  return { tile: tileOf(picture), placement, pixelsPerMillimetre }
}

/** Base colour and optics of one piece of a garment. */
export function pieceCloth(cloth: Cloth, piece: Piece, { style }: Stage): { color: Color; optics: Optics } {
  const color = piece.colour === 'main' ? cloth.main : piece.colour === 'contrast' ? cloth.contrast : cloth.trim
  if (piece.cloth === 'metal')
    return { color: style === 'flat' ? white : metals[piece.finish ?? 'gold'], optics: metalOptics }
  if (piece.cloth === 'glass') return { color: style === 'flat' ? white : clearGlass, optics: glassOptics }
  if (piece.cloth === 'tinted') return { color, optics: tintedOptics }
  if (piece.cloth === 'rib') return { color, optics: { ...cloth.optics, weave: 'rib', weaveStrength: 0.13 } }
  const other = piece.cloth === 'own' ? undefined : findFabric(piece.cloth)
  if (!other) return { color, optics: cloth.optics }
  const optics = clothOptics(other)
  return { color, optics: piece.cloth === 'leather' ? { ...optics, shine: 0.3 } : optics }
}

/** The pen's colour on a cloth: ink in the drawn styles, the cloth's own dark otherwise. */
export function penColor(stage: Stage, color: Color): Color {
  if (stage.style === 'ink' || stage.style === 'flat') return inkBlack
  if (luminance(color) < 0.22) return mixColors(darken(color, 0.35), { r: 10, g: 8, b: 10 }, 0.4)
  if (stage.style === 'realistic') return darken(color, 0.4)
  const pale = luminance(color) > 0.8
  return mixColors(darken(richer(color), pale ? 0.5 : 0.46), plum, pale ? 0.3 : 0.22)
}

/** Shadows on paper lean to plum. */
const plum: Color = { r: 74, g: 36, b: 62 }

function richer({ r, g, b }: Color): Color {
  const most = Math.max(r, g, b)
  return { r: r - (most - r) * 0.35, g: g - (most - g) * 0.35, b: b - (most - b) * 0.35 }
}

/** A stitch that shows on a cloth; denim takes its orange thread. */
export const threadPaint = ({ denim }: Cloth, color: Color): string =>
  denim
    ? 'rgba(208,150,82,.95)'
    : css(luminance(color) < 0.3 ? mixColors(color, white, 0.35) : darken(color, 0.55), 0.8)

/** The optics of a cloth with whose it is, where a geometry buffer keeps them apart. */
export const owned = ({ buffer }: Stage, optics: Optics, garment: string, piece: string): Optics =>
  buffer ? { ...optics, of: { garment, piece } } : optics

/** Roles on which a single print may lie: their cloth runs on from the middle of the neckline. */
export const fronts: readonly Piece['role'][] = ['bodice', 'front', 'skirt', 'leg']

/** The print of one part: its own, else the garment's; `own` where it is its own. */
export function printOfPart({ print, partPrints }: Cloth, part: PartId): { print: Dye['print']; own: boolean } {
  const own = partPrints.get(part)
  return own === undefined ? { print, own: false } : { print: own, own: true }
}

/** The print on one piece: its part's own, else the garment's, where that may lie; a border lies along its lower edge. */
export function printOn(cloth: Cloth, piece: Piece, figure: Figure): Dye['print'] {
  const { print: worn, own } = printOfPart(cloth, partOf(piece, figure.view))
  if (!worn || !piece.takesPrint) return null
  if (!own && worn.placement.mode === 'single' && !fronts.includes(piece.role)) return null
  return worn.placement.along === 'hem' ? { ...worn, hem: hemOf(piece, figure) } : worn
}
