import type { Piece } from '@toile/craft/garments/piece.ts'
import { boundsOf, type Chance, openChance, type Point, rotate } from '@toile/geometry'
import { gauss } from '../../../kernels/boxBlur.ts'
import { type Mask, planeOf } from '../../../kernels/plane.ts'
import type { Pixels } from '../../../surface.ts'
import type { AnchorName } from '../anchor.ts'
import { type DrawnFlat, drawFlat } from '../flats/drawnFlat.ts'
import type { Flat } from '../flats/closedFlat.ts'
import { entriesOf } from '../recognise/template.ts'
import type { Disturbance } from './disturbance.ts'
import { jpegNoise } from './jpegNoise.ts'
import { paintSheet } from './paintSheet.ts'

/** A sheet with what is known about it. */
export interface TruthSheet {
  pixels: Pixels
  cloth: Mask
  anchors: Partial<Record<AnchorName, Point>>
  /** Pixels from the garment's top to its bottom. */
  height: number
}

/** Draws a drafted flat onto a sheet of about `size` pixels and disturbs it; the same seed gives the same sheet. */
export function truthSheet(
  flat: Flat & { pieces: readonly Piece[] },
  how: Disturbance,
  size: number,
  seed: number,
): TruthSheet {
  const chance = openChance(seed)
  const bounds = boundsOf(...flat.outlines)
  const scale = (size * 0.78) / Math.max(bounds.bottom - bounds.top, bounds.right - bounds.left)
  const [across, down] = [(bounds.right - bounds.left) * scale, (bounds.bottom - bounds.top) * scale]
  const lean = Math.abs(how.lean ?? 0)
  const width = Math.round(across * 1.3 + down * lean)
  const height = Math.round(down * 1.28 + across * lean)
  const middle: Point = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2]
  const place = (p: Point): Point => {
    const [x, y] = rotate([(p[0] - middle[0]) * scale, (p[1] - middle[1]) * scale], how.lean ?? 0)
    const near = 1 + ((how.perspective ?? 0) * y) / height
    return [width / 2 + x * near, height / 2 + y * near]
  }
  const drawn = drawFlat(flat.pieces, { width, height, place, pen: how.pen ?? 2 })
  const anchors = Object.fromEntries(entriesOf(flat.anchors).map(([name, at]) => [name, place(at)]))
  if (how.gaps) interrupt(drawn, how.gaps, chance)
  const pixels = paintSheet(drawn, how, seed)
  if (how.blur) blurred(pixels, how.blur)
  if (how.noise) noised(pixels, how.noise, chance)
  if (how.jpeg) jpegNoise(pixels, how.jpeg)
  return { pixels, cloth: drawn.cloth, anchors, height: down }
}

/** Rubs short pieces out of the garment's outline. */
function interrupt({ cloth, lines }: DrawnFlat, count: number, chance: Chance) {
  const { width, values } = cloth
  const border = [...values.keys()].filter((i) => values[i] && (!values[i - 1] || !values[i + width]))
  for (let k = 0; k < count; k++) {
    const at = chance.pick(border)
    const radius = chance.between(2.5, 6.5)
    for (let dy = -6; dy <= 6; dy++) {
      for (let dx = -6; dx <= 6; dx++) if (Math.hypot(dx, dy) < radius) lines.values[at + dy * width + dx] = 0
    }
  }
}

function blurred(pixels: Pixels, sigma: number) {
  for (let c = 0; c < 3; c++) {
    const soft = gauss(
      planeOf(pixels, (i) => pixels.rgba[i * 4 + c]),
      sigma,
    )
    for (let i = 0; i < soft.values.length; i++) pixels.rgba[i * 4 + c] = soft.values[i]
  }
}

function noised({ rgba }: Pixels, strength: number, chance: Chance) {
  for (let i = 0; i < rgba.length; i++) if (i % 4 < 3) rgba[i] += chance.bell() * strength * 1.7
}
