import { add, clamp, lerp, type Point, scale, subtract, unit } from '@toile/geometry'
import type { Measures } from '../../bodies/measures.ts'
import type { Step } from '../drafting/round.ts'
import { sizeOf, type Trunk } from './trunkOf.ts'

/** The cuts of a hem. */
export type HemShape = 'straight' | 'curved' | 'shirtTail' | 'hiLo' | 'pointed'

/** A top below the chest: its length from the waist down and its ease in millimetres, how straight its sides fall as a share, its flare at each side, its hem, and slits in its sides. */
export interface Lower {
  length: number
  ease: number
  box: number
  flare?: number
  hem: HemShape
  slit?: number
  /** What becomes of the hem; it is turned up unless told. */
  sewn?: boolean
  allowance?: number
  /** How high legs are cut instead of a hem, as a share of the way from the crotch to the waist. */
  legs?: number | undefined
}

/** How far a hem lies below its usual level in the middle and at the side, in millimetres on a woman of 1.68 m. */
const drops: Record<HemShape, { front: number; back: number; side: number }> = {
  straight: { front: 0, back: 0, side: 0 },
  curved: { front: 0, back: 0, side: -45 },
  shirtTail: { front: 10, back: 24, side: -62 },
  hiLo: { front: -55, back: 70, side: 0 },
  pointed: { front: 60, back: 12, side: -15 },
}

/** A quarter of the body at a level, in millimetres from the waist up. */
function quarterAt({ waist, hips, waistToHips, bust }: Measures, level: number, under: number): number {
  const girth =
    level < 0 ? lerp(waist, hips, clamp(-level / waistToHips)) : lerp(waist, bust, clamp(level / Math.max(1, under)))
  return girth / 4
}

/** A body that closes between the legs: a gusset, the opening of a leg, and the side above it. */
function legs(
  body: Measures,
  { under }: Trunk,
  face: 'front' | 'back',
  { ease, legs: high = 0.45 }: Lower,
): { from: Point; steps: Step[] } {
  const size = sizeOf(body)
  const crotch = -body.waistToCrotch - 12 * size
  const [half, level] = [34 * size, -body.waistToCrotch * (1 - high * 0.72)]
  const corner: Point = [quarterAt(body, level, under[1]) + ease / 4, level]
  const reach = corner[0] - half
  const full = face === 'back'
  return {
    from: [0, crotch],
    steps: [
      { id: 'gusset', to: [half, crotch], end: 'seam' },
      {
        id: 'hem',
        to: corner,
        handles: [
          [half + reach * (full ? 0.3 : 0.02), crotch + (level - crotch) * (full ? 0.06 : 0.42)],
          [corner[0] - reach * (full ? 0.36 : 0.5), level - (full ? 30 * size : 12 * size)],
        ],
        end: 'finished',
        allowance: 10,
      },
      {
        id: 'side',
        to: under,
        handles: [
          [lerp(corner[0], body.waist / 4 + ease / 4, 0.8), lerp(level, 0, 0.7)],
          [lerp(under[0], body.waist / 4 + ease / 4, 0.75), under[1] * 0.45],
        ],
        end: 'seam',
      },
    ],
  }
}

/** Where half a front or back starts in the middle of its hem, and its edges over the side up to the underarm. */
export function lowerOf(
  body: Measures,
  trunk: Trunk,
  face: 'front' | 'back',
  cut: Lower,
): { from: Point; steps: Step[] } {
  if (cut.legs !== undefined) return legs(body, trunk, face, cut)
  const size = sizeOf(body)
  const [chest, under] = trunk.under
  const level = Math.min(-cut.length, under - 42)
  const room = cut.ease / 4
  const fitted = quarterAt(body, level, under) + room
  const least = quarterAt(body, level, under) + Math.min(room, 8)
  const width = Math.max(least, lerp(fitted, Math.max(fitted, chest), cut.box)) + (cut.flare ?? 0)
  const tall = under - level
  const drop = drops[cut.hem]
  // A flared side is no longer than the middle, so its corner is raised.
  const raised = Math.hypot(tall, width - chest) - tall
  const shaped = Math.min(size, tall / 160)
  const corner: Point = [width, level + raised - drop.side * shaped]
  const from: Point = [0, level - drop[face] * shaped]
  const side = unit(subtract(trunk.under, corner))
  const slit = Math.min(cut.slit ?? 0, tall * 0.6)
  const start = slit > 8 ? add(corner, scale(side, slit)) : corner
  const rest = trunk.under[1] - start[1]
  const chord = lerp(start[0], chest, clamp((0 - start[1]) / Math.max(1, rest)))
  const waist = start[1] < 0 ? (1 - cut.box) * clamp(chord - body.waist / 4 - room, 0, 34 * size) : 0
  const drawnIn: readonly [Point, Point] = [
    add(start, [side[0] * rest * 0.36 - waist * 1.3, rest * 0.36]),
    add(trunk.under, [-side[0] * rest * 0.36 - waist * 1.3, -rest * 0.36]),
  ]
  // The hem leaves the side square to it as it starts.
  const [x, y] = waist > 1 && start === corner ? unit(subtract(drawnIn[0], start)) : side
  const across: Point = [-y, x]
  const deep = cut.hem === 'shirtTail' ? 0.62 : 0.45
  return {
    from,
    steps: [
      {
        id: 'hem',
        to: corner,
        handles: [
          cut.hem === 'pointed' && face === 'front' ? [width * 0.3, from[1] + 16 * shaped] : [width * deep, from[1]],
          add(corner, scale(across, width * (cut.hem === 'shirtTail' ? 0.34 : 0.3))),
        ],
        end: cut.sewn ? 'seam' : 'hem',
        ...(cut.allowance === undefined ? {} : { allowance: cut.allowance }),
      },
      ...(slit > 8 ? [{ id: 'slit', to: start, end: 'hem', allowance: 20 } as const] : []),
      {
        id: 'side',
        to: trunk.under,
        ...(waist > 1 ? { handles: drawnIn } : {}),
        end: 'seam',
      },
    ],
  }
}
