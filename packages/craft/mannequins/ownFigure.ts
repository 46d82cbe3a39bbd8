import { defineDocument } from '@toile/rules/migrating/defineDocument.ts'
import { sha256, textNaming } from '@toile/rules/naming.ts'
import { z } from 'zod'
import type { LandmarkName } from './figure.ts'
import { figureMigrations } from './migrations/index.ts'

const hash = sha256()
const point = z.tuple([z.number().min(-20_000).max(20_000), z.number().min(-20_000).max(20_000)])
const sides = ['neck', 'shoulder', 'armpit', 'bust', 'waist', 'hip', 'elbow', 'wrist', 'hand', 'knee', 'ankle'] as const

/** Every landmark of a figure by name, in pixels of its cut-out. */
const landmarksSchema = z.object({
  headTop: point,
  chin: point,
  neckPit: point,
  crotch: point,
  ...(Object.fromEntries(sides.flatMap((name) => [`${name}Left`, `${name}Right`].map((one) => [one, point]))) as {
    [N in `${(typeof sides)[number]}${'Left' | 'Right'}`]: typeof point
  }),
}) satisfies z.ZodType<Record<LandmarkName, readonly [number, number]>>

/** A mannequin made from somebody's picture (requirements S2.51, S3.19, S5.17): the cut-out by hash, its landmarks, who it is, and how it was stretched. */
const presentSchema = z.object({
  version: z.literal(1),
  name: z.string().trim().max(60).default(''),
  /** The picture it was cut from, and the cut-out: opaque where the figure is. */
  picture: hash,
  cutOut: hash,
  width: z.number().int().min(1).max(4000),
  height: z.number().int().min(1).max(4000),
  /** Where the cut-out lies in the picture: pixels of the picture for one of its own, and its corner there. */
  from: z
    .object({ scale: z.number().positive(), left: z.number(), top: z.number() })
    .default({ scale: 1, left: 0, top: 0 }),
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
export type FigureDocument = z.output<typeof presentSchema>

/** The kind of document that a mannequin of one’s own is. */
export const figureDocument = defineDocument({ id: 'figure', present: presentSchema, migrations: figureMigrations })
/** Reads a mannequin of one’s own’s document of any version. */
export const figureDocumentSchema = figureDocument.reads

/** Who an own mannequin's id names. */
export interface OwnPerson extends Pick<FigureDocument, 'gender' | 'ageGroup'> {
  /** The figure's hash. */
  figure: string
}

/** The person's id of an own mannequin; it tells who may wear what without looking the figure up (requirement S5.17). */
export const ownPerson = ({ gender, ageGroup, figure }: OwnPerson): string => `own:${gender}:${ageGroup}:${figure}`

const form = /^own:(female|male):(adult|child):([0-9a-f]{64})$/

/** Who a person's id names when it is an own mannequin's, or nothing when it names one of the catalogue. */
export function readOwnPerson(id: string): OwnPerson | null {
  const [, gender, ageGroup, figure] = form.exec(id) ?? []
  if (!figure) return null
  return {
    gender: gender === 'male' ? 'male' : 'female',
    ageGroup: ageGroup === 'child' ? 'child' : 'adult',
    figure,
  }
}

/** Whom a mannequin shows: a person of the catalogue, a cast, or an own mannequin, which is its owner's. */
export const personSchema = textNaming(z.string().max(90), 'figure', (id) => readOwnPerson(id)?.figure ?? null)
