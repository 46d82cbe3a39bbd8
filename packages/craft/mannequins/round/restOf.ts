import { lerp } from '@toile/geometry'
import type { HandGesture, Rest } from './gesture.ts'
import type { Place } from './place.ts'
import type { Placing } from './placing.ts'

/** Where a wrist lies on the body, and where its elbow points in the chest's space. */
export interface Rested {
  at: Place
  pole: Place
}

/** Where the wrist of a hand lies that rests on the body; nothing for one that hangs. */
export function restOf(
  { build, spine, section, gesture }: Placing,
  rest: Rest | HandGesture,
  index: 0 | 1,
): Rested | null {
  const { levels } = build
  const side = index ? 1 : -1
  /** Beside the trunk at a share of its half width, so far before its middle. */
  const beside = (y: number, share: number, off: number, z: number): Place =>
    spine.onTrunk(side * (section(y).wide * share + off), y, z)
  /** Before the trunk, at a place across it in half widths of the shoulders; outward on its own side. */
  const before = (y: number, across: number, off: number): Place =>
    spine.onTrunk(side * across * build.shoulder[0], y, section(y).front + off)
  const small = build.ageGroup === 'child' ? 0.7 : 1
  switch (rest) {
    case 'hip': {
      const y = lerp(levels.waist, levels.highHip, 0.25)
      return { at: beside(y, 1, 0.15, -0.18), pole: [side, 0, -0.5] }
    }
    case 'pocket': {
      // The far hand goes in behind the hip: beside it, the end of a wrist would stand free.
      const isNear = gesture.yaw >= 0 === (index === 0)
      const y = lerp(levels.highHip, levels.hip, 0.45)
      return {
        at: beside(y, isNear ? 0.93 : 0.8, isNear ? 0.05 : 0, isNear ? section(y).front * 0.3 : 0),
        pole: [side, 0, -0.9],
      }
    }
    case 'collar':
      return { at: before(levels.neck + 0.62, 0.3, 0.2), pole: [side * 0.45, 1, -0.1] }
    case 'lapel':
      return { at: before(lerp(levels.underbust, levels.waist, 0.1), 0.46, 0.16), pole: [side, 0.4, -0.35] }
    case 'chin':
      return { at: before(levels.neck + 0.28 * small, 0.2, 0.3 * small), pole: [side * 0.35, 1, 0.3] }
    case 'hair':
      return { at: beside(levels.neck - 0.9 * small, 0, 0.6 * small, -0.22), pole: [side, -0.3, -0.1] }
    case 'arm': {
      const isUpper = gesture.yaw >= 0 === (index === 0)
      const y = build.armRoot[1] + build.upperArm * (isUpper ? 0.72 : 0.86)
      return { at: before(y, isUpper ? 0.16 : 0, isUpper ? 0.24 * small : 0.14), pole: [side, 1, -0.3] }
    }
    case 'elbow': {
      // An arm that hangs is held where it is; one that stands on the hand comes before the body.
      const across = gesture.arms[index ? 0 : 1].rest ? -0.06 : -0.42
      return { at: before(lerp(levels.underbust, levels.waist, 0.55), across, 0.14), pole: [side, 0.9, -0.4] }
    }
    case 'front':
      return { at: before(lerp(levels.hip, levels.highHip, 0.2), 0.12, 0.16), pole: [side, 0.1, -0.6] }
    case 'back': {
      // The far hand lies nearer to its own side: turned away, the back slides towards the viewer's.
      const isNear = gesture.yaw >= 0 === (index === 0)
      const y = lerp(levels.waist, levels.highHip, 0.5)
      return {
        at: beside(y, isNear ? 0.1 : 1, 0, -section(levels.hip).back - 0.06),
        pole: [side, 0, isNear ? -0.5 : 0.4],
      }
    }
    case 'thigh':
      return { at: beside(levels.hip - 0.12 * small, 0.72, 0, section(levels.hip).front + 0.1), pole: [side, 0, -0.8] }
    default:
      return null
  }
}
