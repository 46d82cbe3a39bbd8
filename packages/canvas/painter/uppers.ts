import { blenders } from '../blending/index.ts'
import type { Blend } from '../document/blends.ts'
import type { Box } from '../tiles/box.ts'
import type { Tile } from '../tiles/tile.ts'
import { type Flat, joinedNormal } from './joinedNormal.ts'

/** Lays something on a patch of a tile. */
export type Lay = (ground: Tile, patch: Readonly<Box>) => void

/** A thing that is laid above the layer that is worked on: a flat picture, or whatever needs to see its ground. */
export type Upper = Flat | { readonly kind: 'lay'; readonly lay: Lay }

/** Modes that make a small difference of the ground a larger one: below them nothing may be rounded once more. */
const steep: readonly Blend[] = ['overlay', 'colorDodge', 'colorBurn', 'hardLight', 'softLight']

/** Whether a thing that is laid can make a difference below it larger. */
export const isSteep = (upper: Upper): boolean => upper.kind === 'lay' || steep.includes(upper.blend)

/** Whether a layer of some mode can. */
export const isSteepBlend = (blend: Blend): boolean => steep.includes(blend)

/** Flat pictures that follow each other in normal mode as one, because source-over is associative; what lies below something steep stays as it is. */
export function joined(uppers: readonly Upper[], keepsAll: boolean): readonly Upper[] {
  const from = keepsAll ? uppers.length : uppers.findLastIndex(isSteep) + 1
  const out: Upper[] = uppers.slice(0, from)
  let run: Flat[] = []
  const settle = () => {
    const [first] = run
    if (first && run.length === 1) out.push(first)
    else if (first) out.push({ kind: 'flat', tile: joinedNormal(run), blend: 'normal', opacity: 1, mask: undefined })
    run = []
  }
  for (const upper of uppers.slice(from)) {
    if (upper.kind === 'flat' && upper.blend === 'normal') run.push(upper)
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
    else blenders[upper.blend](ground, upper.tile, patch, upper.opacity, upper.mask, atop)
}
