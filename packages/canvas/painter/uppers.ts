import { blenders } from '../blending/index.ts'
import type { Blend } from '../document/blends.ts'
import type { Box } from '../tiles/box.ts'
import type { Tile } from '../tiles/tile.ts'
import { type Film, type Flat, filmOf, isStraight, layFilm } from './film.ts'

/** Lays something on a patch of a tile. */
export type Lay = (ground: Tile, patch: Readonly<Box>) => void

/** A thing that is laid above the layer that is worked on: a flat picture, or whatever needs to see its ground. */
export type Upper = Flat | { readonly kind: 'film'; readonly film: Film } | { readonly kind: 'lay'; readonly lay: Lay }

/** Modes that make a small difference of the ground a larger one: below them nothing may be rounded once more. */
const steep: readonly Blend[] = ['overlay', 'colorDodge', 'colorBurn', 'hardLight', 'softLight']

/** Whether a thing that is laid can make a difference below it larger. */
export const isSteep = (upper: Upper): boolean =>
  upper.kind === 'lay' || (upper.kind === 'flat' && steep.includes(upper.blend))

/** Whether a layer of some mode can. */
export const isSteepBlend = (blend: Blend): boolean => steep.includes(blend)

/** Flat pictures of straight modes that follow each other as one film, which is rounded once; what lies below something steep stays as it is. */
export function joined(uppers: readonly Upper[], keepsAll: boolean): readonly Upper[] {
  const from = keepsAll ? uppers.length : uppers.findLastIndex(isSteep) + 1
  const out: Upper[] = uppers.slice(0, from)
  let run: Flat[] = []
  const settle = () => {
    const [first] = run
    if (first && run.length === 1) out.push(first)
    else if (first) out.push({ kind: 'film', film: filmOf(run) })
    run = []
  }
  for (const upper of uppers.slice(from)) {
    if (upper.kind === 'flat' && isStraight(upper.blend)) run.push(upper)
    else {
      settle()
      out.push(upper)
    }
  }
  settle()
  return out
}

/** Lays the things above, bottom first. */
export function layUppers(uppers: readonly Upper[], ground: Tile, patch: Readonly<Box>, atop: boolean): void {
  for (const upper of uppers)
    if (upper.kind === 'lay') upper.lay(ground, patch)
    else if (upper.kind === 'film') layFilm(upper.film, ground, patch)
    else blenders[upper.blend](ground, upper.tile, patch, upper.opacity, upper.mask, atop)
}
