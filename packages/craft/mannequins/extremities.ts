import { add, lerp, mix, type Point, rotate, scale, smooth, unit } from '@toile/geometry'
import type { Build } from './build.ts'
import type { Figure, Limb, View } from './figure.ts'
import { handLength, handOnHip, type Stance } from './stance.ts'

/** The frame of a hand: origin at the wrist, x to the thumb, y along the fingers, 1 from wrist to fingertip. */
export function handFrame(build: Build, stance: Stance, arms: readonly [Limb, Limb], view: View): Figure['hand'] {
  const size = build.handScale * handLength
  const broad = build.ageGroup === 'child' ? 1.2 : build.gender === 'male' ? 1.14 : 1
  return (arm) => {
    const name = stance.hands[arm]
    const side = arm === 0 ? -1 : 1
    const { centre, direction } = arms[arm].at(2)
    let along: Point = handOnHip(side)
    let across: Point = [-side * 0.78, -0.62]
    if (name !== 'hip') {
      const inPocket = name === 'pocket'
      const wanted = unit(inPocket ? [-side * 0.2, 1] : [direction[0] * 0.45 - side * 0.06, 1])
      along = unit(mix(direction, wanted, inPocket ? 0.93 : 0.6))
      across = side > 0 ? [-along[1], along[0]] : [along[1], -along[0]]
      if (view === 'back') across = scale(across, 0.92)
    }
    return {
      name,
      place: (x, y) => add(centre, add(scale(across, x * size * broad), scale(along, y * size))),
    }
  }
}

/** The frame of a foot: origin at the ankle, x outward, y down, in heads of a woman. */
export function footFrame(build: Build, stance: Stance, legs: readonly [Limb, Limb]): Figure['foot'] {
  return (leg) => {
    const side = leg === 0 ? -1 : 1
    const trailing = stance.trailing[leg]
    const turn = stance.footTurns[leg]
    const { centre, direction } = legs[leg].at(2)
    const lean = Math.atan2(-direction[0], direction[1])
    return {
      side,
      trailing,
      turn,
      place: (x, y) =>
        add(
          centre,
          rotate(
            [side * x * build.footScale * (1 - 0.08 * trailing), y * build.footScale * (1 + 0.06 * trailing)],
            // What rises above the ankle, a boot's shaft, stays with the leg.
            lerp(lean, turn, smooth(-0.12, 0.1, y)),
          ),
        ),
    }
  }
}

/** Places on the head: `head` on its flat, `face` on its rounded front, which turns with the yaw. */
export function headFrame(build: Build, stance: Stance, view: View): Pick<Figure, 'head' | 'face'> {
  const sink = build.ageGroup === 'child' ? 0.34 : build.gender === 'male' ? 0.13 : 0.06
  const place: Point = [stance.headX, (build.levels.neck - 1) * sink]
  const roll = stance.headRoll * (view === 'back' ? 0.4 : 1)
  const head = (x: number, y: number): Point => add(place, rotate([x, y], roll, [0, 1.15]))
  return {
    head,
    face(x, y, lift = 0) {
      const depth = 0.3 * Math.sqrt(Math.max(0, 1 - (x / 0.37) ** 2)) + lift
      const turned = x * Math.cos(stance.headYaw) + depth * Math.sin(stance.headYaw)
      // Outline, ears and hair edges stay where they are; only the face slides.
      return head(lerp(x, turned, 1 - smooth(0.14, 0.31, Math.abs(x))), y)
    },
  }
}
