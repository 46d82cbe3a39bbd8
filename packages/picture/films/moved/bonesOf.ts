import { mix, type Point } from '@toile/geometry'
import type { Joints } from './joints.ts'

/** What is moved as one sheet: an arm by itself, so that over cloth it does not pull it. */
export type Sheet = 'body' | 'leftArm' | 'rightArm'

/** A bone on the page, in pixels: how far around it what hangs on it reaches, and where it stands among those drawn from far to near. */
export interface Bone {
  from: Point
  to: Point
  reach: number
  order: number
  sheet: Sheet
}

/** How far around each bone its flesh and cloth reach, in heads. */
const reaches = {
  thigh: 0.26,
  shin: 0.2,
  foot: 0.2,
  pelvis: 0.5,
  chest: 0.55,
  collar: 0.3,
  skirt: 1.5,
  upperArm: 0.16,
  foreArm: 0.14,
  hand: 0.14,
  head: 0.4,
} as const

/** The bones between joints, always the same in the same order; `head` is the height of a head in pixels. */
export function bonesOf(joints: Joints, head: number): Bone[] {
  const bones: Bone[] = []
  const put = (kind: keyof typeof reaches, from: Point, to: Point, order: number, sheet: Sheet = 'body') =>
    bones.push({ from, to, reach: reaches[kind] * head, order, sheet })
  for (const side of [0, 1] as const) {
    put('thigh', joints.hips[side], joints.knees[side], 0)
    put('shin', joints.knees[side], joints.ankles[side], 0)
    put('foot', joints.ankles[side], joints.toes[side], 0)
  }
  put('pelvis', joints.waist, joints.crotch, 1)
  put('chest', joints.waist, joints.neck, 2)
  for (const side of [0, 1] as const) put('collar', joints.neck, joints.shoulders[side], 2)
  if (joints.hem) put('skirt', mix(joints.waist, joints.crotch, 0.35), joints.hem, 3)
  for (const side of [0, 1] as const) {
    const sheet = side ? 'rightArm' : 'leftArm'
    put('upperArm', joints.shoulders[side], joints.elbows[side], 4, sheet)
    put('foreArm', joints.elbows[side], joints.wrists[side], 4, sheet)
    put('hand', joints.wrists[side], joints.hands[side], 4, sheet)
  }
  put('head', joints.neck, joints.headTop, 5)
  return bones
}
