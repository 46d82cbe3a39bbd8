import { limits } from '@toile/rules/limits.ts'
import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { z } from 'zod'
import { brushIds, findBrush } from './index.ts'

const presentSchema = z
  .object({
    kind: z.literal('brushPreset'),
    version: z.literal(1),
    name: z.string().trim().min(1).max(limits.nameLength),
    /** The id of a brush. */
    brush: z.enum(brushIds),
    /** What was turned; everything else is as the brush has it. */
    knobs: z.record(z.string(), z.union([z.number(), z.string()])),
  })
  .superRefine(({ brush, knobs }, context) => {
    const offered = findBrush(brush)?.knobs ?? {}
    for (const [name, value] of Object.entries(knobs)) {
      const knob = offered[name]
      const fits =
        knob?.kind === 'number'
          ? typeof value === 'number' && value >= knob.least && value <= knob.most
          : knob?.options.some(({ id }) => id === value)
      if (!fits) context.addIssue({ code: 'custom', path: ['knobs', name], message: 'out of bounds' })
    }
  })

/** A brush of one's own as it is kept: a brush, a name and what was turned at it (requirement S3.22). */
export const brushPresetDocument = defineDocument({ id: 'brushPreset', present: presentSchema, migrations: [] })
export type BrushPreset = z.output<typeof brushPresetDocument.present>
