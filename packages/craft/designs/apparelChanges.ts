import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { z } from 'zod'
import { cutParts, partKnobs } from '../garments/partKnobs.ts'
import { backSchema, type Design, type Worn, wornSchema } from './design.ts'
import { movedTo } from './movedTo.ts'
import { findStyling, stylings } from './styling/index.ts'
import { typeOf } from './typeOf.ts'
import { withGarment } from './withGarment.ts'

const idSchema = wornSchema.shape.id

/** Cuts one part of a garment by other knobs: those of the part that are not told go back to normal. */
export const takePart = defineChange({
  id: 'takePart',
  label: 'Another part',
  says: 'Cut one part of a garment, such as its sleeves, by other knobs; knobs of that part that are not told go back to normal.',
  takes: z.object({
    id: idSchema,
    part: z.enum(cutParts.map(({ id }) => id)),
    knobs: wornSchema.shape.knobs,
  }),
  apply: (design: Design, { id, part, knobs }) =>
    withGarment(design, id, (worn) => {
      const own = partKnobs(typeOf(worn)?.knobs ?? {}, part)
      const others = Object.entries(worn.knobs).filter(([name]) => !(name in own))
      const turned = Object.entries(knobs).filter(([name, value]) => name in own && own[name]?.normal !== value)
      return { ...worn, knobs: Object.fromEntries([...others, ...turned]) }
    }),
})

/** Puts a garment on before or after its neighbour, as far as it can be worn there. */
export const moveGarment = defineChange({
  id: 'moveGarment',
  label: 'Order of dressing',
  says: 'Wear a garment one layer further out, or further in, as far as it can be worn there.',
  takes: z.object({ id: idSchema, to: z.enum(['out', 'in']) }),
  apply: (design: Design, { id, to }) => movedTo(design, id, to) ?? design,
})

/** Has a garment worn as a stylist would, where it suits the look. */
export const styleGarment = defineChange({
  id: 'styleGarment',
  label: 'Styling',
  says: 'Have a garment worn as a stylist would, such as with a belt over it.',
  takes: z.object({ id: idSchema, styling: z.enum(stylings.map(({ id }) => id)) }),
  apply: (design: Design, { id, styling }) => {
    const found = findStyling(styling)
    const worn = design.garments.find((one) => one.id === id)
    const fits = worn && !worn.locked && found?.fits(design).some(({ garment }) => garment === id)
    return found && fits ? found.apply(design, { garment: id }) : design
  },
})

/** Locks a garment, so that it stays as it is, or unlocks it. */
export const lockGarment = defineChange({
  id: 'lockGarment',
  label: 'Lock or unlock',
  says: 'Lock a garment, so that no change touches it, or unlock it.',
  takes: z.object({ id: idSchema, locked: z.boolean() }),
  apply: (design: Design, { id, locked }) =>
    withGarment(design, id, (worn) => flagged(worn, 'locked', locked), 'locked too'),
})

/** Has a traced sketch wear its own colours, or the colour of its cloth. */
export const wearOwnColors = defineChange({
  id: 'wearOwnColors',
  label: 'Its own colours',
  says: 'Have a traced sketch wear the colours it was drawn in, or one colour.',
  takes: z.object({ id: idSchema, own: z.boolean() }),
  apply: (design: Design, { id, own }) =>
    withGarment(design, id, (worn) => (worn.cut.kind === 'traced' ? flagged(worn, 'ownColors', own) : worn)),
})

/** Gives a traced sketch a back: of its front, of another tracing, or none. */
export const setTracedBack = defineChange({
  id: 'setTracedBack',
  label: 'Back of the sketch',
  says: 'Give a traced sketch a back from its front or from another tracing; null leaves a plain outline.',
  takes: z.object({ id: idSchema, back: backSchema.nullable() }),
  apply: (design: Design, { id, back }) =>
    withGarment(design, id, (worn) => {
      if (worn.cut.kind !== 'traced') return worn
      const { back: _, ...rest } = worn
      return back ? { ...rest, back } : rest
    }),
})

function flagged(worn: Worn, flag: 'locked' | 'ownColors', on: boolean): Worn {
  const { [flag]: _, ...rest } = worn
  return on ? { ...rest, [flag]: true } : rest
}
