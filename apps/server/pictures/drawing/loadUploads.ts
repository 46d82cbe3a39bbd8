import type { Design } from '@toile/craft/designs/design.ts'
import { uploadsIn } from '@toile/craft/designs/uploadsIn.ts'
import { figureDocumentSchema } from '@toile/craft/mannequins/ownFigure.ts'
import { tracedNoteSchema } from '@toile/craft/sketches/tracedNote.ts'
import type { OwnPicture } from '@toile/picture/people/own/ownPicture.ts'
import { decodeTraced, type TracedPiece } from '@toile/picture/reading/trace/traced.ts'
import { missingUploads } from '@toile/picture/looks/missingUploads.ts'
import type { Uploads } from '@toile/picture/looks/sources.ts'
import { longestWhole } from '@toile/craft/products/longestWhole.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transact } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { figure } from '../../host/database/schema/figures.ts'
import { file } from '../../host/database/schema/files.ts'
import { traced } from '../../host/database/schema/traced.ts'
import type { Files } from '../../host/files/files.ts'
import { derivedTiles } from '../prints/derivedTiles.ts'
import { type InkTile, pixelsOfTile } from '../prints/inkTile.ts'

/** What designs use of their owner's uploads: pixels of printed pictures and traced pieces, by hash, and tiles of prints made of pictures, by their own names. */
export interface LoadedUploads {
  pictures: Record<string, Pixels>
  tiles?: Record<string, InkTile>
  pieces: Record<string, TracedPiece>
  figures?: Record<string, OwnPicture>
  /** Pictures that are shown for themselves. */
  whole?: Record<string, Pixels>
}

/** The pixels of pictures by hash, as far as they are their owner's. */
export async function loadPictures(
  load: Transact,
  files: Files,
  ownerId: string,
  hashes: readonly string[],
): Promise<LoadedUploads['pictures']> {
  if (hashes.length === 0) return {}
  const held = await load((tx) =>
    tx
      .selectDistinct({ hash: file.hash })
      .from(file)
      .where(and(ownedBy(file, ownerId), inArray(file.hash, [...hashes]))),
  )
  const loaded: LoadedUploads['pictures'] = {}
  for (const { hash } of held) loaded[hash] = await files.readPrinted(hash)
  return loaded
}

/** The pictures that a retouched one is made of, as far as they are their owner's; refuses when any is missing. */
export async function loadWhole(
  load: Transact,
  files: Files,
  ownerId: string,
  hashes: readonly string[],
): Promise<NonNullable<LoadedUploads['whole']>> {
  const held = await load((tx) =>
    tx
      .selectDistinct({ hash: file.hash })
      .from(file)
      .where(and(ownedBy(file, ownerId), inArray(file.hash, [...hashes]))),
  )
  if (held.length < new Set(hashes).size) throw refuse('imageFailed')
  const whole: NonNullable<LoadedUploads['whole']> = {}
  for (const { hash } of held) whole[hash] = await files.readPixels(hash, longestWhole)
  return whole
}

/** Loads what designs name and their owner has, and paints their prints of pictures; refuses when anything is missing, because no look is drawn without its garments. */
export const loadUploads = async (
  load: Transact,
  files: Files,
  ownerId: string,
  designs: readonly Pick<Design, 'garments' | 'mannequin'>[],
): Promise<LoadedUploads> => withTiles(await loadNamed(load, files, ownerId, designs), designs)

/** Loaded uploads with the finished tiles of the prints that designs have of their pictures. */
export const withTiles = async (
  loaded: LoadedUploads,
  designs: readonly Pick<Design, 'garments'>[],
): Promise<LoadedUploads> => ({ ...loaded, tiles: await derivedTiles(designs, loaded.pictures) })

/** Loads what designs name and their owner has, and paints nothing yet; refuses when anything of it is missing. */
export async function loadNamed(
  load: Transact,
  files: Files,
  ownerId: string,
  designs: readonly Pick<Design, 'garments' | 'mannequin'>[],
): Promise<LoadedUploads> {
  const { pictures, traced: pieces, figures } = uploadsIn(designs)
  const loaded: LoadedUploads = { pictures: await loadPictures(load, files, ownerId, pictures), pieces: {} }
  for (const hash of pieces) {
    const piece = await loadTraced(load, files, ownerId, hash)
    if (piece) loaded.pieces[hash] = piece
  }
  for (const hash of figures) {
    const own = await loadFigure(load, files, ownerId, hash)
    if (own) loaded.figures = { ...loaded.figures, [hash]: own }
  }
  const uploads = asUploads(loaded)
  if (designs.some((design) => missingUploads({ kind: 'look', design }, uploads).length > 0))
    throw refuse('imageFailed')
  return loaded
}

/** A traced piece of an owner, or nothing. */
export async function loadTraced(
  load: Transact,
  files: Files,
  ownerId: string,
  hash: string,
): Promise<TracedPiece | null> {
  const [row] = await load((tx) =>
    tx
      .select({ note: traced.note, sheet: file.hash })
      .from(traced)
      .innerJoin(file, and(eq(file.id, traced.sheetId), ownedBy(file, ownerId)))
      .where(and(ownedBy(traced, ownerId), eq(traced.hash, hash))),
  )
  if (!row) return null
  return decodeTraced(await files.readPixels(row.sheet, 10_000), tracedNoteSchema.parse(row.note))
}

/** An own mannequin of an owner, or nothing. */
async function loadFigure(load: Transact, files: Files, ownerId: string, hash: string): Promise<OwnPicture | null> {
  const [row] = await load((tx) =>
    tx
      .select({ document: figure.document, cutOut: file.hash })
      .from(figure)
      .innerJoin(file, and(eq(file.id, figure.cutOutId), ownedBy(file, ownerId)))
      .where(and(ownedBy(figure, ownerId), eq(figure.hash, hash))),
  )
  if (!row) return null
  return { document: figureDocumentSchema.parse(row.document), cutOut: await files.readPixels(row.cutOut, 10_000) }
}

/** Loaded uploads as a scene asks for them. */
export function asUploads({ pictures, tiles = {}, pieces, figures = {}, whole = {} }: LoadedUploads): Uploads {
  const shown = new Map<string, Pixels>()
  const tileOf = (name: string) => {
    const tile = tiles[name]
    const known = shown.get(name) ?? (tile ? pixelsOfTile(tile) : null)
    if (known) shown.set(name, known)
    return known
  }
  return {
    picture: (hash) => pictures[hash] ?? tileOf(hash),
    traced: (hash) => pieces[hash] ?? null,
    figure: (hash) => figures[hash] ?? null,
    whole: (hash) => whole[hash] ?? null,
  }
}
