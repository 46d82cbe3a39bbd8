import type { Chance } from '@toile/geometry'
import { type Color, colorDistance } from '../../../colors/color.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { Design } from '../../design.ts'
import { clothes } from '../bodyOf.ts'

/** In how many looks an accent is seen at the least. */
const least = 3

/** In at least three looks something small is in an accent, never a large piece; in more only by chance. */
export function withAccents(designs: readonly Design[], { colors }: ColorScript, chance: Chance): Design[] {
  const accents = colors.filter(({ role }) => role === 'accent').map(({ color }) => color)
  if (accents.length === 0) return [...designs]
  const isAccent = (color: Color) => accents.some((accent) => colorDistance(accent, color) < 1)
  const has = ({ garments, shoes }: Design) =>
    isAccent(shoes.color) || garments.some(({ fill }) => fill.kind === 'solid' && isAccent(fill.color))
  let missing = least - designs.filter(has).length
  return designs.map((design) => {
    const small = design.garments.findIndex((worn) => !clothes(worn))
    if (missing <= 0 || has(design) || small < 0) return design
    missing--
    const color = chance.pick(accents)
    const garments = design.garments.map((worn, i) =>
      i === small ? { ...worn, fill: { kind: 'solid', color } as const } : worn,
    )
    return { ...design, garments }
  })
}
