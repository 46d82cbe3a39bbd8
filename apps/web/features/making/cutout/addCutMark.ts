import { defineChange, type StepName } from '@toile/rules/changing/defineChange.ts'
import { z } from 'zod'
import { type Brush, brushes, type Marks } from './marks.ts'

const strokeNames: Readonly<Record<Brush, StepName | null>> = {
  keep: null,
  drop: { label: 'Mark what to drop' },
  add: { label: 'Paint the edge' },
  erase: { label: 'Erase the edge' },
}

/** The strokes with one more: a change of a cut-out. */
export const addCutMark = defineChange({
  id: 'addCutMark',
  label: 'Mark what to keep',
  nearer: ({ brush }) => strokeNames[brush],
  says: 'Draw one more stroke that says what belongs to the cut-out, or paints its edge.',
  takes: z.object({
    brush: z.enum(brushes.map(({ id }) => id)),
    points: z.array(z.tuple([z.number(), z.number()]).readonly()).readonly(),
    radius: z.number(),
  }),
  apply: ({ marks }: Marks, mark) => ({ marks: [...marks, mark] }),
})
