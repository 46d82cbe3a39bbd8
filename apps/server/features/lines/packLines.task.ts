import { tasks } from '@toile/contract/tasks.ts'
import { lineDrawingSchema } from '@toile/craft/sketches/lineDrawing.ts'
import { sure } from '@toile/geometry'
import { svgOfLines } from '@toile/picture/export/svgOfLines.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { namePacked } from '@toile/studio/library/namePacked.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { defineFileRunner } from '../../exports/defineFileRunner.ts'
import { type ZipEntry, zipped } from '../../exports/zipped.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { lineDrawing } from '../../host/database/schema/lineDrawings.ts'

/** Packs line drawings, each as SVG and as PNG, under the names that they have (requirement S1.10). */
export const packLines = defineFileRunner(
  tasks.packLines,
  async ({ ids }, { task: { ownerId }, load, files }, told) => {
    const rows = await load((tx) =>
      tx
        .select({ drawing: lineDrawing, picture: file })
        .from(lineDrawing)
        .innerJoin(file, and(eq(file.id, lineDrawing.fileId), ownedBy(file, ownerId)))
        .where(and(ownedBy(lineDrawing, ownerId), inArray(lineDrawing.id, ids))),
    )
    const ordered = ids.flatMap((id) => rows.find(({ drawing }) => drawing.id === id) ?? [])
    if (ordered.length === 0) throw refuse('nothingToPack')
    const most = limits.library.packBytes
    if (ordered.reduce((sum, { picture }) => sum + picture.bytes, 0) > most)
      throw refuse('packTooLarge', { most: most / 1e6 })
    const named = (ending: string) =>
      namePacked(ordered.map(({ drawing }) => ({ folder: ending, name: drawing.name, ending })))
    const [svgs, pngs] = [named('svg'), named('png')]
    const entries = ordered.flatMap(({ drawing, picture }, i): ZipEntry[] => [
      {
        name: sure(svgs[i]),
        stored: false,
        bytes: () => Promise.resolve(Buffer.from(svgOfLines(lineDrawingSchema.parse(drawing.document)))),
      },
      {
        name: sure(pngs[i]),
        stored: true,
        bytes: async () => {
          await told(i / ordered.length)
          return files.read(picture.hash, picture.mime)
        },
      },
    ])
    return { chunks: zipped(entries), mime: 'application/zip', name: 'line-drawings.zip' }
  },
)
