import type { Color } from '@toile/craft/colors/color.ts'
import { clamp, smooth } from '@toile/geometry'
import type { Mask } from '../mask.ts'
import type { Optics } from '../optics.ts'
import { type Fields, freshFields } from '../lentRoom.ts'
import { isDrawn, type Region, type Stage } from '../stage.ts'
import type { ClothMap } from './clothPlaces.ts'
import { swatchTile } from './swatches/swatchTile.ts'
import { textureAt } from '../textureAt.ts'

/** Pens per millimetre on cloth: swatches are laid out in units of 1/170 head of a body of 194 mm per head. */
export const weaveUnit = 170 / 194

/** The surface of a cloth per pixel of a region. */
export interface Weft {
  /** Brightness, 1 on plain cloth. */
  tone: Float32Array
  /** Share covered by thread; nothing for close cloth. */
  cover: Float32Array | null
  sparkle: Float32Array | null
  /** Number of a fleck's colour, 0 for none. */
  fleck: Uint8Array | null
}

/** Colours of the flecks in tweed, by their number. */
export const fleckColors: readonly Color[] = [
  { r: 0, g: 0, b: 0 },
  { r: 214, g: 164, b: 74 },
  { r: 70, g: 120, b: 124 },
  { r: 236, g: 228, b: 208 },
  { r: 168, g: 74, b: 52 },
  { r: 40, g: 38, b: 44 },
]

/** How much of a weave a style shows: ink and illustration only hint at what is fine. */
const shares = { realistic: 1, illustration: 0.7, ink: 0.7, flat: 0 }

/** Weaves that a hand draws as marks, since the cloth is named by them: how strongly in ink and in illustration. */
const marked: Partial<Record<Optics['weave'], readonly [ink: number, illustration: number]>> = {
  wale: [1.15, 0.8],
  rib: [1.8, 0.85],
  knit: [1.6, 0.95],
  cable: [1.4, 0.8],
  tweed: [0.9, 0.8],
  boucle: [1.5, 1.05],
  slub: [1.9, 0.95],
  twill: [1.8, 0.85],
  seersucker: [2.4, 0.9],
  jacquard: [2.3, 0.85],
  fur: [1.2, 0.9],
  gabardine: [2.2, 1],
  crepe: [2.6, 1],
  jersey: [2.2, 0.85],
  fleece: [2, 0.95],
  brushed: [1.4, 0.5],
  felt: [0.9, 0.7],
  suede: [1.9, 0.85],
}

/** Below so many pixels per head a weave is drawn larger, and at most so many times; marks of a hand are never finer than its brush. */
const survives = { woven: [115, 1.7], marked: [165, 2.4] } as const

/** Ink lets what is finer than its paper's tooth go; marks stay. */
const tooth = (pen: number) => Math.max(0.25, smooth(0.25, 0.8, pen))

function drawnIn(stage: Stage, weave: Optics['weave']): { share: number; larger: number } {
  const { style, pen, scale } = stage
  const marks = isDrawn(style) ? marked[weave] : undefined
  const [from, most] = marks ? survives.marked : survives.woven
  const share = marks ? (style === 'ink' ? marks[0] / tooth(pen) : marks[1]) : shares[style]
  return { share, larger: clamp(from / scale, 1, most) * nearer(stage, weave) }
}

/** Weaves that looks draw coarser than they are spun, so that they are seen from afar: pens from one stitch, rib or thread to the next, and the size of a real one as a share. */
const spun: Partial<Record<Optics['weave'], readonly [pens: number, share: number]>> = {
  knit: [7.5, 0.42],
  rib: [9.1, 0.42],
  tweed: [10.7, 0.62],
  boucle: [6.4, 0.7],
  wale: [8.5, 0.55],
  slub: [8, 0.6],
  twill: [4.1, 0.6],
  gabardine: [4, 0.6],
  cable: [21, 0.8],
}

/** Pixels that a stitch must keep to be one. */
const seen = 4.2

/** A product is seen near: its cloth is as fine as it is spun, where the picture is large enough to show it. */
function nearer({ buffer, pen }: Stage, weave: Optics['weave']): number {
  const known = buffer && spun[weave]
  return known ? clamp(seen / (known[0] * pen), known[1], 1) : 1
}

/** The weave under each covered pixel; nothing for plain surfaces. In a small picture it is drawn larger, so that it survives. */
export function weaveOver(
  stage: Stage,
  region: Region,
  mask: Mask,
  { weave, weaveStrength }: Optics,
  cloth: ClothMap | null,
  fields: Fields = freshFields,
): Weft | null {
  if (weave === 'none') return null
  const { share, larger } = drawnIn(stage, weave)
  const strength = weaveStrength * share
  if (!strength) return null
  const detail = stage.pen * larger
  const texels = stage.buffer && detail > 2.4 ? 4 : detail > 1.4 ? 2 : detail > 0.68 ? 1 : 0.5
  const tile = swatchTile(weave, texels)
  const size = mask.width * mask.height
  const weft: Weft = {
    tone: fields(size),
    cover: tile.cover && fields(size),
    sparkle: tile.sparkle && fields(size),
    fleck: tile.fleck && new Uint8Array(size),
  }
  const texture = textureAt(stage, region)
  const page = texels / larger / stage.pen
  const onCloth = (texels / larger) * weaveUnit
  const { side } = tile
  const last = side - 1
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      const u = (cloth ? cloth.u[i] * onCloth : (x + texture.x) * page) - 0.5
      const v = (cloth ? cloth.v[i] * onCloth : (y + texture.y) * page) - 0.5
      const left = Math.floor(u)
      const top = Math.floor(v)
      const fx = u - left
      const fy = v - top
      const a = (top & last) * side + (left & last)
      const b = (top & last) * side + ((left + 1) & last)
      const c = ((top + 1) & last) * side + (left & last)
      const d = ((top + 1) & last) * side + ((left + 1) & last)
      const upper = tile.tone[a] + (tile.tone[b] - tile.tone[a]) * fx
      const lower = tile.tone[c] + (tile.tone[d] - tile.tone[c]) * fx
      weft.tone[i] = 1 + strength * (upper + (lower - upper) * fy)
      if (weft.cover && tile.cover)
        weft.cover[i] =
          (tile.cover[a] * (1 - fx) + tile.cover[b] * fx) * (1 - fy) +
          (tile.cover[c] * (1 - fx) + tile.cover[d] * fx) * fy
      if (weft.sparkle && tile.sparkle) weft.sparkle[i] = tile.sparkle[a]
      if (weft.fleck && tile.fleck) weft.fleck[i] = tile.fleck[a]
    }
  }
  return weft
}
