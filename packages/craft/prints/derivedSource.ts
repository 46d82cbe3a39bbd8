import { hashOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { picturePartSchema } from './picturePart.ts'

/** How a picture's own pixels become cloth. What is seen whole has an up and a down: turned over at every tile's edge it would lie upside down beside itself. */
export const treatments = [
  { id: 'strata', label: 'Strata', seenWhole: true },
  { id: 'painted', label: 'Painterly', seenWhole: true },
  { id: 'mirrored', label: 'Mirrored', seenWhole: false },
  { id: 'texture', label: 'Fine texture', seenWhole: false },
  { id: 'stripes', label: 'Woven stripes', seenWhole: false },
  { id: 'strokes', label: 'Brush marks', seenWhole: false },
  { id: 'motif', label: 'Cut motifs', seenWhole: false },
  { id: 'paper', label: 'Paper cut-outs', seenWhole: false },
  { id: 'windows', label: 'Windows', seenWhole: true },
  { id: 'gradient', label: 'Gradient', seenWhole: true },
] as const
export type Treatment = (typeof treatments)[number]['id']

/** Whether a treatment shows a picture as it is seen, to be laid once and upright. */
export const isSeenWhole = (treatment: Treatment): boolean =>
  treatments.some(({ id, seenWhole }) => id === treatment && seenWhole)

/** Whether a treatment shows the things of a picture, each alone on a plain ground. */
export const isOfThings = (treatment: Treatment): boolean => treatment === 'paper' || treatment === 'motif'

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
  /** The part of the picture that is shown; without it the treatment finds one by its seed. */
  part: picturePartSchema.optional(),
})
export type DerivedSource = z.output<typeof derivedSourceSchema>
