import type { Piece } from '@toile/fashion/garments/piece.ts'
import { boundsOf, type Chance, openChance, type Point, rotate } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import type { AnchorName } from '../anchor.ts'
import { drawFlat } from '../flats/drawnFlat.ts'
import type { Flat } from '../flats/flat.ts'
import { gauss } from '../kernels/blur.ts'
import { type Mask, planeOf } from '../kernels/plane.ts'
import { entriesOf } from '../recognise/template.ts'
import { jpegNoise } from './jpegNoise.ts'

/** What a sheet went through before it was uploaded. */
export interface Disturbance {
  name: string
  /** The cloth's colour; white paper shows where there is none. */
  color?: readonly [number, number, number]
  ground?: readonly [number, number, number]
  /** Without ground. */
  transparent?: boolean
  lean?: number
  /** How far a side of the sheet is nearer to the camera, as a share. */
  perspective?: number
  pen?: number
  ink?: number
  blur?: number
  noise?: number
  texture?: number
  shadow?: number
  dropShadow?: number
  grid?: boolean
  jpeg?: number
}

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
  const width = Math.round((bounds.right - bounds.left) * scale * 1.3)
  const height = Math.round((bounds.bottom - bounds.top) * scale * 1.28)
  const middle: Point = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2]
  const place = (p: Point): Point => {
    const [x, y] = rotate([(p[0] - middle[0]) * scale, (p[1] - middle[1]) * scale], how.lean ?? 0)
    const near = 1 + ((how.perspective ?? 0) * y) / height
    return [width / 2 + x * near, height / 2 + y * near]
  }
  const { cloth, lines } = drawFlat(flat.pieces, { width, height, place, pen: how.pen ?? 2 })
  const anchors = Object.fromEntries(entriesOf(flat.anchors).map(([name, at]) => [name, place(at)]))
  const pixels = coloured(cloth, lines.values, how, chance)
  if (how.blur) blurred(pixels, how.blur)
  if (how.noise) noised(pixels, how.noise, chance)
  if (how.jpeg) jpegNoise(pixels, how.jpeg)
  return { pixels, cloth, anchors, height: (bounds.bottom - bounds.top) * scale }
}

function coloured(cloth: Mask, lines: Float32Array, how: Disturbance, chance: Chance): Pixels {
  const { width, height } = cloth
  const paper = how.ground ?? [255, 255, 255]
  const grain = gauss(
    planeOf(cloth, () => chance.bell()),
    1.2,
  ).values
  const drop = gauss(
    planeOf(cloth, (i) => cloth.values[i]),
    8,
  ).values
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < cloth.values.length; i++) {
    const x = i % width
    const y = (i - x) / width
    let light = 1 + (how.texture ?? 0) * grain[i]
    if (how.shadow) light -= how.shadow / (1 + Math.exp(-((x / width + y / height - 1) * 9)))
    if (how.grid && (x % 26 === 7 || y % 26 === 11)) light -= 0.1
    const under = how.dropShadow ? 1 - how.dropShadow * drop[Math.max(0, y - 6) * width + Math.max(0, x - 5)] : 1
    const ink = lines[i] * (how.ink ?? 0.9)
    for (let c = 0; c < 3; c++) {
      const base =
        cloth.values[i] && how.color
          ? how.color[c] * Math.min(1, light + 0.1)
          : paper[c] * light * (cloth.values[i] ? 1 : under)
      rgba[i * 4 + c] = base * (1 - ink) + 25 * ink
    }
    rgba[i * 4 + 3] = how.transparent && !cloth.values[i] ? 255 * lines[i] : 255
  }
  return { width, height, rgba }
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
