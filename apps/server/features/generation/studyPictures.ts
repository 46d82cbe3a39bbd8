import type { Color } from '@toile/craft/colors/color.ts'
import type { FoundMotif } from '@toile/craft/prints/compose/layMotifs.ts'
import { sureFirst } from '@toile/geometry'
import { motifsOf } from '@toile/picture/reading/cutout/motifs/motifsOf.ts'
import { extractPalette } from '@toile/picture/reading/palette/extractPalette.ts'
import type { Pixels } from '@toile/picture/surface.ts'
import { seamlessTile } from '@toile/picture/tiles/seamlessTile.ts'
import { and, eq } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import type { RunContext } from '../../host/queue/runner.ts'
import { keepPixels, readOwn } from '../../pictures/hold/keepPixels.ts'

/** What pictures give to a print: their colours, motifs cut out of them, and seamless tiles of their texture by hash. */
export interface Found {
  palette: Color[]
  motifs: FoundMotif[]
  textures: string[]
}

const longest = 1024

/** Studies pictures for a print: each gives its palette, and its motifs or, where nothing stands alone, its texture (requirement S9.04). */
export async function studyPictures(context: RunContext, fileIds: readonly string[]): Promise<Found> {
  const found: Found = { palette: [], motifs: [], textures: [] }
  for (const fileId of fileIds) {
    const { pixels, name } = await readOwn(context, context.task.ownerId, fileId, longest)
    found.palette.push(...extractPalette(pixels).map(({ color }) => color))
    const { motifs, texture } = motifsOf(pixels)
    for (const motif of motifs) {
      const hash = await keep(context, 'motif', name, motif.pixels)
      found.motifs.push({ hash, colors: motif.colors.map(({ color }) => color) })
    }
    if (!texture) continue
    const tile = seamlessTile(pixels)
    if (!tile.warning) found.textures.push(await keep(context, 'tile', name, tile.pixels))
  }
  return { ...found, motifs: found.motifs.slice(0, 12) }
}

/** Keeps a picture of its own for the person; answers its hash. */
async function keep(
  { db, files, task }: RunContext,
  kind: 'motif' | 'tile',
  name: string,
  pixels: Pixels,
): Promise<string> {
  const store = await keepPixels(files, task.ownerId, kind, name, pixels)
  const id = await db.transaction(store)
  const { hash } = sureFirst(
    await db
      .select({ hash: file.hash })
      .from(file)
      .where(and(ownedBy(file, task.ownerId), eq(file.id, id))),
  )
  return hash
}
