import { z } from 'zod'
import type { LandmarkName } from './figure.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const point = z.tuple([z.number().min(-20_000).max(20_000), z.number().min(-20_000).max(20_000)])
const sides = ['neck', 'shoulder', 'armpit', 'bust', 'waist', 'hip', 'elbow', 'wrist', 'hand', 'knee', 'ankle'] as const

/** Every landmark of a figure by name, in pixels of its cut-out. */
export const landmarksSchema = z.object({
  headTop: point,
  chin: point,
  neckPit: point,
  crotch: point,
  ...(Object.fromEntries(sides.flatMap((name) => [`${name}Left`, `${name}Right`].map((one) => [one, point]))) as {
    [N in `${(typeof sides)[number]}${'Left' | 'Right'}`]: typeof point
  }),
}) satisfies z.ZodType<Record<LandmarkName, readonly [number, number]>>

/** A mannequin made from somebody's picture (requirements S2.51, S3.19, S5.17): the cut-out by hash, its landmarks, who it is, and how it was stretched. */
export const figureDocumentSchema = z.object({
  version: z.literal(1),
  name: z.string().trim().max(60).default(''),
  /** The picture it was cut from, and the cut-out: opaque where the figure is. */
  picture: hash,
  cutOut: hash,
  width: z.number().int().min(1).max(4000),
  height: z.number().int().min(1).max(4000),
  landmarks: landmarksSchema,
  /** Doubt 0..1 of each proposed point; a point that was moved has none. */
  doubts: z.record(z.string(), z.number().min(0).max(1)).default({}),
  doubt: z.number().min(0).max(1).default(0),
  several: z.boolean().default(false),
  gender: z.enum(['female', 'male']),
  ageGroup: z.enum(['adult', 'child']),
  /** Trunk and legs against the picture (requirement S3.19). */
  proportion: z
    .object({ torso: z.number().min(0.8).max(1.25), legs: z.number().min(0.8).max(1.4) })
    .default({ torso: 1, legs: 1 }),
  /** The whole figure against others. */
  resize: z.number().min(0.7).max(1.3).default(1),
  /** Whether a person has seen its points; before that it may stand on no board. */
  confirmed: z.boolean().default(false),
})
export type FigureDocument = z.output<typeof figureDocumentSchema>

const mark = 'own:'

/** The person's id of an own mannequin. */
export const ownPerson = (figure: string): string => `${mark}${figure}`

/** The figure's hash in a person's id, or nothing when it names one of the catalogue. */
export const ownFigureHash = (person: string): string | null =>
  person.startsWith(mark) ? person.slice(mark.length) : null
