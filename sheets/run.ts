import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { styleSchema } from '@toile/fashion/designs/design.ts'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import { openServerHost } from '../apps/server/host/canvas.ts'
import { paintSheet } from './paintSheet.ts'
import type { Sheet, SheetDesk } from './sheet.ts'
import { sheets } from './sheets.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    style: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
  },
})
const unknown = positionals.find((name) => !sheets.some(({ id }) => id === name))
const styles = styleSchema.array().safeParse(values.style ?? styleSchema.options)

/** Only the pictures whose caption holds one of these words. */
const wantedCell = ({ caption }: { caption: string }) =>
  !values.only || values.only.some((word) => caption.toLowerCase().includes(word.toLowerCase()))

/** A canvas holds about this many pixels from top to bottom. */
const tallest = 16_000

/** How many pictures of a sheet go on one page. */
const cellsOfPage = ({ columns, cell: [, height] }: Sheet) => columns * Math.floor(tallest / (height + 60))

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 2
}

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

async function drawAll(out: string, wanted: readonly SheetDesk['style'][]): Promise<void> {
  mkdirSync(out, { recursive: true })
  const host = openServerHost()
  const drawing = openDrawing(host)
  for (const sheet of sheets.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
    for (const style of sheet.styled ? wanted : (['illustration'] as const)) {
      await drawSheet(out, sheet, { host, drawing, style })
    }
  }
}

if (!values.out) refuse('Say where the sheets go: npm run sheets -- --out DIR [SHEET …] [--style ink] [--only WORD].')
else if (unknown) refuse(`There is no sheet called ${unknown}: choose of ${sheets.map(({ id }) => id).join(', ')}.`)
else if (!styles.success) refuse(`There is no such style: choose of ${styleSchema.options.join(', ')}.`)
else await drawAll(resolve(values.out), styles.data)
