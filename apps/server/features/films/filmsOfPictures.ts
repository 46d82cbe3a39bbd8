import type { TaskInput } from '@toile/contract/tasks.ts'
import type { Take } from '@toile/craft/films/film.ts'
import { fitsMotion } from '@toile/craft/films/fitsMotion.ts'
import type { ArmStrokes } from '@toile/craft/films/movedSettings.ts'
import { lookOfFigure } from '@toile/craft/films/lookOfFigure.ts'
import { figureDocumentSchema } from '@toile/craft/mannequins/ownFigure.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, inArray } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { figure } from '../../host/database/schema/figures.ts'

/** An own mannequin that is to be filmed as the picture that it is. */
interface AskedPicture {
  figure: string
  ownGround: boolean
  arms: ArmStrokes
}

/** A film of each of some own mannequins; refuses one that is not there, or that cannot move so. */
export async function filmsOfPictures(
  tx: Transaction,
  ownerId: string,
  { pictures: asked, take }: { pictures: readonly AskedPicture[]; take: Take },
): Promise<TaskInput<'makeFilm'>['films']> {
  if (asked.length === 0) return []
  const rows = await tx
    .select({ hash: figure.hash, document: figure.document })
    .from(figure)
    .where(
      and(
        ownedBy(figure, ownerId),
        inArray(
          figure.hash,
          asked.map((one) => one.figure),
        ),
      ),
    )
  return asked.map((one) => {
    const row = rows.find(({ hash }) => hash === one.figure)
    if (!row) throw refuse('notFound')
    const document = figureDocumentSchema.parse(row.document)
    const look = lookOfFigure(one.figure, document)
    const lacks = fitsMotion(take.motion, look)
    if (lacks) throw refuse(lacks)
    const moved = { picture: one.ownGround ? document.picture : null, arms: one.arms }
    return { name: document.name, looks: [{ designId: null, name: document.name, look }], moved }
  })
}
