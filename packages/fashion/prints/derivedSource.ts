import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { hashOf } from '../people/naming.ts'

/** How a picture's own pixels become cloth. */
export const treatments = [
  { id: 'strata', label: 'Strata' },
  { id: 'painted', label: 'Painted' },
  { id: 'mirrored', label: 'Mirrored' },
  { id: 'texture', label: 'Fine texture' },
  { id: 'strokes', label: 'Brush marks' },
  { id: 'motif', label: 'Cut motifs' },
  { id: 'windows', label: 'Windows' },
  { id: 'gradient', label: 'Gradient' },
] as const
export type Treatment = (typeof treatments)[number]['id']

/** How few and how many inks a print made of a picture is printed in. */
export const derivedInks = { fewest: 2, most: 12 } as const

const share = z.number().min(0).max(1)

/** A print made of a picture in flat inks: painted on demand, so that inks, treatment and scale stay editable (requirement S9.04). */
export const derivedSourceSchema = z.object({
  kind: z.literal('derived'),
  /** The picture by content hash. */
  picture: hashOf('picture'),
  treatment: z.enum(treatments.map(({ id }) => id)),
  /** The inks, the one that grounds stand on first. */
  colors: z.array(colorSchema).min(derivedInks.fewest).max(derivedInks.most),
  /** How the picture's lines lie, how fine its detail is, and how far one direction rules. */
  lie: z.enum(['level', 'upright']),
  fineness: share,
  order: share,
  seed: z.number().int().min(0).max(0xffffffff),
})
export type DerivedSource = z.output<typeof derivedSourceSchema>
