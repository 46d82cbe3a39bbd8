import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { styleSchema } from '@toile/craft/designs/design.ts'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import { openServerHost } from '../apps/server/host/canvas.ts'
import { readWords, refuseWords } from '../scripts/readWords.ts'
import { paintSheet } from './paintSheet.ts'
import type { Sheet, SheetDesk } from './sheet.ts'
import { sheets } from './sheets.ts'

const usage = `npm run sheets -- --out DIR [SHEET …] [--style STYLE …] [--only WORD …]

Draws contact sheets as PNG, all of them or those that are named.

  --out DIR      the folder they go to
  --style STYLE  only in this hand: ${styleSchema.options.join(', ')}
  --only WORD    only pictures whose caption holds this word

Sheets: ${sheets.map(({ id }) => id).join(', ')}`

const asked = readWords(process.argv.slice(2), {
  usage,
  options: {
    out: { type: 'string' },
    style: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
  },
  names: { kind: 'sheet', ids: sheets.map(({ id }) => id) },
})

/** Only the pictures whose caption holds one of these words. */
const wantedCell = ({ caption }: { caption: string }) =>
  !asked?.values.only || asked.values.only.some((word) => caption.toLowerCase().includes(word.toLowerCase()))

/** A canvas holds about this many pixels from top to bottom. */
const tallest = 16_000

/** How many pictures of a sheet go on one page. */
const cellsOfPage = ({ columns, cell: [, height] }: Sheet) => columns * Math.floor(tallest / (height + 60))

/** Draws a sheet, on several pages where one would be too tall. */
async function drawSheet(out: string, sheet: Sheet, desk: SheetDesk): Promise<void> {
  const cells = [...sheet.cells(desk)].filter(wantedCell)
  const whole = sheet.styled ? `${sheet.id}-${desk.style}` : sheet.id
  const size = cellsOfPage(sheet)
  for (let from = 0; from < cells.length; from += size) {
    const began = performance.now()
    const name = cells.length > size ? `${whole}-${from / size + 1}.png` : `${whole}.png`
    writeFileSync(join(out, name), await paintSheet(sheet, cells.slice(from, from + size)))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    process.stdout.write(`${name.padEnd(30)} ${sheet.says} (${seconds} s)\n`)
  }
}

async function drawAll(out: string, names: readonly string[], styles: readonly SheetDesk['style'][]): Promise<void> {
  mkdirSync(out, { recursive: true })
  const host = openServerHost()
  const drawing = openDrawing(host)
  for (const sheet of sheets.filter(({ id }) => names.length === 0 || names.includes(id))) {
    for (const style of sheet.styled ? styles : (['illustration'] as const)) {
      await drawSheet(out, sheet, { host, drawing, style })
    }
  }
}

if (asked) {
  const { out, style } = asked.values
  const styles = styleSchema.array().safeParse(style ?? styleSchema.options)
  if (!out) refuseWords('Say where the sheets go: npm run sheets -- --out DIR.')
  else if (!styles.success) refuseWords(`There is no such style: choose of ${styleSchema.options.join(', ')}.`)
  else await drawAll(resolve(out), asked.positionals, styles.data)
}
