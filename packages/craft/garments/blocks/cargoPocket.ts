import { add, mix, type Point } from '@toile/geometry'
import { makePiece, type Piece } from '../piece.ts'
import { acrossLeg } from './acrossLeg.ts'
import { seam, topstitch } from '../marks.ts'
import type { TrouserLeg } from './trouserLeg.ts'

/** A bellows pocket with a flap on the outside of a leg; level of its top and height in heads. */
export function cargoPocket(leg: TrouserLeg, top: number, height: number): Piece[] {
  const [outerTop, innerTop] = acrossLeg(leg, top)
  const [outerFoot, innerFoot] = acrossLeg(leg, top + height)
  const at = (across: number, down: number): Point =>
    mix(mix(outerTop, innerTop, across), mix(outerFoot, innerFoot, across), down)
  const pieceOf = (name: string, outline: Point[], order: number, lines: Point[][], more: Partial<Piece>) => {
    const left = leg.side < 0 ? [outline[0], outline[outline.length - 1]] : [outline[1], outline[2]]
    const right = leg.side < 0 ? [outline[1], outline[2]] : [outline[0], outline[outline.length - 1]]
    return makePiece('pocket', `${name}${leg.leg}`, [outline], {
      order,
      left,
      right,
      fullness: 0.35,
      lines: lines.map((path) => topstitch(path)),
      ...more,
    })
  }
  const [from, to] = [-0.05, 0.64]
  const inset = (share: number) => from + (to - from) * share
  const bag = pieceOf('pocket', [at(from, 0), at(to, 0), at(to, 1), at(from, 1)], 2, [], {
    lines: [
      topstitch([at(inset(0.06), 0.1), at(inset(0.06), 0.95), at(inset(0.94), 0.95), at(inset(0.94), 0.1)]),
      seam([at(inset(0.4), 0), at(inset(0.4), 1)], 1.1),
      seam([at(inset(0.6), 0), at(inset(0.6), 1)], 1.1),
    ],
  })
  const flapEdge = [at(inset(1.05), 0.3), add(at(inset(0.5), 0.3), [0, 0.06]), at(inset(-0.05), 0.3)]
  const flap = pieceOf(
    'flap',
    [at(inset(-0.05), -0.04), at(inset(1.05), -0.04), ...flapEdge],
    3,
    [[at(inset(0), 0), at(inset(0), 0.25), add(at(inset(0.5), 0.26), [0, 0.05]), at(inset(1), 0.25), at(inset(1), 0)]],
    { fittings: [{ at: add(at(inset(0.5), 0.22), [0, 0.03]), radius: 0.02, kind: 'snap' }] },
  )
  return [bag, flap]
}
