import { lerp, sure } from '@toile/geometry'
import type { Form, Section } from './form.ts'

/** The trunk cut level at a height in millimetres; below the crotch and above the neck as at those. */
export function sectionAt({ sections }: Form, y: number): Section {
  const after = sections.findIndex((section) => section.y >= y)
  const above = sure(sections.at(after < 0 ? -1 : after))
  const below = sections[after - 1]
  if (!below || after < 0) return { ...above, y }
  const t = (y - below.y) / (above.y - below.y)
  return {
    y,
    halfWidth: lerp(below.halfWidth, above.halfWidth, t),
    front: lerp(below.front, above.front, t),
    back: lerp(below.back, above.back, t),
    middle: lerp(below.middle, above.middle, t),
  }
}
