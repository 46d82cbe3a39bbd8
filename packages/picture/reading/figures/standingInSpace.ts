import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import { namedPlaces } from '@toile/craft/mannequins/landmarks.ts'
import { onHead, rolled } from '@toile/craft/mannequins/round/headPose.ts'
import { radians } from '@toile/craft/mannequins/round/place.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { add, ellipse, joined, lerp, mix, type Path, type Point, reversed, subtract } from '@toile/geometry'
import { limbOutline } from '../../people/round/limbOutline.ts'
import { trunkContour } from '../../people/round/trunkContour.ts'
import { onTrunk } from '../../people/round/trunkEdge.ts'
import type { Envelope } from './envelopes.ts'

const sides = [-1, 1] as const
/** Where the middle of a palm lies beyond the wrist, as a share of the forearm. */
const palm = 0.27
const fingers = 0.42

/** The named places of a body in space on the page, in heads. */
export function landmarksInSpace(posed: Posed): Record<LandmarkName, Point> {
  const { levels, shoulder, neck } = posed.build
  const side = (k: 0 | 1) => {
    const at = (level: number, share = 1): Point => onTrunk(posed, sides[k] * share, level)
    return {
      neck: add(at(levels.neck, 0), [sides[k] * neck[neck.length - 1][1], -0.04]),
      shoulder: at(shoulder[1]),
      armpit: at(levels.armpit),
      bust: at(levels.bust, 0.5),
      waist: at(levels.waist),
      hip: at(levels.hip),
      elbow: posed.arms[k].flat[1],
      wrist: posed.arms[k].flat[2],
      hand: handAt(posed, k, palm),
      knee: posed.legs[k].flat[1],
      ankle: posed.legs[k].flat[2],
    }
  }
  const middle = {
    headTop: rolled(posed.head, [0, -0.5]),
    chin: rolled(posed.head, [0, 0.5]),
    neckPit: onTrunk(posed, 0, levels.neck + 0.04),
    crotch: onTrunk(posed, 0, levels.crotch),
  }
  return namedPlaces(middle, side(0), side(1))
}

function handAt(posed: Posed, index: 0 | 1, beyond: number): Point {
  const [, elbow, wrist] = posed.arms[index].flat
  return add(wrist, mix([0, 0], subtract(wrist, elbow), beyond))
}

/** The outlines that cover a body in space: trunk, limbs, hands, head and shoes, but not the hair. */
export function bodyInSpace(posed: Posed): Path[] {
  const hands = ([0, 1] as const).map((index) => {
    const [, , wrist] = posed.arms[index].flat
    const tip = handAt(posed, index, fingers)
    const [dx, dy] = subtract(tip, wrist)
    return ellipse(mix(wrist, tip, 0.5), Math.hypot(dx, dy) * 0.62, 0.14, Math.atan2(dy, dx))
  })
  const feet = ([0, 1] as const).map((index) => {
    const { toes } = posed.gesture.legs[index]
    const ahead = Math.sin((posed.gesture.yaw + sides[index] * toes) * radians)
    const ankle = posed.legs[index].flat[2]
    const toe = add(ankle, [ahead * 0.62, 0.4])
    const [dx, dy] = subtract(toe, ankle)
    return ellipse(mix(ankle, toe, 0.5), Math.hypot(dx, dy) * 0.6, 0.16, Math.atan2(dy, dx))
  })
  return [
    joined(trunkContour(posed, -1), reversed(trunkContour(posed, 1))),
    ...limbs(posed, 0, [0, 0]),
    ...hands,
    oval.map(([x, y]) => onHead(posed.head, x, y)),
    ...feet,
  ]
}

const oval: Path = ellipse([0, 0.5], 0.33, 0.5, 0)

/** Arms and legs from where to where, with their ease. */
function limbs(
  posed: Posed,
  from: number,
  [sleeve, leg]: readonly [number, number],
  to: readonly [number, number] = [2, 2],
) {
  const outline = (limb: Posed['arms'][number], end: number, ease: number): Path => {
    const [outer, inner] = limbOutline(limb.ruler.limb, from, end, ease)
    return joined(outer, reversed(inner))
  }
  return [
    ...posed.arms.map((arm) => outline(arm, to[0], sleeve)),
    ...(to[1] > 0 ? posed.legs.map((one) => outline(one, to[1], leg)) : []),
  ]
}

/** The outlines of an envelope on a body in space. */
export function clothesInSpace(posed: Posed, { body, sleeve, below }: Envelope): Path[] {
  const { levels } = posed.build
  const widened = (side: 1 | -1): Path => trunkContour(posed, side).map(([x, y]) => [x + side * body, y])
  const trunk = joined(widened(-1), reversed(widened(1)))
  const [to, ease] = sleeve
  if ('legs' in below) return [trunk, ...limbs(posed, 0.02, [ease, below.legs], [to, below.to])]
  return [
    trunk,
    ...limbs(posed, 0.02, [ease, 0], [to, 0]),
    skirt(posed, lerp(levels.crotch, levels.ankle, below.hem), below.flare),
  ]
}

/** A skirt from the waist over both legs to its hem. */
function skirt(posed: Posed, hem: number, flare: number): Path {
  const { waist, hip, ankle } = posed.build.levels
  const edge = (side: 1 | -1): Path =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
      const y = lerp(waist, hem, share)
      const [x] = onTrunk(posed, side, Math.min(y, hip))
      const t = Math.max(0, ((y - hip) / (ankle - hip)) * 2)
      const legs = posed.legs.flatMap(({ ruler }) => sides.map((u) => ruler.limb.edge(t, u, 0.03)[0]))
      const [at] = posed.station(y).at
      const out = y > hip ? Math.max(...legs.map((leg) => side * (leg - at)), side * (x - at) * 0.9) : side * (x - at)
      return [at + side * (out + Math.max(0, (y - hip) / (ankle - hip)) * flare * 2), y]
    })
  return joined(edge(-1), reversed(edge(1)))
}
