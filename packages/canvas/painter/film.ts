import { maskedBy, shareOf, weightOf } from '../blending/laying.ts'
import type { Blend } from '../document/blends.ts'
import type { Box } from '../tiles/box.ts'
import { side, type Tile } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'

/** A flat picture and how it lies. */
export interface Flat {
  readonly kind: 'flat'
  readonly tile: Tile
  readonly blend: Blend
  readonly opacity: number
  readonly mask: Tile | undefined
}

/** Several pictures on each other as one, over an opaque ground: a number for each channel of a pixel that holds what is added, in 128ths of a step, and in its lower half what the ground is multiplied by, in 16,384ths. */
export type Film = Int32Array

const one = 16384

/** What a mode makes of a channel of the ground is a sum of what it adds and what it keeps of it, by the source. */
interface Straight {
  adds(source: number): number
  keeps(source: number): number
}

const straight: Partial<Readonly<Record<Blend, Straight>>> = {
  normal: { adds: (s) => s, keeps: () => 0 },
  multiply: { adds: () => 0, keeps: (s) => s / 255 },
  screen: { adds: (s) => s, keeps: (s) => 1 - s / 255 },
  exclusion: { adds: (s) => s, keeps: (s) => 1 - (2 * s) / 255 },
}

const tables = new Map<Blend, { adds: Int32Array; keeps: Int32Array }>()

/** What a mode adds and keeps by each value of the source; nothing where it is not of this kind. */
function tablesOf(blend: Blend): { adds: Int32Array; keeps: Int32Array } | undefined {
  const [known, form] = [tables.get(blend), straight[blend]]
  if (known || !form) return known
  const made = {
    adds: Int32Array.from({ length: 256 }, (_, s) => Math.round(form.adds(s) * 128)),
    keeps: Int32Array.from({ length: 256 }, (_, s) => Math.round(form.keeps(s) * one)),
  }
  tables.set(blend, made)
  return made
}

/** Whether pictures in this mode can become a film. */
export const isStraight = (blend: Blend): boolean => straight[blend] !== undefined

/** A channel of a film with another picture on it; the weight in 32,768ths. */
function layer(channel: number, adds: number, keeps: number, weight: number): number {
  const added = channel >> 16
  const kept = (channel << 16) >> 16
  const more = added + ((Math.imul(adds + ((Math.imul(keeps, added) + 8192) >> 14) - added, weight) + one) >> 15)
  const rest = kept + ((Math.imul(((Math.imul(keeps, kept) + 8192) >> 14) - kept, weight) + one) >> 15)
  return (more << 16) | (rest & 0xffff)
}

/** Pictures that lie on each other as a film, bottom first; each is of a straight mode. */
export function filmOf(flats: readonly Flat[]): Film {
  const film = new Int32Array(side * side * 3).fill(one)
  for (const { tile, blend, opacity, mask } of flats) {
    const [over, shown, table] = [wordsOf(tile), mask && wordsOf(mask), tablesOf(blend)]
    if (!table) continue
    const { adds, keeps } = table
    const share = shareOf(opacity)
    for (let i = 0, at = 0; i < side * side; i++, at += 3) {
      const pixel = over[i]!
      if (pixel >>> 24 === 0) continue
      const weight = (shown ? maskedBy(weightOf(pixel, share), shown[i]!) : weightOf(pixel, share)) >> 1
      const [red, green, blue] = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]
      film[at] = layer(film[at]!, adds[red]!, keeps[red]!, weight)
      film[at + 1] = layer(film[at + 1]!, adds[green]!, keeps[green]!, weight)
      film[at + 2] = layer(film[at + 2]!, adds[blue]!, keeps[blue]!, weight)
    }
  }
  return film
}

/** A channel of the ground under a film. */
const under = (channel: number, ground: number): number =>
  (((channel >> 16) << 7) + Math.imul((channel << 16) >> 16, ground) + 8192) >> 14

/** Lays a film on a patch of an opaque tile. */
export function layFilm(film: Film, ground: Tile, { x0, y0, x1, y1 }: Readonly<Box>): void {
  const words = wordsOf(ground)
  for (let y = y0; y < y1; y++)
    for (let i = y * side + x0, end = y * side + x1, at = i * 3; i < end; i++, at += 3) {
      const pixel = words[i]!
      words[i] =
        (pixel & 0xff000000) |
        (under(film[at + 2]!, (pixel >>> 16) & 255) << 16) |
        (under(film[at + 1]!, (pixel >>> 8) & 255) << 8) |
        under(film[at]!, pixel & 255)
    }
}
