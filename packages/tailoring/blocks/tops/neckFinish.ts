import { add, clamp, distance, type Point, scale } from '@toile/geometry'
import { edgePath } from '../../pattern/edgePath.ts'
import type { Piece } from '../../pattern/pattern.ts'
import { bothSides } from '../drafting/joined.ts'
import { pieceOfRound } from '../drafting/pieceOfRound.ts'
import { opened, type Round, type Step } from '../drafting/round.ts'
import type { Neckline } from './necklines.ts'
import { onLeft, onRight, type Part, type Shell } from './part.ts'
import { rightRun } from './shell.ts'
import { bandOn } from './strip.ts'

/** How a band lies round the neck: its height in millimetres, its length as a share of the neckline, whether it is open in front, and what it is cut of. */
interface NeckBand {
  height: number
  share: number
  open?: boolean
  name?: string
  /** Whether it is knitted in one layer that rolls over instead of being folded. */
  rolled?: boolean
}

/** A band round the neck that is folded in half: joined in the middle of the back, mitred in front where the neckline has a point, or open in front. */
export function neckRib(
  { pieces, neck }: Shell,
  { height, share, open = false, name = 'Neck rib', rolled = false }: NeckBand,
): Part {
  const front = pieces.find(({ id }) => id === 'front')
  const slant = front ? slantOf(front) : 0
  const pointed = slant > 0.7 && !open
  const run = pointed || open ? [...onLeft(neck), ...neck] : [...neck, ...onLeft(neck)]
  const mitre = pointed ? height * clamp(slant, 0.7, 2.6) : 0
  return bandOn(
    pieces,
    run,
    {
      id: 'neckRib',
      name,
      height: rolled ? height / 2 : height,
      sewn: 'below',
      of: 'rib',
      flat: rolled ? 'rolled' : undefined,
      place: { round: 'neck', turn: pointed || open ? 180 : 0 },
      mitre,
      open,
    },
    pointed ? Math.max(share, 0.92) : share,
  )
}

/** How steeply a neckline comes down to the middle of the front: down for every step across. */
function slantOf(front: Piece): number {
  const path = edgePath(front, front.cut.pair ? 'neck' : 'neckRight')
  const [a, b] = front.cut.pair ? [path.at(-1), path.at(-4)] : [path[0], path[3]]
  return a && b ? Math.abs((b[1] - a[1]) / Math.max(1e-6, Math.abs(b[0] - a[0]))) : 0
}

/** Half a facing of a neck edge: as wide as asked for, and no wider than the shoulder allows. */
function facingHalf({ trunk, ...neck }: Neckline, face: 'front' | 'back', width: number): Round {
  const { tip, slope, inward } = trunk
  const steps: readonly Step[] = neck[face]
  const low = steps.at(-1)?.to ?? [0, 0]
  const across = Math.min(width, distance(trunk.neck, tip) - 14)
  const shoulder: Point = add(trunk.neck, scale(slope, across))
  const bottom: Point = [0, low[1] - width]
  const tall = shoulder[1] - bottom[1]
  const down = add(shoulder, scale(inward, Math.min(tall * 0.5, shoulder[0] * 0.8)))
  const corner = steps[1] ? steps[0]?.to : undefined
  const outer: Step[] = corner
    ? [
        { id: 'outer', to: [corner[0] + across, bottom[1]], end: 'finished' },
        {
          id: 'outerSide',
          to: shoulder,
          handles: [[corner[0] + across, bottom[1] + tall * 0.4], add(shoulder, scale(inward, tall * 0.3))],
          end: 'finished',
        },
      ]
    : [{ id: 'outer', to: shoulder, handles: [[shoulder[0] * 0.6, bottom[1]], down], end: 'finished' }]
  return { from: bottom, steps: [...outer, { id: 'shoulder', to: trunk.neck, end: 'seam' }, ...steps] }
}

/** Facings of front and back that are sewn to the neck edge and turned in; as their right side is worn inside, left and right change over. */
export function neckFacing(shell: Shell, neck: Neckline, width: number): Part {
  const face = (of: 'front' | 'back'): Piece =>
    pieceOfRound(opened(facingHalf(neck, of, width), of === 'front' ? 'back' : 'front'), {
      id: `${of}Facing`,
      name: `${of === 'front' ? 'Front' : 'Back'} facing`,
      place: { round: 'trunk', turn: of === 'front' ? 0 : 180 },
    })
  const [front, back] = [face('front'), face('back')]
  const sewn = (facing: Piece, of: string) => {
    const second = shell.neck.filter(({ piece }) => piece === of)
    const first = rightRun(facing, 'neck').toReversed()
    // The facing is walked from the same end as what it is sewn to.
    return bothSides({ first, second })
  }
  return {
    pieces: [front, back],
    joins: [
      ...bothSides({ first: [onRight(front, 'shoulder')], second: [onRight(back, 'shoulder')] }),
      ...sewn(front, 'front'),
      ...sewn(back, 'back'),
    ],
  }
}
