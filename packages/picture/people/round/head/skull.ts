import { rolled } from '@toile/craft/mannequins/round/headPose.ts'
import { lerp, type Path, type Point, readTable, reversed, smooth, spline, type Table } from '@toile/geometry'
import type { TurnedHead } from './openTurnedHead.ts'

/** A skull as sections at heights from the crown to the nape: half width, and how far it reaches behind the ears. */
const sections: Table = [
  [-0.008, 0.01, 0.02],
  [0.015, 0.13, 0.18],
  [0.07, 0.21, 0.285],
  [0.15, 0.26, 0.35],
  [0.26, 0.292, 0.395],
  [0.38, 0.3, 0.412],
  [0.5, 0.29, 0.392],
  [0.6, 0.262, 0.345],
  [0.69, 0.22, 0.282],
  [0.77, 0.185, 0.225],
  [0.85, 0.16, 0.19],
]
const levels = sections.map(([y]) => y)
/** How far behind the ears a skull's axis runs. */
const behind = 0.014

/** How far a skull reaches to the near side at a height; at the nape it runs out into a neck of a half width. */
function nearReach({ pose }: TurnedHead, y: number, neck: number): number {
  const sine = Math.abs(Math.sin(pose.yaw))
  const own = Math.hypot(readTable(sections, y) * Math.cos(pose.yaw), readTable(sections, y, 2) * sine) + behind * sine
  const nape = (neck * 1.03 + 0.07 * sine) / pose.size
  return lerp(own, Math.max(own, nape), smooth(0.66, 0.85, y))
}

const placeOf = ({ pose }: TurnedHead, x: number, y: number): Point =>
  rolled(pose, [x * pose.size, (y - 0.5) * Math.cos(pose.nod)])

/** A place on the near side of a skull: across from the middle 0 to the contour 1. */
export const onSkull = (head: TurnedHead, across: number, y: number, neck: number): Point =>
  placeOf(head, -head.far * across * nearReach(head, y, neck), y)

/** The outline of the skull behind face and ear, from the crown to the nape; from the front the face hides it. */
export function skullOf(head: TurnedHead, neck: number): Path {
  const { pose, far } = head
  const sine = Math.abs(Math.sin(pose.yaw))
  const place = (x: number, y: number) => placeOf(head, x, y)
  const near = levels.map((y) => onSkull(head, 1, y, neck))
  // To the far side it keeps behind the forehead and the cheek.
  const away = levels.map((y) =>
    place(far * readTable(sections, y) * (0.97 + 0.06 * sine - 0.3 * smooth(0.4, 0.7, y)), y),
  )
  return spline([...near, ...reversed(away.slice(1))], true, 5)
}
