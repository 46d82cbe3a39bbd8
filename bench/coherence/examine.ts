import type { Color } from '@toile/craft/colors/color.ts'
import { measure } from '@toile/craft/designs/compose/measures.ts'
import { extractPalette } from '@toile/picture/reading/palette/extractPalette.ts'
import type { Drawing } from '@toile/picture/scenes/openDrawing.ts'
import type { Host, Pixels } from '@toile/picture/surface.ts'
import { type Portrait, portraitOf } from './collectionDistance.ts'
import type { Asked, Collection } from './collectionOf.ts'
import { accentShare, accentsOf, colorsMet, colorsSeen, looksPlain, wornColors } from './colorsMet.ts'
import { type Merchandise, merchandiseOf } from './merchandise.ts'
import { printedCloth } from './printedCloth.ts'
import { type Texture, textureOf } from './texture.ts'
import { type Spot, spotsOf } from './transport.ts'
import { clothOf } from './wornCloth.ts'

/** A photograph as the judges see it. */
export interface Seen {
  id: string
  pixels: Pixels
  palette: ReturnType<typeof extractPalette>
  spots: readonly Spot[]
  texture: Texture
}

/** A collection as the judges see it, and what it is made of. */
export interface Examined extends Merchandise {
  portrait: Portrait
  /** The colours of the small line-up, skin and hair with them. */
  spots: readonly Spot[]
  textures: readonly { area: number; texture: Texture }[]
  met: number
  colors: number
  /** The share of the cloth in the photograph's accents; nothing where it has none. */
  accents: number | null
  /** In how many looks each asked colour is plain, and their share of the cloth. */
  asked: readonly number[]
  askedShare: number
  broken: readonly string[]
  times: Collection['times']
}

const lineUpHeight = 190

const spotsIn = (palette: Seen['palette']) => spotsOf(palette.map(({ color, share }) => ({ color, weight: share })))

export function seePhotograph(id: string, pixels: Pixels): Seen {
  const palette = extractPalette(pixels, 8)
  return { id, pixels, palette, spots: spotsIn(palette), texture: textureOf(pixels) }
}

/** The desk's cloth of a collection, its tiles as fine as the swatches need them, so that each is painted once. */
export const clothOn = ({ sources }: Drawing, { designs }: Collection) =>
  clothOf(designs, ({ source, width, repeat }) => sources.tile(source, 1, width, repeat))

/** Looks at a collection in every way that is measured. */
export function examine(host: Host, desk: Drawing, photograph: Seen, { colors }: Asked, made: Collection): Examined {
  const { designs, brief, times } = made
  const cloth = clothOn(desk, made)
  const worn = wornColors(cloth)
  const accents = accentsOf(photograph.palette)
  return {
    ...merchandiseOf(designs),
    portrait: portraitOf(designs, cloth),
    spots: spotsIn(extractPalette(lineUp(desk, designs), 10)),
    textures: printedCloth(host, desk.sources, cloth).map(({ area, pixels }) => ({ area, texture: textureOf(pixels) })),
    met: colorsMet(photograph.palette, worn),
    colors: colorsSeen(worn),
    accents: accents.length ? accentShare(photograph.palette, accents, worn) : null,
    asked: looksPlain(colors, cloth),
    askedShare: shareAsked(colors, worn),
    broken: measure(designs, brief).broken.map(({ rule }) => rule),
    times,
  }
}

/** Asked colours are worn as they are. */
const shareAsked = (colors: readonly Color[], worn: ReturnType<typeof wornColors>) =>
  worn
    .filter(({ color }) => colors.some(({ r, g, b }) => r === color.r && g === color.g && b === color.b))
    .reduce((sum, { share }) => sum + share, 0)

function lineUp(desk: Drawing, designs: Collection['designs']): Pixels {
  const surface = desk.draw({ kind: 'lineUp', designs, width: 0, height: lineUpHeight, ground: null })
  const { width, height } = surface
  return { width, height, rgba: surface.getContext('2d').getImageData(0, 0, width, height).data }
}
