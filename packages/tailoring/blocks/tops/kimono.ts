import { add, type Point, scale } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Round, Step } from '../drafting/round.ts'
import type { Lower } from './lower.ts'
import { lowerOf } from './lower.ts'
import type { Neckline } from './necklines.ts'
import { onRight, type Shell } from './part.ts'
import { faceOf, type Opening, rightRun, seamOf } from './shell.ts'

/** A sleeve cut in one with the body: how long it is from the shoulder point and how wide at its hem in millimetres, how far it slopes down in degrees, and how low it leaves the side as a share of the depth of an armhole. */
export interface InOne {
  length: number
  hem: number
  slope: number
  low: number
  cuffed?: boolean
}

/** Front and back with sleeves in one: the shoulder seam runs on along the arm, the side seam along its underside. */
export function kimonoShell(
  body: Measures,
  { trunk, ...neck }: Neckline,
  lower: Lower,
  sleeve: InOne,
  openings: Partial<Record<'front' | 'back', Opening>> = {},
): Shell {
  const angle = (sleeve.slope * Math.PI) / 180
  const arm: Point = [Math.cos(angle), -Math.sin(angle)]
  const across: Point = [arm[1], -arm[0]]
  const depth = trunk.tip[1] - trunk.under[1]
  const base: Point = [trunk.under[0], trunk.under[1] - depth * sleeve.low]
  // However short, a sleeve ends beyond the side that it grows from.
  const least = (base[0] + 46 - trunk.tip[0] - across[0] * sleeve.hem) / arm[0]
  const length = Math.max(sleeve.length, least)
  const wrist = add(trunk.tip, scale(arm, length))
  // However wide, it ends beside the side and not below it.
  const hem = Math.min(sleeve.hem, Math.max(70, (wrist[1] - base[1] + 24) / arm[0]))
  const inner = add(wrist, scale(across, hem))
  const reach = (inner[0] - base[0]) * 0.5
  const half = (face: 'front' | 'back'): Round => {
    const { from, steps } = lowerOf(body, { ...trunk, under: base }, face, lower)
    const sleeved: Step[] = [
      {
        id: 'under',
        to: inner,
        handles: [
          [base[0], base[1] + Math.min(depth * 0.5, Math.max(24, reach * 0.4))],
          add(inner, scale(arm, -reach)),
        ],
        end: 'seam',
      },
      { id: 'sleeveHem', to: wrist, end: sleeve.cuffed ? 'seam' : 'hem' },
      {
        id: 'shoulderArm',
        to: trunk.tip,
        handles: [add(wrist, scale(arm, -length * 0.4)), add(trunk.tip, scale(trunk.slope, length * 0.3))],
        end: 'seam',
      },
      { id: 'shoulder', to: trunk.neck, end: 'seam' },
    ]
    return { from, steps: [...steps, ...sleeved, ...neck[face]] }
  }
  const front = faceOf(half('front'), 'front', openings.front)
  const back = faceOf(half('back'), 'back', openings.back)
  return {
    pieces: [front, back],
    joins: ['side', 'under', 'shoulderArm', 'shoulder'].flatMap((edge) => seamOf(back, front, edge)),
    neck: [...rightRun(back, 'neck'), ...rightRun(front, 'neck')],
    hem: [...rightRun(front, 'hem'), ...rightRun(back, 'hem')],
    arm: null,
    sleeveHem: [onRight(front, 'sleeveHem'), onRight(back, 'sleeveHem')],
  }
}
