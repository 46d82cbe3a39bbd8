import type { Measures } from '../bodies/measures.ts'
import type { Build } from './build.ts'
import type { Fit } from './fit.ts'
import type { Levels, Spot } from './form.ts'

/** Where a body's levels, joints and landmarks stand, in millimetres; `scale` is its height over 1.68 m. */
export interface Skeleton {
  scale: number
  levels: Levels
  armpit: number
  nape: number
  chin: number
  neckRadius: number
  shoulder: Spot
  hip: Spot
  ankle: Spot
  /** The direction of the left arm, and what it measures from the joint to the wrist. */
  arm: Spot
  reach: number
  wrist: Spot
}

/** The skeleton of a body whose arms are held so many degrees off the trunk, or hang as near to it as the hips let them. */
export function skeletonOf(measures: Measures, build: Build, arms: number, fit: Fit): Skeleton {
  const { height, waistToFloor: waist, armLength: reach } = measures
  const scale = height / 1680
  const nape = waist + measures.backLength - fit.nape
  const neckRadius = measures.neck / (2 * Math.PI)
  const neck = nape + 10 * scale
  const half = (measures.shoulderWidth / 2) * fit.shoulderWidth
  const shoulder = neck - (half - neckRadius) * Math.tan((measures.shoulderSlope * Math.PI) / 180)
  const bust = neck - measures.bustDepth * 0.955
  const knee = waist - measures.waistToKnee
  const crotch = waist - measures.waistToCrotch
  const joint: Spot = [half, shoulder - 0.135 * measures.upperArm, -30 * scale]
  const hips = waist - measures.waistToHips
  const arm = armWay(Math.max(arms, hangingArms(measures, joint, hips)))
  return {
    scale,
    levels: {
      neck,
      shoulder,
      bust,
      underbust: waist + (bust - waist) * 0.58,
      waist,
      hips,
      crotch,
      knee,
      ankle: 0.18 * knee,
    },
    armpit: bust + (shoulder - bust) * 0.3,
    nape,
    chin: height - build.headHeight * measures.head,
    neckRadius,
    shoulder: joint,
    hip: [measures.thigh / (2 * Math.PI) + 1 * scale, crotch, -6 * scale],
    ankle: [0.082 * measures.hips, 0.18 * knee, -22 * scale],
    arm,
    reach,
    wrist: [joint[0] + arm[0] * reach, joint[1] + arm[1] * reach, joint[2] + arm[2] * reach],
  }
}

/** How many degrees off the trunk arms hang that just clear the hips. */
function hangingArms(measures: Measures, [aside, up]: Spot, hips: number): number {
  const clear = measures.hips * 0.182 + measures.wrist / (2 * Math.PI) + 0.012 * measures.height
  return (Math.atan2(clear - aside, up - hips) * 180) / Math.PI
}

/** Arms hang a little to the front. */
function armWay(degrees: number): Spot {
  const turn = (degrees * Math.PI) / 180
  const ahead = 0.05
  const flat = Math.sqrt(1 - ahead * ahead)
  return [Math.sin(turn) * flat, -Math.cos(turn) * flat, ahead]
}
