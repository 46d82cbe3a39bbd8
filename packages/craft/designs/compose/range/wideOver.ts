import { lowerOf } from '../outfit.ts'
import type { RangeLook, RangeRule } from '../rangeRule.ts'

/** How wide what is wide is, and how slim what is slim. */
const width = { wide: 0.45, slim: 0.4 } as const

export const wideOver: RangeRule = {
  id: 'wideOver',
  says: 'Six looks or more have something wide over or under something slim once',
  off: (looks) => (looks.length < 6 || looks.some(playsWidths) ? 0 : 1),
}

function playsWidths({ parts }: RangeLook): boolean {
  const lower = lowerOf(parts)
  const { wide, slim } = width
  return parts.some(
    (part) =>
      part !== lower &&
      ((part.character.volume >= wide && lower.character.volume <= slim) ||
        (part.character.volume <= slim && lower.character.volume >= wide)),
  )
}
