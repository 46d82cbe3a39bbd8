import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import { findNotion } from '@toile/craft/notions/index.ts'
import { type Point, rotate } from '@toile/geometry'

/** How wide and how high an element is on its cloth, in millimetres; a picture counts as square. */
export function extentOf({ source, width }: Pick<NotionOn, 'source' | 'width'>): Point {
  const [across, down] = (source.kind === 'notion' && findNotion(source.notion)?.size(source.knobs)) || [1, 1]
  return [width, (width * down) / across]
}

/** The corners and the middles of the sides of an element, and its middle, from there in millimetres: its corners drawn in by a share. */
export function rimOf(one: Pick<NotionOn, 'source' | 'width' | 'angle'>, corners = 1): Point[] {
  const [wide, high] = extentOf(one)
  return [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].map((y): Point => {
      const share = x && y ? corners : 1
      return rotate([(x * share * wide) / 2, (y * share * high) / 2], (one.angle * Math.PI) / 180)
    }),
  )
}
