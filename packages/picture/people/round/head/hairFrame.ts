import { seeHead } from '@toile/craft/mannequins/round/headPose.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import type { Path } from '@toile/geometry'

const corners = [
  [-1.6, -0.6],
  [1.6, -0.6],
  [1.6, 2.4],
  [-1.6, 2.4],
] as const

/** A frame round a head and all its hair. */
export const hairFrame = ({ head }: Posed): Path => corners.map(([x, y]) => seeHead(head, x, y, 0))
