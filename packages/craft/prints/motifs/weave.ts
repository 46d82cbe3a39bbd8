import { smooth } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { mixColors } from '../../colors/mixColors.ts'
import { choiceKnob } from '../../garments/knob.ts'
import type { PrintTile } from '../print.ts'

/** Sets a tile as woven cloth: one colour per warp thread (across) and per weft thread (down), in the given interlacing; threads finer than a pixel melt into their mean. The tile's edge runs along the middle of a thread. */
export function weave(
  tile: PrintTile,
  warp: readonly Color[],
  weft: readonly Color[],
  { over, contrast }: { over: (warpThread: number, weftThread: number) => boolean; contrast: number },
): void {
  const thread = (tile.width / warp.length) * tile.pixels
  const share = 0.5 + 0.5 * contrast * smooth(0.6, 1.6, thread)
  tile.texels((u, v) => {
    const i = Math.floor(u * warp.length + 0.5) % warp.length
    const j = Math.floor(v * weft.length + 0.5) % weft.length
    return mixColors(weft[j], warp[i], over(i, j) ? share : 1 - share)
  })
}

/** The two-and-two twill of tartans and houndstooth. */
export const twill = (warpThread: number, weftThread: number) => (((warpThread + weftThread) % 4) + 4) % 4 < 2

/** How warp and weft cross, by name; each repeats every four threads. */
export const interlacings = {
  twill,
  leftTwill: (warpThread: number, weftThread: number) => twill(warpThread, -weftThread),
  plain: (warpThread: number, weftThread: number) => (warpThread + weftThread) % 2 === 0,
  basket: (warpThread: number, weftThread: number) => ((warpThread >> 1) + (weftThread >> 1)) % 2 === 0,
}

/** The weave of a woven check. */
export const weaveKnob = choiceKnob('Weave', [
  { id: 'twill', label: 'Twill' },
  { id: 'leftTwill', label: 'Left-hand twill' },
  { id: 'plain', label: 'Plain weave' },
  { id: 'basket', label: 'Basket weave' },
])

/** Threads of a symmetric sett: counts read forwards and then back, the two pivots not doubled. */
export function sett<T>(counts: readonly (readonly [T, number])[]): T[] {
  const half = counts.flatMap(([color, count]) => Array.from({ length: count }, () => color))
  return [...half, ...half.slice(1, -1).reverse()]
}
