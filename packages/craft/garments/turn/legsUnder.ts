import { lerp, reachByRow, smooth } from '@toile/geometry'
import type { Posed } from '../../mannequins/round/posed.ts'
import type { Piece } from '../piece.ts'

/** How far legs push the sides of a skirt out at a level, beyond where its own contours lie on the page; from `hem` on they are no longer its sides. */
export interface Pushed {
  hem: number
  ends(y: number, left: number, right: number): Ends
}

const row = 0.08
const steps = 60
/** Cloth lies so far outside the legs, and gives no more than so much, in heads. */
const ease = 0.03
const most = 0.3
/** A piece is a skirt that reaches this far below the crotch. */
const below = 0.3
/** How much lower a hem is in its middle than at its corners. */
const sags = 0.16

/** Where the legs stand under a skirt, which gives to them; nothing for what has no skirt. */
export function legsUnder(posed: Posed, pieces: readonly Pick<Piece, 'role' | 'outlines'>[]): Pushed | null {
  const { levels } = posed.build
  const reaches = ({ outlines }: Pick<Piece, 'outlines'>) =>
    outlines.some((outline) => outline.some(([, y]) => y > levels.crotch + below))
  if (!pieces.some((piece) => isSkirt(piece) && reaches(piece)) || pieces.some(({ role }) => role === 'leg'))
    return null
  const rows = rowsOf(posed)
  return {
    hem: Math.max(...pieces.filter(isSkirt).flatMap(({ outlines }) => outlines.flat().map(([, y]) => y))) - sags,
    ends(y, left, right) {
      const share = smooth(levels.crotch, levels.crotch + 0.5, y)
      const [from, to] = between(rows, y / row)
      return [
        left - share * Math.min(most, Math.max(0, left - from + ease)),
        right + share * Math.min(most, Math.max(0, to - right + ease)),
      ]
    },
  }
}

const isSkirt = ({ role }: Pick<Piece, 'role'>): boolean => role === 'skirt' || role === 'bodice'

type Ends = readonly [left: number, right: number]

function rowsOf({ legs }: Posed): ReadonlyMap<number, Ends> {
  const places = Array.from({ length: steps + 1 }, (_, i) => (2 * i) / steps)
  const edges = legs.flatMap(({ ruler }) => places.flatMap((t) => [-1, 1].map((u) => ruler.limb.edge(t, u))))
  return reachByRow(edges, row)
}

const nowhere: Ends = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

function between(rows: ReadonlyMap<number, Ends>, at: number): Ends {
  const above = rows.get(Math.floor(at))
  const under = rows.get(Math.ceil(at))
  if (!above || !under) return above ?? under ?? nowhere
  const share = at - Math.floor(at)
  return [lerp(above[0], under[0], share), lerp(above[1], under[1], share)]
}
