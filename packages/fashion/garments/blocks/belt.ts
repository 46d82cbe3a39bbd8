import { add, along, joined, mix, offset, type Point, quadratic, reversed } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { detailed, topstitch } from './marks.ts'
import { lapSide, proportionOf } from './upperBody.ts'

export interface BeltOptions {
  /** Height in heads of the adult woman. */
  height?: number
  leather?: boolean
  buckle?: boolean
  /** Length of the hanging end. */
  end?: number
}

/** A belt around a garment at a level, with its buckle and hanging end in front. */
export function draftBelt(figure: Figure, bodice: Bodice, level: number, options: BeltOptions = {}): Piece[] {
  const { tall } = proportionOf(figure)
  const half = ((options.height ?? 0.14) / 2) * tall
  const at = (side: -1 | 1, y: number): Point => add(bodice.sideAt(side, y), [side * 0.008, 0])
  const row = (y: number) => {
    const left = at(-1, y)
    const right = at(1, y)
    return quadratic(left, add(mix(left, right, 0.5), [0, 0.09]), right, 16)
  }
  const top = row(level - half)
  const low = row(level + half)
  const left = [top[0], low[0]]
  const right = [top[top.length - 1], low[low.length - 1]]
  const look = {
    fullness: 0.5,
    colour: options.leather ? ('trim' as const) : ('main' as const),
    cloth: options.leather ? ('leather' as const) : ('own' as const),
    takesPrint: false,
  }
  const belt = detailed(
    makePiece('waistband', 'belt', [joined(top, reversed(low))], { ...look, order: 2, left, right }),
    {
      lines: [topstitch(offset(top, 0.016), 0.8), topstitch(offset(low, -0.016), 0.8)],
    },
  )
  if (figure.view === 'back') return [belt]
  const lap = lapSide(figure)
  const share = 0.5 - lap * 0.03
  const buckle = mix(along(top, share), along(low, share), 0.5)
  const pieces =
    options.buckle === false
      ? [belt]
      : [detailed(belt, { fittings: [{ at: buckle, radius: half * 1.15, kind: 'buckle' }] })]
  if (!options.end) return pieces
  const root = add(buckle, [lap * 0.12, half * 0.4])
  const long = options.end * tall
  const hanging = [
    add(root, [-0.045, 0]),
    add(root, [0.045, -0.01]),
    add(root, [lap * 0.1 + 0.05, long]),
    add(root, [lap * 0.1, long + 0.035]),
    add(root, [lap * 0.1 - 0.05, long + 0.01]),
  ]
  return [
    ...pieces,
    makePiece('tie', 'beltEnd', [hanging], {
      ...look,
      order: 3,
      left: [hanging[0], hanging[4]],
      right: [hanging[1], hanging[2]],
    }),
  ]
}
