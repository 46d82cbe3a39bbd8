import type { LeftOut } from '@toile/contract/tasks/leftOut.ts'
import { brandSchema } from '@toile/craft/brands/brandDocument.ts'
import { type BrandProfile, brandProfileSchema } from '@toile/craft/brands/profile.ts'
import { profileByHand } from '@toile/craft/brands/profileByHand.ts'
import type { Brief, SteeringChoice } from '@toile/craft/designs/compose/brief.ts'
import { wearersFor } from '@toile/craft/designs/compose/wearersFor.ts'
import { moodWeights } from '@toile/studio/projects/boards/moodWeights.ts'
import { type Project, pictureIds } from '@toile/studio/projects/project.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { brand } from '../../host/database/schema/brands.ts'
import { file } from '../../host/database/schema/files.ts'
import { boardSketches } from './boardSketches.ts'

/** What a brand's pictures say, as its designer has it by hand; nothing for a brand that is gone or was not measured yet. */
async function profileOf(tx: Transaction, ownerId: string, brandId: string | null): Promise<BrandProfile | null> {
  if (!brandId) return null
  const [row] = await tx
    .select({ profile: brand.profile, document: brand.document })
    .from(brand)
    .where(and(eq(brand.id, brandId), ownedBy(brand, ownerId), isNull(brand.deletedAt)))
  return row?.profile
    ? profileByHand(brandProfileSchema.parse(row.profile), brandSchema.parse(row.document).hand)
    : null
}

/** Freezes a project's boards into a brief, casts into people by the seed; sketches that are not traced yet are named apart, and those that nobody knows yet what they show are left out. */
export async function briefOf(
  tx: Transaction,
  ownerId: string,
  project: Project,
  order: Pick<Brief, 'seed' | 'looks' | 'style'> & SteeringChoice,
): Promise<{ brief: Brief; untraced: string[]; leftOut: LeftOut[] }> {
  const { boards } = project
  const ids = pictureIds(project)
  const rows = ids.length
    ? await tx
        .select({ id: file.id, hash: file.hash, name: file.name })
        .from(file)
        .where(and(ownedBy(file, ownerId), inArray(file.id, ids)))
    : []
  const hashes = new Map(rows.map(({ id, hash }) => [id, hash]))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const weights = moodWeights(project)
  const mood = boards.mood.flatMap(({ id }) => {
    const hash = hashes.get(id)
    return hash ? [{ hash, weight: weights.get(id) ?? 1 }] : []
  })
  const { sketches, untraced, unsure } = await boardSketches(tx, ownerId, boards.sketch)
  return {
    untraced,
    leftOut: unsure.map((id) => ({ fileId: id, name: names.get(id) ?? '', why: 'unsure' })),
    brief: {
      ...order,
      kind: project.kind,
      mannequins: wearersFor(
        boards.mannequins.map(({ person, pose }) => ({ person, pose })),
        order.seed,
      ),
      colors: boards.color.map(({ id, color, gradient }) => ({ id, color, gradient })),
      sketches,
      prints: boards.print.flatMap(({ id, width, repeat, pinned }) => {
        const hash = hashes.get(id)
        return hash ? [{ id, hash, width, repeat, pinned }] : []
      }),
      brand: { sketches: [], prints: [], profile: await profileOf(tx, ownerId, project.brandId) },
      direction: project.direction,
      moodItems: mood.map(({ hash }) => hash),
      moodWeights: mood.map(({ weight }) => weight),
      systemShare: project.systemShare,
      brandShare: project.brandShare,
      positions: project.positions,
    },
  }
}
