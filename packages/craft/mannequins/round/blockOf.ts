import { add, clamp, distance, type Point, subtract } from '@toile/geometry'
import type { Build } from '../build.ts'
import type { Figure, View } from '../figure.ts'
import { foldedAngle, type Joints } from '../limb.ts'
import { openFigure } from '../openFigure.ts'
import type { Pose } from '../pose.ts'
import { neutral } from '../poses/neutral.ts'
import type { Stance } from '../stance.ts'
import { radians } from './place.ts'

/** What a flat draft can bear: a folded arm has no nearest place of its own for every point of its cuff. */
const bearable = { bend: 65 * radians, bone: 0.75 } as const

/** The flat body that garments are drafted on: legs apart, trunk straight, arms bent as they will be seen. */
export interface Block {
  figure: Figure
  arms: readonly [Joints, Joints]
}

/** As straight as a technical flat, but worn: folds, rolled cuffs and open fronts are drafted. */
const straightened: Pose = { ...neutral, id: 'block' }

/** Opens the block of a body from one of its sides, whose arms are seen on the page as given; `straight` is its stance at rest. */
export function openBlock(build: Build, straight: Stance, seen: readonly [Joints, Joints], view: View): Block {
  const armOf = (index: 0 | 1): Joints => {
    const root: Point = [(index ? 1 : -1) * build.armRoot[0], build.armRoot[1]]
    const [from, elbow, wrist] = unfolded(seen[index], [build.upperArm, build.foreArm])
    return [root, add(root, subtract(elbow, from)), add(root, subtract(wrist, from))]
  }
  const arms = [armOf(0), armOf(1)] as const
  const stance: Stance = { ...straight, arms, armsOver: [false, false], frontLeg: null }
  return { figure: openFigure({ build, pose: straightened, stance, view }), arms }
}

/** The same arm opened to what a draft can bear. */
function unfolded([root, elbow, wrist]: Joints, bones: readonly [number, number]): Joints {
  const upper = Math.atan2(elbow[1] - root[1], elbow[0] - root[0])
  const lower = upper + clamp(foldedAngle(root, elbow, wrist), -bearable.bend, bearable.bend)
  const along = (angle: number, length: number): Point => [Math.cos(angle) * length, Math.sin(angle) * length]
  const opened = add(root, along(upper, Math.max(distance(root, elbow), bones[0] * bearable.bone)))
  return [root, opened, add(opened, along(lower, Math.max(distance(elbow, wrist), bones[1] * bearable.bone)))]
}
