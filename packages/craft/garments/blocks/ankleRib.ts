import { add, type Chance, mix, type Point, part, quadratic } from '@toile/geometry'
import { type DrawnLine, makePiece, type Piece } from '../piece.ts'
import { crease } from '../marks.ts'
import type { TrouserLeg } from './trouserLeg.ts'

/** A knitted cuff at a trouser hem, `height` heads tall, and the gathers it draws into the leg. */
export function ankleRib(leg: TrouserLeg, height: number, chance: Chance): { rib: Piece; gathers: DrawnLine[] } {
  const { hem } = leg
  const [from, to] = [hem[0], hem[hem.length - 1]]
  const middle = mix(from, to, 0.5)
  const low = (corner: Point) => add(mix(corner, middle, 0.22), [0, height])
  // As deep in its middle as the hem that it is sewn to.
  const dip = Math.max(0.025, part(hem, 0.5, 0.5, 2)[0][1] - middle[1])
  const bottom = quadratic(low(to), add(mix(low(from), low(to), 0.5), [0, 2 * dip]), low(from), 10)
  const ribs = Array.from({ length: 9 }, (_, k): DrawnLine => {
    const share = (k + 1) / 10
    const path = [
      part(hem, share, share, 2)[0],
      add(mix(low(from), low(to), share), [0, dip * 4 * share * (1 - share)]),
    ]
    return { path, weight: 0.9, kind: 'seam', taper: [0.15, 0.15] }
  })
  const leftFirst = from[0] < to[0]
  const rib = makePiece('band', `ankleRib${leg.leg}`, [[...hem, ...bottom]], {
    order: leg.piece.order,
    left: leftFirst ? [from, low(from)] : [to, low(to)],
    right: leftFirst ? [to, low(to)] : [from, low(from)],
    fullness: 0.35,
    cloth: 'rib',
    takesPrint: false,
    lines: ribs,
  })
  const gathers = Array.from({ length: 7 }, (_, k) => {
    const foot = part(hem, (k + 0.5) / 7, (k + 0.5) / 7, 2)[0]
    const rise = chance.between(0.1, 0.24)
    return crease(
      [foot, add(foot, [chance.between(-0.02, 0.02), -rise * 0.5]), add(foot, [chance.between(-0.03, 0.03), -rise])],
      1.2,
      [0.02, 0.9],
    )
  })
  return { rib, gathers }
}
