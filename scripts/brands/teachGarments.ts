import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { garments } from '@toile/craft/garments/index.ts'
import { isCutFor } from '@toile/craft/garments/isCutFor.ts'
import { man } from '@toile/craft/mannequins/builds/man.ts'
import { woman } from '@toile/craft/mannequins/builds/woman.ts'
import { boundsOf, type Point, sure } from '@toile/geometry'
import { outlineEdges } from '@toile/picture/reading/brands/outlineEdges.ts'
import { draftFlat } from '@toile/picture/reading/trace/flats/catalogue.ts'
import { drawFlat } from '@toile/picture/reading/trace/flats/drawnFlat.ts'
import { seenOf } from '@toile/picture/reading/trace/recognise/seen.ts'
import { readWords } from '../readWords.ts'

const usage = `node scripts/brands/teachGarments.ts

Writes packages/picture/reading/brands/garmentTable.ts anew: where the edges of every garment of the catalogue run.`
if (!readWords(process.argv.slice(2), { usage, options: {} })) process.exit()

const size = 300

/** Where the edges of a garment run at normal knobs, a byte for each; nothing where it cannot be seen. */
function edgeBytes(garment: (typeof garments)[number]): number[] | null {
  const build = isCutFor(garment.wornBy, { gender: 'female', ageGroup: 'adult' }) ? woman : man
  const flat = draftFlat(garment, build, 'worn' in garment.knobs ? { worn: 'closed' } : {}, 1)
  const { left, right, top, bottom } = boundsOf(...flat.outlines)
  const scale = size / Math.max(bottom - top, right - left)
  const width = Math.round((right - left) * scale * 1.2)
  const height = Math.round((bottom - top) * scale * 1.2)
  const place = ([x, y]: Point): Point => [
    width / 2 + (x - (left + right) / 2) * scale,
    height / 2 + (y - (top + bottom) / 2) * scale,
  ]
  const { cloth, lines } = drawFlat(flat.pieces ?? [], { width, height, place, pen: 1.4 })
  const seen = seenOf(cloth, lines)
  return seen && outlineEdges(seen.traits).map((value) => Math.round(Math.min(1, value) * 255))
}

const rows = garments.flatMap((garment) => {
  const bytes = edgeBytes(garment)
  return bytes ? [{ id: garment.id, bytes }] : []
})
writeFileSync(
  join(import.meta.dirname, '@toile/picture/reading/brands/garmentTable.ts'),
  `/** Where the edges of every garment of the catalogue run, a byte for each: written by scripts/brands/teachGarments.ts, never by hand. */
export const garmentTable: { ids: readonly string[]; edges: number; bytes: string } = {
  ids: ${JSON.stringify(rows.map(({ id }) => id))},
  edges: ${sure(rows[0]).bytes.length},
  bytes: '${Buffer.from(rows.flatMap(({ bytes }) => bytes)).toString('base64')}',
}
`,
)
