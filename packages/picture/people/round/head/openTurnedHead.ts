import type { Face } from '@toile/craft/mannequins/faces/face.ts'
import { type HeadPose, seeHead } from '@toile/craft/mannequins/round/headPose.ts'
import { radians } from '@toile/craft/mannequins/round/place.ts'
import { clamp, type Point, smooth } from '@toile/geometry'
import { type Profile, profileOf } from './profile.ts'

/** The side of a head, -1 the viewer's left. */
export type HeadSide = 1 | -1

/** A face on its turned head: every place of its skin, and how the page shows it. */
export interface TurnedHead {
  face: Face
  pose: HeadPose
  profile: Profile
  /** The side that the face turns to, which is the far one. */
  far: HeadSide
  /** 0 seen from the front .. 1 turned as far as a face is drawn well. */
  turned: number
  /** 0 as far as a face is seen by both of its eyes .. 1 in profile. */
  aside: number
  /** How far the skin stands before the ear, at a place across and a height; sockets sink, cheekbones stand out. */
  depth(x: number, y: number): number
  /** A place in the head's own space on the page. */
  see(x: number, y: number, z: number): Point
  /** A place on the skin on the page, lifted off it; what lies beyond the far contour comes back to it. */
  on(x: number, y: number, lift?: number): Point
}

const steps = 26

/** Over which degrees of turn a face becomes a profile. */
const sideways = { from: 50, to: 80 } as const

const asideOf = ({ yaw }: HeadPose): number => smooth(sideways.from, sideways.to, Math.abs(yaw) / radians)

/** Puts a face's skin on a head in a gesture (requirement S3.04). */
export function openTurnedHead(face: Face, pose: HeadPose): TurnedHead {
  const profile = profileOf(face)
  const cosine = Math.cos(pose.yaw)
  const sine = Math.sin(pose.yaw)
  const far = sine >= 0 ? 1 : -1
  const depth = (x: number, y: number) => depthOf(face, profile, x, y)
  const see = (x: number, y: number, z: number) => seeHead(pose, x, y, z)
  const lastSeen = (y: number): number => {
    const half = profile.half(y)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i <= steps; i++) {
      const x = half * Math.sin((Math.PI / 2) * (i / steps))
      const across = x * cosine + depth(x, y) * Math.abs(sine)
      if (across > most) [best, most] = [x, across]
    }
    return best
  }
  const on = (x: number, y: number, lift = 0): Point => {
    const seen = x * far > 0 && sine !== 0 ? far * Math.min(Math.abs(x), lastSeen(y)) : x
    return see(seen, y, depth(seen, y) + lift)
  }
  const [turned, aside] = [Math.min(1, Math.abs(pose.yaw) / 0.72), asideOf(pose)]
  return { face, pose, profile, far, turned, aside, depth, see, on }
}

function depthOf({ eye, bones, kind }: Face, profile: Profile, x: number, y: number): number {
  const u = clamp(x / Math.max(0.02, profile.half(y) + 0.012), -1, 1)
  const arch = Math.sqrt(1 - u * u) ** 0.8
  const body = profile.cheek(y) * (1 - arch) + profile.front(y) * arch
  const a = Math.abs(x)
  const hill = (atX: number, wide: number, atY: number, high: number) =>
    Math.exp(-(((a - atX) / wide) ** 2) - ((y - atY) / high) ** 2)
  const firm = kind === 'child' ? 0.6 : 1
  const socket = -0.05 * firm * hill(eye.x, 0.07, eye.y, 0.045)
  const bone = 0.03 * (0.6 + bones) * hill(0.2, 0.07, eye.y + 0.1, 0.06)
  const hollow = -0.02 * bones * hill(0.19, 0.06, 0.76, 0.06)
  const ridge = (kind === 'man' ? 0.02 : 0.014) * firm * hill(0.16, 0.09, eye.y - 0.07, 0.035)
  return body + socket + bone + hollow + ridge
}
