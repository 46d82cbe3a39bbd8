import { createCanvas } from '@napi-rs/canvas'
import type { Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { Fitting, LineKind, Piece } from '@toile/craft/garments/piece.ts'
import { boundsOf, type Path, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { DrawingStyle } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { construction } from './construction.ts'
import { drawAlone } from './drawFlat.ts'
import type { Dressed } from './dressed.ts'
import { dress } from './dressing.ts'
import { flatFigure } from './flatFigure.ts'
import { openSources } from './sources.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const sources = openSources(host)
const figure = flatFigure('ines', 'front')
const side = 200
const styles: readonly DrawingStyle[] = ['ink', 'illustration', 'realistic', 'flat']

const worn = (garment: string, fabric: string): Worn =>
  plainWorn(garment, { r: 150, g: 118, b: 86 }, { fabric, seed: 7 })

type Pixels = Uint8ClampedArray

/** A garment as it is drafted, and its picture in each hand, drawn once. */
function openGarment(garment: string, fabric: string, size = side) {
  const dressed = dress({ garments: [worn(garment, fabric)] }, figure, sources)
  const pieces = dressed.flatMap((one) => (one.kind === 'drafted' ? [...one.pieces] : []))
  const draw = (style: DrawingStyle, change: (piece: Piece) => Piece): Pixels => {
    const changed = dressed.map(
      (one): Dressed => (one.kind === 'drafted' ? { ...one, pieces: one.pieces.map(change) } : one),
    )
    const surface = drawAlone(host, figure, changed, sources, { width: size, height: size }, style)
    return surface.getContext('2d').getImageData(0, 0, size, size).data
  }
  const drawn = new Map<DrawingStyle, Pixels>()
  const whole = (style: DrawingStyle): Pixels => {
    const known = drawn.get(style) ?? draw(style, (piece) => piece)
    drawn.set(style, known)
    return known
  }
  return { pieces, draw, whole }
}

/** Where a point of the figure lies in a garment's picture; flats frame garments by their outlines. */
function placing(pieces: readonly Piece[]) {
  const { left, right, top, bottom } = boundsOf(...pieces.flatMap(({ outlines }) => [...outlines]))
  const scale = 0.9 * Math.min(side / (right - left), side / (bottom - top))
  const [x, y] = [
    Math.round(side / 2 - ((left + right) / 2) * scale),
    Math.round(side / 2 - ((top + bottom) / 2) * scale),
  ]
  return ([px, py]: Point): Point => [x + px * scale, y + py * scale]
}

/** Levels by which what is drawn stands out from the cloth beside it. */
const visible = 10

function differs(a: Pixels, b: Pixels, [x, y]: Point, reach: number): boolean {
  for (let row = Math.max(0, Math.round(y - reach)); row <= Math.min(side - 1, Math.round(y + reach)); row++)
    for (let column = Math.max(0, Math.round(x - reach)); column <= Math.min(side - 1, Math.round(x + reach)); column++)
      for (let k = 0; k < 4; k++) {
        const at = (row * side + column) * 4 + k
        if (Math.abs(a[at] - b[at]) > visible) return true
      }
  return false
}

/** How many pixels differ by more than so many levels. */
const changed = (a: Pixels, b: Pixels, levels: number) =>
  a.filter((value, i) => i % 4 === 1 && Math.abs(value - b[i]) > levels).length

const biker = openGarment('biker', 'leather')
const parka = openGarment('parka', 'cotton')
const cables = openGarment('aranSweater', 'knit')
const top = openGarment('bardotTop', 'cotton')

/** Of how many of some places the picture differs with and without what lies there. */
function shareSeen(
  garment: typeof biker,
  style: DrawingStyle,
  places: readonly Path[],
  without: (piece: Piece) => Piece,
) {
  const place = placing(garment.pieces)
  const bare = garment.draw(style, without)
  const seen = places.filter((path) => path.some((point) => differs(garment.whole(style), bare, place(point), 2)))
  return seen.length / places.length
}

describe('what a garment is drafted with is seen in every hand', () => {
  const fittings: readonly [Fitting['kind'], typeof biker][] = [
    ['button', biker],
    ['snap', parka],
    ['buckle', parka],
    ['eyelet', parka],
  ]
  it.each(fittings)('every %s', (kind, garment) => {
    const places = garment.pieces.flatMap((piece) =>
      piece.fittings.filter((one) => one.kind === kind).map(({ at }) => [at]),
    )
    expect(places.length).toBeGreaterThan(0)
    for (const style of styles) {
      const bare = (piece: Piece) => ({ ...piece, fittings: piece.fittings.filter((one) => one.kind !== kind) })
      expect(shareSeen(garment, style, places, bare), style).toBe(1)
    }
  })

  const lines: readonly [LineKind, typeof biker][] = [
    ['seam', biker],
    ['topstitch', biker],
    ['zip', biker],
    ['edge', biker],
    ['fold', biker],
    ['detail', cables],
  ]
  it.each(lines)('the lines of each %s', (kind, garment) => {
    for (const style of styles) {
      const shown = style === 'flat' ? garment.pieces.map(construction) : garment.pieces
      const places = shown.flatMap((piece) => piece.lines.filter((line) => line.kind === kind).map(({ path }) => path))
      if (kind !== 'fold') expect(places.length).toBeGreaterThan(0)
      if (places.length === 0) continue
      const bare = (piece: Piece) => ({ ...piece, lines: piece.lines.filter((line) => line.kind !== kind) })
      // A photograph shows folds as light and shade alone.
      if (kind === 'fold' && style === 'realistic') {
        expect(shareSeen(garment, style, places, bare)).toBe(0)
        continue
      }
      // Some lines lie under a lapel or a pocket.
      expect(shareSeen(garment, style, places, bare), style).toBeGreaterThan(0.45)
    }
  })

  const handDrawn = styles.filter((style) => style !== 'flat')
  it.each(handDrawn)('folds in the cloth throw light and shade, in %s', (style) => {
    const bare = top.draw(style, (piece) => ({ ...piece, folds: [] }))
    expect(changed(top.whole(style), bare, 4)).toBeGreaterThan(300)
  })

  it.each(styles)('pieces that lie on others throw a shadow on them, in %s', (style) => {
    const bare = biker.draw(style, (piece) => ({ ...piece, castsShadow: false }))
    const whole = biker.whole(style)
    expect(whole.filter((value, i) => i % 4 === 1 && bare[i] - value > 3).length).toBeGreaterThan(200)
    // The colour of a pixel that is hardly covered is known but roughly.
    const lifted = whole.filter((value, i) => i % 4 === 1 && whole[i + 2] > 8 && value - bare[i] > 3)
    expect(lifted).toEqual(new Uint8ClampedArray())
  })

  it.each(['ink', 'illustration'] as const)('ribs of knitted bands are drawn, in %s', (style) => {
    const plain = cables.draw(style, (piece) => (piece.cloth === 'rib' ? { ...piece, cloth: 'own' } : piece))
    expect(changed(cables.whole(style), plain, visible)).toBeGreaterThan(100)
  })
})

describe('a fabric with hair', () => {
  const large = 4 * side
  /** Pixels of the edge of a coat. */
  const edge = (style: DrawingStyle, fabric: string) => {
    const picture = openGarment('wrapCoat', fabric, large).whole(style)
    const opaque = (pixel: number) => (picture[4 * pixel + 3] ?? 0) > 100
    return Array.from({ length: large ** 2 }, (_, at) => at).filter(
      (at) => opaque(at) && [1, -1, large, -large].some((step) => !opaque(at + step)),
    ).length
  }
  it.each(['ink', 'illustration', 'realistic'] as const)(
    'has a ragged edge where wool has a smooth one, in %s',
    (style) => {
      expect(edge(style, 'fur')).toBeGreaterThan(1.5 * edge(style, 'wool'))
    },
  )
})
