import { lerp, mix, type Point, sure } from '@toile/geometry'
import { edgeLength, edgePath } from '../../pattern/edgePath.ts'
import type { InnerLine, Piece } from '../../pattern/pattern.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import type { Step } from '../drafting/round.ts'
import { splitStep } from '../drafting/splitStep.ts'

/** An edge of a piece as it is drafted, and the corner that it starts from. */
function stepOf({ corners, edges }: Piece, id: string): { from: Point; step: Step } {
  const i = edges.findIndex((edge) => edge.id === id)
  const { handles } = sure(edges[i])
  const to = sure(corners[(i + 1) % corners.length])
  return { from: sure(corners[i]), step: { id, to, ...(handles ? { handles } : {}), ...caught } }
}

const caught = { end: 'finished', allowance: 10 } as const
const turned = { end: 'finished', allowance: 7 } as const

/** The front with the line that a piece laid on it is sewn along. */
const marked = (front: Piece, piece: Piece, ids: readonly string[]): Piece => {
  const line: InnerLine = { id: piece.id, kind: 'placement', path: ids.flatMap((id) => edgePath(piece, id)) }
  return { ...front, lines: [...front.lines, line] }
}

const place = { round: 'trunk', turn: -20 } as const

/** The edge of a right front over its shoulder: the seam of a back yoke, or of the shoulder. */
const overShoulder = ({ edges }: Piece) => (edges.some(({ id }) => id === 'yoke') ? 'yoke' : 'shoulder')

/** A yoke of a western shirt for a right front, whose lower edge comes to a point, and the front that it lies on. */
export function withFrontYoke(front: Piece, size: number): Piece[] {
  const neck = stepOf(front, 'neck')
  const [, high] = splitStep(neck.from, neck.step, edgeLength(front, 'neck') * 0.42)
  const arm = stepOf(front, 'arm')
  const [upper] = splitStep(arm.from, arm.step, edgeLength(front, 'arm') * 0.4)
  const from = sure(edgePath(front, 'neck')[0])
  const start = splitStep(neck.from, neck.step, edgeLength(front, 'neck') * 0.42)[0].to
  const [x, y] = upper.to
  const point: Point = [lerp(x, start[0], 0.46), Math.min(y, from[1]) - 34 * size]
  const piece = pieceOfRound(
    {
      from: start,
      steps: [
        { ...high, id: 'neck' },
        stepOf(front, overShoulder(front)).step,
        { ...upper, id: 'arm' },
        {
          id: 'lowerOuter',
          to: point,
          handles: [mix([x, y - 4], point, 0.35), [point[0] - 22 * size, point[1] + 24 * size]],
          ...turned,
        },
        {
          id: 'lowerInner',
          to: start,
          handles: [
            [point[0] + 22 * size, point[1] + 24 * size],
            [lerp(point[0], start[0], 0.6), start[1] - 14 * size],
          ],
          ...turned,
        },
      ],
    },
    { id: 'frontYoke', name: 'Front yoke', place, pair: true },
  )
  return [marked(front, piece, ['lowerOuter', 'lowerInner']), piece]
}

/** A bib of a dress shirt for a right front, from the neck down beside the placket, and the front that it lies on; so many tucks are marked. */
export function withBib(front: Piece, size: number, tucks: number): Piece[] {
  const lap = stepOf(front, 'neckLap')
  const neck = stepOf(front, 'neck')
  const over = stepOf(front, overShoulder(front))
  const width = Math.min(58 * size, edgeLength(front, over.step.id) * 0.6)
  const [shoulder] = splitStep(over.from, over.step, width)
  const outer: Point = [shoulder.to[0], 40 * size]
  const [edge] = lap.from
  const low = -6 * size
  const piece = pieceOfRound(
    {
      from: [edge, low],
      steps: [
        { id: 'edge', to: lap.from, ...caught },
        lap.step,
        neck.step,
        { ...shoulder, id: 'shoulder' },
        { id: 'outer', to: outer, ...turned },
        {
          id: 'round',
          to: [lerp(outer[0], edge, 0.5), low],
          handles: [
            [outer[0], low + 12 * size],
            [lerp(outer[0], edge, 0.24), low],
          ],
          ...turned,
        },
        { id: 'below', to: [edge, low], ...turned },
      ],
    },
    {
      id: 'bib',
      name: 'Bib',
      place,
      pair: true,
      lines: Array.from({ length: tucks }, (_, i): InnerLine => {
        const x = -(16 + i * 13) * size
        return {
          id: `tuck${i + 1}`,
          kind: 'pleat',
          path: [
            [x, 30 * size],
            [x, lap.from[1] - 30 * size],
          ],
        }
      }),
    },
  )
  return [marked(front, piece, ['outer', 'round', 'below']), piece]
}
