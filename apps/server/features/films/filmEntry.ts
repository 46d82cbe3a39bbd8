import type { FilmEntry } from '@toile/contract/features/films.ts'
import type { Film } from '@toile/craft/films/film.ts'
import { filmForms } from '@toile/craft/films/filmForms.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { filmAddress } from '../../films/filmAddress.ts'
import { sizeIn } from '../../films/filmSize.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { design } from '../../host/database/schema/designs.ts'
import { file } from '../../host/database/schema/files.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { MadeRow } from '../../library/madeRow.ts'
import { madeWorkSchema } from '../../library/madeWork.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'

type FileRow = typeof file.$inferSelect
type Row = { film: MadeRow; poster: FileRow }

/** The document of a film, as its row holds it. */
export function filmOf({ work }: Pick<MadeRow, 'work'>): Film {
  const read = madeWorkSchema.parse(work)
  if (read.of !== 'film') throw refuse('notFound')
  return read.film
}

/** Which of some ids a person's rows have. */
async function present<R extends { id: string }>(
  ids: readonly string[],
  read: (some: string[]) => Promise<R[]>,
): Promise<Map<string, R>> {
  const asked = [...new Set(ids)]
  return new Map((asked.length ? await read(asked) : []).map((row) => [row.id, row]))
}

/** Films as callers see them; a look that is gone is not named. */
export async function filmEntries(tx: Transaction, ownerId: string, rows: readonly Row[]): Promise<FilmEntry[]> {
  const looks = await present(
    rows.flatMap(({ film }) => film.designIds),
    (ids) =>
      tx
        .select({ id: design.id })
        .from(design)
        .where(and(ownedBy(design, ownerId), inArray(design.id, ids))),
  )
  const files = await present(
    rows.flatMap(({ film }) => Object.values(film.files)),
    (ids) =>
      tx
        .select()
        .from(file)
        .where(and(ownedBy(file, ownerId), inArray(file.id, ids))),
  )
  return rows.map(({ film: row, poster }) => {
    const { id, projectId, state, name, taskId, position, createdAt, designIds } = row
    const film = filmOf(row)
    const { width, height } = poster
    return {
      id,
      projectId,
      state,
      name,
      taskId,
      position,
      width,
      height,
      take: film.take,
      designIds: designIds.map((one) => (looks.has(one) ? one : null)),
      frames: framesOf(film).all,
      poster: pictureOf({ ...poster, name }),
      files: filmForms.flatMap(({ id: form }) => {
        const kept = files.get(row.files[form] ?? '')
        if (!kept) return []
        const { hash, bytes } = kept
        return [{ form, url: filmAddress(hash, form), hash, bytes, ...sizeIn(form, poster) }]
      }),
      createdAt: createdAt.toISOString(),
    }
  })
}

/** A film and its poster, as they are kept. */
export async function readFilmRow(tx: Transaction, ownerId: string, id: string): Promise<Row> {
  const rows = await tx
    .select({ film: productPicture, poster: file })
    .from(productPicture)
    .innerJoin(file, and(eq(file.id, productPicture.fileId), ownedBy(file, ownerId)))
    .where(and(ownedBy(productPicture, ownerId), eq(productPicture.id, id), eq(productPicture.list, filmList.id)))
  if (rows.length === 0) throw refuse('notFound')
  return sureFirst(rows)
}

/** A film as it now stands. */
export const readFilm = async (tx: Transaction, ownerId: string, id: string): Promise<FilmEntry> =>
  sureFirst(await filmEntries(tx, ownerId, [await readFilmRow(tx, ownerId, id)]))
