import { storedCanvasSchema } from '@toile/canvas/document/storedCanvas.ts'
import { stateReasons } from '@toile/contract/features/history.ts'
import { productMeasuresSchema } from '@toile/contract/productMeasures.ts'
import { brandSchema } from '@toile/craft/brands/brandDocument.ts'
import { brandProfileSchema } from '@toile/craft/brands/profile.ts'
import { designSchema } from '@toile/craft/designs/design.ts'
import { elementDocumentSchema } from '@toile/craft/elements/element.ts'
import { figureDocumentSchema } from '@toile/craft/mannequins/ownFigure.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import { productListIds } from '@toile/craft/products/productLists.ts'
import { tracedNoteDocument } from '@toile/craft/sketches/tracedNote.ts'
import { limits } from '@toile/rules/limits.ts'
import { reading } from '@toile/rules/migrating/reading.ts'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { z } from 'zod'
import type { Traits } from '../../host/files/measureTraits.ts'
import type { ThumbnailSide } from '../../host/files/thumbnails.ts'
import { madeWorkSchema } from '../../library/madeWork.ts'
import type { PictureKind } from '../../pictures/hold/pictureKind.ts'
import { canvasSchemaInFile } from './canvasForm.ts'

/** The newest form of a collection file that is read and written: 2 holds designs whose people stand in space, 3 product pictures, 4 films, 5 paintings. */
export const fileVersion = 5

export const manifestName = 'manifest.json'
/** The kind that a collection file is kept as. */
export const collectionMime = 'application/zip'
/** The kind that films are kept as. */
export const filmMime = 'video/mp4'
export const contentName = 'collection.json'

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().max(limits.nameLength)
const position = z.number().int().min(0).max(1_000_000)

/** What a file begins with: its form, and the checksum of everything else in it. */
export const manifestSchema = z.object({
  format: z.literal('toile-collection'),
  version: z.number().int().positive(),
  app: z.string().max(40),
  name,
  files: z.record(z.string().max(120), hash),
})

const side = z.number().int().min(1).max(4_000)
const place = z.number().min(-20_000).max(20_000)

/** The note of a traced piece, no larger than an engine writes one. */
const noteSchema = reading(
  tracedNoteDocument.present.extend({
    width: side,
    height: side,
    choices: tracedNoteDocument.present.shape.choices.unwrap().max(60).readonly(),
    anchors: z.record(z.string().max(40), z.tuple([place, place]).readonly()),
    doubtful: z.array(z.string().max(40)).max(60).readonly(),
  }),
  tracedNoteDocument.migrate,
)

const designSchemaInFile = z.object({
  id: z.uuid(),
  state: z.enum(['draft', 'liked', 'deleted']),
  position,
  /** The document's hash among the documents of the file. */
  document: hash,
  /** The picture that was drawn of it. */
  picture: hash.nullable(),
  createdAt: z.iso.datetime(),
})

const productSchemaInFile = z.object({
  id: z.uuid(),
  list: z.enum([...productListIds, filmList.id]),
  state: z.enum(['staged', 'liked', 'deleted']),
  name,
  /** The hash of what it is of, among the works of the file. */
  work: hash,
  /** The look that it was taken of, which the moment may not hold. */
  designId: z.uuid().nullable(),
  /** The looks of a film, likewise. */
  designIds: z.array(z.uuid()).max(limits.films.looks).default([]),
  /** The MP4 of a film; its other forms are made anew. */
  mp4: z.uuid().nullable().default(null),
  from: z.uuid().nullable(),
  picture: z.uuid(),
  measures: productMeasuresSchema.nullable(),
  position,
  createdAt: z.iso.datetime(),
})

const momentSchema = z.object({
  project: projectSchema,
  designs: z.array(designSchemaInFile).max(5_000),
  order: z.array(z.uuid()).max(5_000),
  /** Null in states of before there were product pictures. */
  products: z.array(productSchemaInFile).max(5_000).nullable().default(null),
  /** Null in states of before there were paintings. */
  canvases: z.array(canvasSchemaInFile).max(5_000).nullable().default(null),
})

/** A whole collection: documents by hash, pictures by the ids that documents name them by, states in the order in which they were kept. */
export const contentSchema = z.object({
  id: z.uuid(),
  present: momentSchema,
  states: z
    .array(z.object({ ...momentSchema.shape, reason: z.enum(stateReasons), name, createdAt: z.iso.datetime() }))
    .max(limits.history.states),
  documents: z.record(hash, designSchema),
  /** What product pictures and films are of. */
  works: z.record(hash, madeWorkSchema).default({}),
  /** Documents of paintings, whose tiles lie beside the pictures. */
  paintings: z.record(hash, storedCanvasSchema).default({}),
  pictures: z
    .array(
      z.object({
        id: z.uuid(),
        hash,
        kind: z.enum(['upload', 'edit', 'drawn', 'made', 'cutout', 'tile', 'motif', 'sheet', 'figure']),
        name: z.string().max(limits.nameLength),
      }),
    )
    .max(limits.collectionFile.files),
  films: z
    .array(z.object({ id: z.uuid(), hash, name }))
    .max(limits.collectionFile.files)
    .default([]),
  elements: z
    .array(
      z.object({
        name,
        state: z.enum(['staged', 'liked', 'deleted']),
        picture: z.uuid(),
        document: elementDocumentSchema,
      }),
    )
    .max(limits.collectionFile.files),
  traced: z.array(z.object({ hash, picture: z.uuid(), sheet: z.uuid(), note: noteSchema })).max(1_000),
  figures: z.array(z.object({ hash, picture: z.uuid(), cutOut: z.uuid(), document: figureDocumentSchema })).max(200),
  brand: z.object({ document: brandSchema, profile: brandProfileSchema.nullable() }).nullable().default(null),
  brief: z.object({ name, words: z.string().max(200_000) }).nullable(),
})
export type CollectionContent = z.output<typeof contentSchema>
/** A collection whose pictures a person is about to hold, as what each of them says. */
export type ComingContent = Omit<CollectionContent, 'pictures'> & {
  pictures: readonly (Omit<CollectionContent['pictures'][number], 'kind'> & { kind: PictureKind })[]
}
export type CollectionMoment = z.output<typeof momentSchema>

/** A collection file that was read: its content, and its pictures by hash. */
export interface CollectionFile {
  content: CollectionContent
  pictures: ReadonlyMap<string, PictureInFile>
  /** How many bytes its MP4s have, by hash; they lie in the folder as well. */
  films: ReadonlyMap<string, number>
  /** Likewise its tiles of paintings. */
  tiles: ReadonlyMap<string, number>
}

/** A picture as it came, sides in pixels; its bytes and thumbnails lie in the folder that the file was unpacked into. */
export interface PictureInFile {
  mime: string
  width: number
  height: number
  bytes: number
  traits: Traits
}

/** The name that a picture, its thumbnail of a side, a film or a tile has in that folder. */
export const unpackedName = (hash: string, side: 'whole' | 'film' | 'tile' | ThumbnailSide): string => `${hash}.${side}`

/** The endings of pictures in a file. */
export const pictureEndings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}
