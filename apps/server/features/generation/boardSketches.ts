import type { BriefSketch } from '@toile/craft/designs/compose/brief.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { knownKnobs } from '@toile/craft/sketches/knownKnobs.ts'
import { isSure } from '@toile/picture/reading/trace/isSure.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { and, asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { traced } from '../../host/database/schema/traced.ts'
import { readNote } from '../../pictures/tracing/readNote.ts'
import { sketchesOf } from '../../pictures/tracing/sketchesOf.ts'

type SketchItem = Project['boards']['sketch'][number]

/** What a sketchboard gives a brief. */
export interface BoardSketches {
  sketches: BriefSketch[]
  /** Pictures that are not traced yet. */
  untraced: string[]
  /** Pictures of which nobody knows yet what they show. */
  unsure: string[]
}

/** What a sketch that the engine has made tells a brief; nothing for one that was drawn by hand. */
function madeSketch({ id, garment, pinned }: Pick<SketchItem, 'id' | 'garment' | 'pinned'>): BriefSketch | null {
  const found = garment && findGarment(garment.id)
  if (!found) return null
  const { category, slot } = found
  return {
    id,
    traced: null,
    garment: { id: found.id, knobs: knownKnobs(found.id, garment.knobs) },
    category,
    slot,
    pinned,
  }
}

/** The sketches of a board that the engine has made, also those that came by way of the library. */
async function madeSketches(
  tx: Transaction,
  ownerId: string,
  items: readonly SketchItem[],
): Promise<Map<string, BriefSketch>> {
  const plain = items.flatMap(({ id, garment, traced: hash }) => (garment || hash ? [] : [id]))
  const known = await sketchesOf(tx, ownerId, plain)
  return new Map(
    items.flatMap(({ id, garment, pinned }) => {
      const sketch = madeSketch({ id, garment: garment ?? known.get(id) ?? null, pinned })
      return sketch ? [[id, sketch] as const] : []
    }),
  )
}

/** Reads the sketches of a board: those whose garment is known are worn, the others are named apart. */
export async function boardSketches(
  tx: Transaction,
  ownerId: string,
  items: readonly SketchItem[],
): Promise<BoardSketches> {
  const made = await madeSketches(tx, ownerId, items)
  const drawn = items.flatMap(({ id }) => (made.has(id) ? [] : [id]))
  const pieces = drawn.length
    ? await tx
        .select({ hash: traced.hash, fileId: traced.fileId, note: traced.note })
        .from(traced)
        .where(and(ownedBy(traced, ownerId), inArray(traced.fileId, drawn)))
        .orderBy(asc(traced.createdAt))
    : []
  const newest = new Map(pieces.map((piece) => [piece.fileId, piece]))
  const found: BoardSketches = { sketches: [], untraced: [], unsure: [] }
  for (const { id, traced: hash, pinned } of items) {
    const own = made.get(id)
    const piece = pieces.find((one) => one.hash === hash) ?? newest.get(id)
    const note = piece && readNote(piece.note)
    if (own) found.sketches.push(own)
    else if (!piece || !note) found.untraced.push(id)
    else if (!isSure(note)) found.unsure.push(id)
    else found.sketches.push({ id, traced: piece.hash, category: note.category, slot: note.slot, pinned })
  }
  return found
}
