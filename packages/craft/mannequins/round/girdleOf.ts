import { smooth } from '@toile/geometry'
import type { Build } from '../build.ts'
import type { PlacedJoints } from './bendInSpace.ts'

/** How far an upper arm points down, from where on its shoulder begins to rise and where it has risen altogether. */
const rising = { from: 0.3, to: -0.75 } as const
/** How far a shoulder goes up and in, against its height under the neck. */
const most = { up: 0.5, within: 0.22 } as const

/** How far the shoulder of an arm has gone up and towards the neck, in heads: no arm is lifted over its shoulder without its blade and collar bone. */
export function girdleOf({ armRoot, levels }: Build, [root, elbow]: PlacedJoints): { up: number; within: number } {
  const long = Math.hypot(elbow[0] - root[0], elbow[1] - root[1], elbow[2] - root[2]) || 1
  const share = smooth(rising.from, rising.to, (elbow[1] - root[1]) / long) * (armRoot[1] - levels.neck)
  return { up: most.up * share, within: most.within * share }
}
