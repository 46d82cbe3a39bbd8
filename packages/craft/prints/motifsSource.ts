import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import type { ChoiceKnob } from '../garments/knob.ts'
import { arrangementKnob } from './arranged.ts'
import { directionKnob } from './direction.ts'

const optionOf = <Id extends string>({ options }: ChoiceKnob<Id>) =>
  z.enum(options.map(({ id }) => id) as [Id, ...Id[]])

/** Motifs cut out of pictures, laid over a ground; sizes are shares of the tile's width (requirement S5.16). */
export const motifsSourceSchema = z.object({
  kind: z.literal('motifs'),
  /** Pictures with clear ground, by content hash; the first is the hero. */
  motifs: z.array(hashOf('picture')).min(1).max(12),
  ground: colorSchema,
  arrangement: optionOf(arrangementKnob),
  direction: optionOf(directionKnob),
  /** The longer side of the hero motif. */
  share: z.number().min(0.03).max(0.8),
  /** -1 sparse to 1 dense. */
  density: z.number().min(-1).max(1),
  seed: z.number().int().min(0).max(0xffffffff),
})
export type MotifsSource = z.output<typeof motifsSourceSchema>
