import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { prints } from '@toile/craft/prints/index.ts'
import { sure } from '@toile/geometry'
import { seePrint } from '@toile/picture/reading/brands/printTraits.ts'
import { drawPrintSwatch } from '@toile/picture/looks/drawPrintSwatch.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import type { Host, Surface } from '@toile/picture/surface.ts'
import { readWords } from '../readWords.ts'

const usage = `node scripts/brands/teachPrints.ts

Writes packages/picture/reading/brands/printTable.ts anew: what every print of the catalogue looks like.`
if (!readWords(process.argv.slice(2), { usage, options: {} })) process.exit()

/** How much cloth the swatches show from side to side: millimetres, and whole tiles. */
const shown = [60, 130, 260]
const tiles = 2.5
const colorways = 3
const side = 200

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const sources = openSources(host)

/** The traits of one print in some colourways and sizes, a byte for each. */
function rowsOf(print: (typeof prints)[number]): number[][] {
  return print.colorways.slice(0, colorways).flatMap(({ colors }, way) =>
    [...shown, print.width * tiles].map((across) => {
      const source = { kind: 'construction' as const, print: print.id, colors: [...colors], seed: 3 + way }
      const order = { source, repeat: print.repeat, across, tileWidth: print.width, width: side, height: side }
      const surface = drawPrintSwatch(host, sources, order)
      const { data } = surface.getContext('2d').getImageData(0, 0, side, side)
      return seePrint({ width: side, height: side, rgba: data }).traits.map((value) => Math.round(value * 255))
    }),
  )
}

const rows = prints.flatMap((print) => rowsOf(print).map((traits) => ({ id: print.id, traits })))
const bytes = Buffer.from(rows.flatMap(({ traits }) => traits)).toString('base64')
const ids = rows.map(({ id }) => id).filter((id, i, all) => id !== all[i - 1])
const counts = ids.map((id) => rows.filter((row) => row.id === id).length)
writeFileSync(
  join(import.meta.dirname, '@toile/picture/reading/brands/printTable.ts'),
  `/** What every print of the catalogue looks like, a byte for each trait: written by scripts/brands/teachPrints.ts, never by hand. */
export const printTable: { ids: readonly string[]; rows: readonly number[]; traits: number; bytes: string } = {
  ids: ${JSON.stringify(ids)},
  rows: ${JSON.stringify(counts)},
  traits: ${sure(rows[0]).traits.length},
  bytes: '${bytes}',
}
`,
)
