import { tasks } from '@toile/contract/tasks.ts'
import { presentations } from '@toile/craft/products/presentations.ts'
import { productWorkSchema } from '@toile/craft/products/productWork.ts'
import { sure } from '@toile/geometry'
import { languageOf } from '@toile/rules/languages/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { namePacked } from '@toile/studio/library/namePacked.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { defineFileRunner } from '../../exports/defineFileRunner.ts'
import { zipped } from '../../exports/zipped.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { project } from '../../host/database/schema/projects.ts'
import { contactSheets } from './contactSheets.ts'

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

function presentationOf(work: unknown): string | null {
  const read = productWorkSchema.parse(work)
  return read.of === 'look' ? (presentations.find(({ id }) => id === read.shot.presentation)?.label ?? null) : null
}

/** Packs product pictures, numbered, with contact sheets of them all (requirement S1.07). */
export const packProducts = defineFileRunner(
  tasks.packProducts,
  async ({ projectId, ids, language }, { task: { ownerId }, load, files }, told) => {
    const { name, rows } = await load(async (tx) => {
      const [own] = await tx
        .select({ name: project.name })
        .from(project)
        .where(and(ownedBy(project, ownerId), eq(project.id, projectId)))
      const rows = await tx
        .select({ product: productPicture, picture: file })
        .from(productPicture)
        .innerJoin(file, and(eq(file.id, productPicture.fileId), ownedBy(file, ownerId)))
        .where(and(ownedBy(productPicture, ownerId), inArray(productPicture.id, ids)))
      return { name: own?.name ?? '', rows }
    })
    const ordered = ids.flatMap((id) => rows.find(({ product }) => product.id === id) ?? [])
    if (ordered.length === 0) throw refuse('nothingToPack')
    const most = limits.library.packBytes
    if (ordered.reduce((sum, { picture }) => sum + picture.bytes, 0) > most)
      throw refuse('packTooLarge', { most: most / 1e6 })
    const digits = Math.max(2, `${ordered.length}`.length)
    const numbered = ordered.map(({ product, picture }, i) => ({
      id: product.id,
      hash: picture.hash,
      aspect: picture.width / picture.height,
      name: `${`${i + 1}`.padStart(digits, '0')} ${product.name}`,
      presentation: presentationOf(product.work),
      takenAt: product.createdAt,
    }))
    const names = namePacked(
      numbered.map((one, i) => ({
        folder: 'pictures',
        name: one.name,
        ending: endings[sure(ordered[i]).picture.mime] ?? 'bin',
      })),
    )
    const sheets = await contactSheets(numbered, { title: name, language: languageOf(language) }, files)
    const pictures = ordered.map(({ picture }, i) => ({
      name: sure(names[i]),
      stored: true,
      bytes: async () => {
        await told(i / ordered.length)
        return files.read(picture.hash, picture.mime)
      },
    }))
    return { chunks: zipped([...sheets, ...pictures]), mime: 'application/zip', name: `${name || 'products'}.zip` }
  },
)
