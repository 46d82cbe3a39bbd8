import type { FilmEntry } from '@toile/contract/features/films.ts'
import { type Film, takeSchema } from '@toile/craft/films/film.ts'
import { filmForms } from '@toile/craft/films/filmForms.ts'
import { filmList } from '@toile/craft/films/filmList.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { looksThere } from '../../documents/designs/looksThere.ts'
import { filmAddress } from '../../films/filmAddress.ts'
import { sizeIn } from '../../films/filmSize.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import type { MadeRow } from '../../library/madeRow.ts'
import { madeWorkSchema } from '../../library/madeWork.ts'
import { type MadeWithPicture, selectMade } from '../../library/selectMade.ts'
import { pictureOf } from '../../pictures/hold/picture.ts'

/** The document of a film, as its row holds it. */
export function filmOf({ work }: Pick<MadeRow, 'work'>): Film {
  const read = madeWorkSchema.parse(work)
  if (read.of !== 'film') throw refuse('notFound')
  return read.film
}

/** What an entry tells of a film: its looks are only counted, and not read one by one for a list that is asked for again and again. */
const toldSchema = z.object({ film: z.object({ looks: z.array(z.unknown()), take: takeSchema }) })

/** Films as callers see them; a look that is gone is not named. */
export async function filmEntries(
  tx: Transaction,
  ownerId: string,
  rows: readonly MadeWithPicture[],
): Promise<FilmEntry[]> {
  const looks = await looksThere(
    tx,
    ownerId,
    rows.flatMap(({ made }) => made.designIds),
  )
  const files = await filesOf(tx, ownerId, rows)
  return rows.map(({ made, picture: poster }) => {
    const { id, projectId, state, name, taskId, position, createdAt, designIds } = made
    const { film } = toldSchema.parse(made.work)
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
        const kept = files.get(made.files[form] ?? '')
        if (!kept) return []
        const { hash, bytes } = kept
        return [{ form, url: filmAddress(hash, form), hash, bytes, ...sizeIn(form, poster) }]
      }),
      createdAt: createdAt.toISOString(),
    }
  })
}

/** The files of films, by their ids. */
async function filesOf(tx: Transaction, ownerId: string, rows: readonly MadeWithPicture[]) {
  const ids = [...new Set(rows.flatMap(({ made }) => Object.values(made.files)))]
  if (ids.length === 0) return new Map<string, typeof file.$inferSelect>()
  const found = await tx
    .select()
    .from(file)
    .where(and(ownedBy(file, ownerId), inArray(file.id, ids)))
  return new Map(found.map((row) => [row.id, row]))
}

/** A film and its poster, as they are kept. */
export async function readFilmRow(tx: Transaction, ownerId: string, id: string): Promise<MadeWithPicture> {
  const rows = await selectMade(tx, ownerId, eq(productPicture.id, id), eq(productPicture.list, filmList.id))
  if (rows.length === 0) throw refuse('notFound')
  return sureFirst(rows)
}

/** A film as it now stands. */
export const readFilm = async (tx: Transaction, ownerId: string, id: string): Promise<FilmEntry> =>
  sureFirst(await filmEntries(tx, ownerId, [await readFilmRow(tx, ownerId, id)]))
