import type { Brief, BriefSketch } from '@toile/fashion/designs/compose/brief.ts'
import { pictureIds, type Project } from '@toile/fashion/projects/project.ts'
import type { Slot } from '@toile/fashion/garments/garment.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { file } from '../../host/database/schema/files.ts'
import { traced } from '../../host/database/schema/traced.ts'

/** What a traced piece's note tells a brief. */
export const sketchOf = (id: string, hash: string, note: unknown, pinned: boolean): BriefSketch => {
  const { category, slot } = note as { category: string; slot: Slot }
  return { id, traced: hash, category, slot, pinned }
}

/** Freezes a project's boards into a brief; sketches that are not traced yet are named apart. */
export async function briefOf(
  tx: Transaction,
  ownerId: string,
  project: Project,
  order: Pick<Brief, 'seed' | 'looks' | 'style'>,
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
  const named = boards.sketch.flatMap((item) => (item.traced ? [item.traced] : []))
  const pieces = named.length
    ? await tx
        .select()
        .from(traced)
        .where(and(eq(traced.ownerId, ownerId), inArray(traced.hash, named)))
    : []
  const notes = new Map(pieces.map(({ hash, note }) => [hash, note]))
  const known = boards.sketch.filter((item) => item.traced && notes.has(item.traced))
  return {
    untraced: boards.sketch.filter((item) => !known.includes(item)).map(({ id }) => id),
    brief: {
      ...order,
      mannequins: boards.mannequins.map(({ person, pose }) => ({ person, pose })),
      colors: boards.color.map(({ id, color, gradient }) => ({ id, color, gradient })),
      sketches: known.map((item) => sketchOf(item.id, item.traced ?? '', notes.get(item.traced ?? ''), item.pinned)),
      prints: boards.print.flatMap(({ id, width, repeat, pinned }) => {
        const hash = hashes.get(id)
        return hash ? [{ id, hash, width, repeat, pinned }] : []
      }),
      brand: { sketches: [], prints: [] },
      mood: null,
      moodItems: boards.mood.flatMap(({ id }) => hashes.get(id) ?? []),
      systemShare: project.systemShare,
      brandShare: project.brandShare,
      positions: project.positions,
    },
  }
}
