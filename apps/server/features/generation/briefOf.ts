import { brandSchema } from '@toile/fashion/brands/brandDocument.ts'
import { type BrandProfile, brandProfileSchema } from '@toile/fashion/brands/profile.ts'
import { profileByHand } from '@toile/fashion/brands/profileByHand.ts'
import type { Brief, BriefSketch, SteeringChoice } from '@toile/fashion/designs/compose/brief.ts'
import { pictureIds, type Project } from '@toile/fashion/projects/project.ts'
import { findGarment } from '@toile/fashion/garments/index.ts'
import type { BodySlot } from '@toile/fashion/garments/garment.ts'
import { knownKnobs } from '@toile/fashion/sketches/knownKnobs.ts'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { sketchesOf } from '../../content/sketchesOf.ts'
import { brand } from '../../host/database/schema/brands.ts'
import { file } from '../../host/database/schema/files.ts'
import { traced } from '../../host/database/schema/traced.ts'

/** What a traced piece's note tells a brief. */
export const sketchOf = (id: string, hash: string, note: unknown, pinned: boolean): BriefSketch => {
  const { category, slot } = note as { category: string; slot: BodySlot }
  return { id, traced: hash, category, slot, pinned }
}

type SketchItem = Project['boards']['sketch'][number]

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

/** What a brand's pictures say, as its designer has it by hand; nothing for a brand that is gone or was not measured yet. */
async function profileOf(tx: Transaction, ownerId: string, brandId: string | null): Promise<BrandProfile | null> {
  if (!brandId) return null
  const [row] = await tx
    .select({ profile: brand.profile, document: brand.document })
    .from(brand)
    .where(and(eq(brand.id, brandId), eq(brand.ownerId, ownerId), isNull(brand.deletedAt)))
  return row?.profile
    ? profileByHand(brandProfileSchema.parse(row.profile), brandSchema.parse(row.document).hand)
    : null
}

/** Freezes a project's boards into a brief; sketches that are not traced yet are named apart. */
export async function briefOf(
  tx: Transaction,
  ownerId: string,
  project: Project,
  order: Pick<Brief, 'seed' | 'looks' | 'style'> & SteeringChoice,
): Promise<{ brief: Brief; untraced: string[] }> {
  const { boards } = project
  const ids = pictureIds(project)
  const rows = ids.length
    ? await tx
        .select({ id: file.id, hash: file.hash })
        .from(file)
        .where(and(eq(file.ownerId, ownerId), inArray(file.id, ids)))
    : []
  const hashes = new Map(rows.map(({ id, hash }) => [id, hash]))
  const made = await madeSketches(tx, ownerId, boards.sketch)
  const sketchIds = boards.sketch.flatMap(({ id }) => (made.has(id) ? [] : [id]))
  const pieces = sketchIds.length
    ? await tx
        .select()
        .from(traced)
        .where(and(eq(traced.ownerId, ownerId), inArray(traced.fileId, sketchIds)))
        .orderBy(asc(traced.createdAt))
    : []
  const newest = new Map(pieces.map((piece) => [piece.fileId, piece]))
  const pieceOf = ({ id, traced: hash }: Project['boards']['sketch'][number]) =>
    pieces.find((piece) => piece.hash === hash) ?? newest.get(id)
  return {
    untraced: boards.sketch.filter((item) => !made.has(item.id) && !pieceOf(item)).map(({ id }) => id),
    brief: {
      ...order,
      mannequins: boards.mannequins.map(({ person, pose }) => ({ person, pose })),
      colors: boards.color.map(({ id, color, gradient }) => ({ id, color, gradient })),
      sketches: boards.sketch.flatMap((item) => {
        const own = made.get(item.id)
        if (own) return own
        const piece = pieceOf(item)
        return piece ? [sketchOf(item.id, piece.hash, piece.note, item.pinned)] : []
      }),
      prints: boards.print.flatMap(({ id, width, repeat, pinned }) => {
        const hash = hashes.get(id)
        return hash ? [{ id, hash, width, repeat, pinned }] : []
      }),
      brand: { sketches: [], prints: [], profile: await profileOf(tx, ownerId, project.brandId) },
      mood: null,
      moodItems: boards.mood.flatMap(({ id }) => hashes.get(id) ?? []),
      systemShare: project.systemShare,
      brandShare: project.brandShare,
      positions: project.positions,
    },
  }
}
