import { add, joined, mix, type Path, type Point, quadratic, reversed } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { detailed, topstitch } from '../marks.ts'
import { proportionOf, sides } from '../upperBody.ts'

/** A straight stitched band below a jacket's hem: whole when closed, one half on each front when `fronts` are open. */
export function hemBand(figure: Figure, bodice: Bodice, height: number, fronts: readonly Piece[] = []): Piece[] {
  const { tall } = proportionOf(figure)
  const deep = height * tall
  const whole = bodice.hem
  if (!fronts.length) return [band('hemBand', whole, deep, [0.015, -0.015])]
  return sides.map((side, i) => {
    const { left, right } = fronts[i]
    const from = left[left.length - 1]
    const to = right[right.length - 1]
    const run = quadratic(from, add(mix(from, to, 0.5), [0, 0.05]), to, 12)
    return band(`hemBand${i}`, run, deep, side < 0 ? [0.015, 0] : [0, -0.015])
  })
}

function band(name: string, top: Path, deep: number, inset: readonly [number, number]): Piece {
  const last = top.length - 1
  const low = top.map(([x, y], i): Point => [x + inset[0] * (1 - i / last) + inset[1] * (i / last), y + deep])
  const row = (share: number) => top.map((point, i) => mix(point, low[i], share)).slice(1, -1)
  const piece = makePiece('band', name, [joined(top, reversed(low))], {
    order: 2,
    left: [top[0], low[0]],
    right: [top[last], low[last]],
    fullness: 0.28,
  })
  return detailed(piece, { lines: [topstitch(row(0.16)), topstitch(row(0.84))] })
}
