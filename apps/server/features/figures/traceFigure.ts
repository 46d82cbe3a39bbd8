import { figureDocumentSchema } from '@toile/craft/mannequins/ownFigure.ts'
import { soughtSide } from '@toile/craft/mannequins/pictureSide.ts'
import { cutOutOf } from '@toile/picture/reading/figures/cutOutOf.ts'
import { findFigure } from '@toile/picture/reading/figures/findFigure.ts'
import type { FigureStrokes } from '@toile/picture/reading/figures/guided.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { figure } from '../../host/database/schema/figures.ts'
import { file } from '../../host/database/schema/files.ts'
import type { Files } from '../../host/files/files.ts'
import { hashOfFigure } from '../../pictures/hold/hashOfFigure.ts'
import { holdPicture } from '../../pictures/hold/holdPicture.ts'
import { writePng } from '../../pictures/hold/writePng.ts'

/** A mannequin whose bytes are stored; `keep` writes its rows. */
export interface StoredFigure {
  hash: string
  sure: boolean
  keep(tx: Transaction): Promise<void>
}

/** Strokes over the stored picture on the one that is worked on. */
function scaled({ keep, drop }: FigureStrokes, by: number): FigureStrokes {
  const all = (strokes: FigureStrokes['keep']) =>
    strokes.map(({ points, radius }) => ({
      radius: radius * by,
      points: points.map(([x, y]) => [x * by, y * by] as const),
    }))
  return { keep: all(keep), drop: all(drop) }
}

/** Makes a mannequin from an owner's picture, its outline as strokes guide it; refuses a picture in which nobody stands. */
export async function traceFigureFile(
  db: Database,
  files: Files,
  ownerId: string,
  fileId: string,
  strokes: FigureStrokes,
): Promise<StoredFigure> {
  const [row] = await db
    .select()
    .from(file)
    .where(and(eq(file.id, fileId), ownedBy(file, ownerId)))
  if (!row) throw refuse('notFound')
  const pixels = await files.readPixels(row.hash, soughtSide)
  const found = findFigure(pixels, scaled(strokes, pixels.width / row.width))
  if (!found) throw refuse('nobodyStands')
  const { cutOut, marks } = cutOutOf(pixels, found)
  const { width, height } = cutOut
  const png = await writePng(cutOut)
  const cutOutHash = await files.putBytes(png, 'image/png')
  const { gender, ageGroup, doubt, several, sure } = found
  const document = figureDocumentSchema.parse({
    version: 1,
    name: row.name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 60),
    picture: row.hash,
    cutOut: cutOutHash,
    ...marks,
    from: {
      scale: row.width / pixels.width,
      left: found.crop.left * (row.width / pixels.width),
      top: found.crop.top * (row.height / pixels.height),
    },
    gender,
    ageGroup,
    doubt,
    several,
  })
  const hash = hashOfFigure(document)
  return {
    hash,
    sure,
    async keep(tx) {
      const stored = { hash: cutOutHash, width, height, bytes: png.length, mime: 'image/png', thumbnails: {} }
      const cutOutId = await holdPicture(tx, { ownerId, kind: 'figure' }, stored)
      await tx.insert(figure).values({ ownerId, hash, fileId, cutOutId, document }).onConflictDoNothing()
    },
  }
}
