import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { partly } from '@toile/rules/changing/partly.ts'
import { z } from 'zod'
import { notionOnSchema } from '../applied/notionOn.ts'
import { laidOver } from './appliedChanges.ts'
import { type Design, wornSchema } from './design.ts'

const garment = wornSchema.shape.id

/** Lays an element on a garment. */
export const applyNotion = defineChange({
  id: 'applyNotion',
  label: 'Element',
  says: 'Lay an element (a button, a patch, a bow, a picture) on the cloth of a garment, over what lies there.',
  takes: z.object({ id: garment, notion: notionOnSchema }),
  apply: (design: Design, { id, notion }) => laidOver(design, id, notion),
})

/** Moves, sizes, turns, mirrors, recolours or repeats an element. */
export const changeNotion = defineChange({
  id: 'changeNotion',
  label: 'Element',
  nearer: ({ change }) =>
    change.at ? { label: 'Move the element' } : change.copies === undefined ? null : { label: 'Copies' },
  says: 'Move, size, turn, mirror, recolour or fade an element, or lay copies of it along a line; copies null leaves one.',
  takes: z.object({
    id: garment,
    notion: notionOnSchema.shape.id,
    change: partly(
      notionOnSchema
        .pick({ source: true, at: true, width: true, angle: true, mirrored: true, opacity: true })
        .extend({ copies: notionOnSchema.shape.copies.unwrap().nullable() }),
    ),
  }),
  apply: (design: Design, { id, notion, change: { copies, ...change } }) => ({
    ...design,
    garments: design.garments.map((worn) => {
      const laid = worn.applied?.find((one) => one.kind === 'notion' && one.id === notion)
      if (worn.id !== id || laid?.kind !== 'notion') return worn
      const { copies: standing, ...single } = { ...laid, ...change }
      const kept = copies === undefined ? standing : copies
      const next = kept ? { ...single, copies: kept } : single
      return { ...worn, applied: worn.applied?.map((one) => (one === laid ? next : one)) ?? [] }
    }),
  }),
})
