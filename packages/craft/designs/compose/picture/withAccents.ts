import type { Chance } from '@toile/geometry'
import { type Color, colorDistance } from '../../../colors/color.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { Design } from '../../design.ts'
import { clothes } from '../bodyOf.ts'

/** In how many looks an accent is seen at the least. */
const least = 3

/** In at least three looks something small is in an accent, never a large piece, and first in one that nobody wears yet; in more only where an accent would be worn by nobody. */
export function withAccents(designs: readonly Design[], { colors }: ColorScript, chance: Chance): Design[] {
  const accents = colors.filter(({ role }) => role === 'accent').map(({ color }) => color)
  if (accents.length === 0) return [...designs]
  const unworn = accents.filter((accent) => !designs.some((design) => wears(design, accent)))
  let missing = least - designs.filter((design) => accents.some((accent) => wears(design, accent))).length
  return designs.map((design) => {
    const small = design.garments.findIndex((worn) => !clothes(worn))
    const has = accents.some((accent) => wears(design, accent))
    if (small < 0 || has || (missing <= 0 && unworn.length === 0)) return design
    missing--
    const color = unworn.shift() ?? chance.pick(accents)
    const garments = design.garments.map((worn, i) =>
      i === small ? { ...worn, fill: { kind: 'solid', color } as const } : worn,
    )
    return { ...design, garments }
  })
}

const wears = ({ garments, shoes }: Design, accent: Color) =>
  colorDistance(accent, shoes.color) < 1 ||
  garments.some(({ fill }) => fill.kind === 'solid' && colorDistance(accent, fill.color) < 1)
