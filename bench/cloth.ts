import { type Color, colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import { makePiece } from '@toile/craft/garments/piece.ts'
import type { Path } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { dyeOver } from '@toile/picture/cloth/dyeOver.ts'
import { clothMap } from '@toile/picture/cloth/clothMap.ts'
import { openTile } from '@toile/picture/cloth/tile.ts'
import { clothOptics } from '@toile/picture/raster/optics.ts'
import { paint } from '@toile/picture/raster/paint.ts'
import { openStage, type Stage } from '@toile/picture/raster/stage.ts'
import { openServerHost } from '../apps/server/host/canvas.ts'

const host = openServerHost()
const square: Path = [
  [0, 1],
  [4, 1],
  [4, 5],
  [0, 5],
]
const piece = makePiece('bodice', 'square', [square], {
  left: [sure(square[0]), sure(square[3])],
  right: [sure(square[1]), sure(square[2])],
})
const dyes = ['#c6503f', '#2f4a6b', '#e8dfc9', '#1d1b22', '#2f6a4f', '#d9a93c'].flatMap((hex) => fromHex(hex) ?? [])
const white: Color = { r: 255, g: 255, b: 255 }
const widths = [40, 80, 120]

const standing = () => {
  const figure = figureOf({ person: 'ines', pose: 'neutral', mirrored: false })
  if (!figure) throw new Error('Nobody stands straight')
  return figure
}

const openSheet = (style: Stage['style'], scale: number) =>
  openStage(host, { width: scale * 5, height: scale * 6, scale, origin: [scale * 0.5, 0], style, seed: 1 })

/** The largest CIEDE2000 distance between a dye and the median of the flat cloth drawn in it, over every opaque fabric and hand. */
export function worstColorError(): number {
  const figure = standing()
  const errors = (['ink', 'illustration', 'realistic'] as const).flatMap((style) =>
    fabrics
      .filter(({ opacity }) => opacity === 1)
      .flatMap((fabric) =>
        dyes.map((dye) => {
          const stage = openSheet(style, 40)
          const cloth = (region: Parameters<typeof clothMap>[3]) => clothMap(stage, piece, figure, region)
          paint(stage, { outlines: [square], optics: clothOptics(fabric), fullness: 0, albedo: dye, cloth })
          return colorDistance(medianOf(stage), dye)
        }),
      ),
  )
  return Math.max(...errors)
}

/** The largest error of a print's repeat against its width in millimetres, as a share. */
export function worstScaleError(): number {
  const figure = standing()
  const errors = widths.map((width) => {
    const stage = openSheet('flat', 100)
    const placement = {
      source: { kind: 'construction' as const, print: 'halves', colors: [white], seed: 1 },
      mode: 'overall' as const,
      repeat: 'straight' as const,
      width,
      x: 0,
      y: 0,
      angle: 90,
      opacity: 1,
    }
    const millimetre = stage.scale / figure.millimetresPerHead
    const print = { tile: openTile(halves(64)), placement, pixelsPerMillimetre: millimetre }
    paint(stage, {
      outlines: [square],
      optics: clothOptics(fabrics[0]),
      fullness: 0,
      wobble: 0,
      albedo: dyeOver({ base: white, gradient: null, print }, (region) => clothMap(stage, piece, figure, region)),
    })
    const edges = edgesDown(stage, stage.scale * 2.5)
    const repeat = ((edges.at(-1) ?? 0) - sure(edges[0])) / (edges.length - 1)
    return Math.abs(repeat / (width * millimetre) - 1)
  })
  return Math.max(...errors)
}

/** A tile whose left half is black. */
function halves(side: number) {
  const rgba = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let i = 0; i < side * side; i++) if (i % side < side / 2) rgba.fill(0, i * 4, i * 4 + 3)
  return { width: side, height: side, rgba }
}

function medianOf({ context, scale }: Stage): Color {
  const { data } = context.getImageData(scale, scale * 1.5, scale * 3, scale * 3)
  const channel = (k: number) => {
    const values = Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + k]!).toSorted((a, b) => a - b)
    return sure(values[values.length >> 1])
  }
  return { r: channel(0), g: channel(1), b: channel(2) }
}

/** Places where white turns to black down a column of pixels, between pixels. */
function edgesDown({ context, scale }: Stage, x: number): number[] {
  const from = Math.round(scale * 1.15)
  const { data } = context.getImageData(Math.round(x), from, 1, Math.round(scale * 3.7))
  const found: number[] = []
  for (let i = 1; i < data.length / 4; i++) {
    const [above, here] = [data[(i - 1) * 4]!, data[i * 4]!]
    if (above > 128 && here <= 128) found.push(from + i - 1 + (above - 128) / (above - here))
  }
  return found
}
