import { type Color, colorDistance } from '../../../colors/color.ts'
import type { Design, Worn } from '../../design.ts'
import { clothes } from '../bodyOf.ts'
import type { Brief } from '../brief.ts'
import { withColorFrom } from '../withColorFrom.ts'

/** Cloths that were chosen for their colour. */
const ofColor = /denim|leather|suede|lame|sequin|fur/i
/** Colours nearer than this read as one that was missed. */
const apart = 14

/** The colours that a look wears plain and could give away; accents of a script stay where they are. */
export function colorsToGive({ garments }: Design, { picture }: Pick<Brief, 'picture'>): Color[] {
  const accents = (picture?.script.colors ?? []).filter(({ role }) => role === 'accent').map(({ color }) => color)
  const solid = garments.filter((worn) => clothes(worn) && !worn.print && worn.fill.kind === 'solid')
  const colors = solid.flatMap(({ fill }) => (fill.kind === 'solid' ? [fill.color] : []))
  const bound = solid.filter(({ fabric }) => ofColor.test(fabric))
  return colors.filter(
    (color, i) =>
      colors.findIndex((other) => isSame(other, color)) === i &&
      !accents.some((accent) => isSame(accent, color)) &&
      !bound.some((worn) => isIn(worn, color)),
  )
}

/** A look with one colour of its clothes in the place of another; nothing where that would not be told apart from the rest. */
export function recolored(design: Design, from: Color, to: Color, { colors }: Brief): Design | null {
  const others = design.garments.filter((worn) => clothes(worn) && !worn.print && !isIn(worn, from))
  if (
    others.some(({ fill }) => fill.kind === 'solid' && colorDistance(fill.color, to) < apart && !isSame(fill.color, to))
  )
    return null
  const near = (edge: Color | null) => (edge && colorDistance(edge, to) < 12 ? null : edge)
  const garments = design.garments.map(
    (worn): Worn =>
      clothes(worn) && !worn.print && isIn(worn, from)
        ? { ...worn, fill: { kind: 'solid', color: to }, contrast: near(worn.contrast), trim: near(worn.trim) }
        : worn,
  )
  const id = colors.find(({ color }) => isSame(color, to))?.id
  const { origin } = design
  return {
    ...design,
    garments,
    origin: origin && id !== undefined ? { ...origin, sources: withColorFrom(origin.sources, id) } : origin,
  }
}

const isSame = (a: Color, b: Color) => colorDistance(a, b) < 1
const isIn = ({ fill }: Worn, color: Color) => fill.kind === 'solid' && isSame(fill.color, color)
