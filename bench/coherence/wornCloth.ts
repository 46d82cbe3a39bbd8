import type { Color } from '@toile/craft/colors/color.ts'
import { readLook } from '@toile/craft/designs/compose/wornLook.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import type { Pixels } from '@toile/picture/surface.ts'

/** The tile a print is laid with, or nothing when it cannot be painted. */
export type TileOf = (placement: Placement) => Pixels | null

/** One piece of cloth of a look: how much of the look it shows, and the colours it is seen in. */
export interface Cloth {
  look: number
  worn: Worn
  area: number
  colors: readonly { color: Color; weight: number }[]
}

const samples = 60
/** What a traced sketch shows, of which no cut is known. */
const unknownArea = 0.05

/** Every piece of cloth that covers a body in a collection, accessories left out. */
export const clothOf = (designs: readonly Design[], tileOf: TileOf): Cloth[] =>
  designs.flatMap((design, look) => {
    const { garments, areas } = readLook(design)
    return garments.map((worn, i) => {
      const area = areas[i] ?? unknownArea
      return { look, worn, area, colors: colorsOf(worn, area, tileOf) }
    })
  })

/** A catalogue's print by its inks, the ground first and most; a picture or what is made of one by the pixels of its tile; else the fill. */
function colorsOf({ fill, print }: Worn, area: number, tileOf: TileOf): Cloth['colors'] {
  if (print?.source.kind === 'construction') {
    const { colors } = print.source
    return colors.map((color, k) => ({
      color,
      weight: (area * (k ? 0.5 : 0.5 + 0.5 * colors.length)) / colors.length,
    }))
  }
  if (print) {
    const tile = tileOf(print)
    if (tile) return sampled(tile, area)
    if (print.source.kind === 'derived') return even(print.source.colors, area)
  }
  return fill.kind === 'solid'
    ? [{ color: fill.color, weight: area }]
    : even(
        fill.gradient.stops.map(({ color }) => color),
        area,
      )
}

const even = (colors: readonly Color[], area: number) =>
  colors.map((color) => ({ color, weight: area / Math.max(1, colors.length) }))

function sampled({ width, height, rgba }: Pixels, area: number): Cloth['colors'] {
  return Array.from({ length: samples }, (_, k) => {
    const at = Math.floor(((k + 0.5) / samples) * width * height) * 4
    return { color: { r: rgba[at]!, g: rgba[at + 1]!, b: rgba[at + 2]! }, weight: area / samples }
  })
}
