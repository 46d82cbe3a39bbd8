import { sure } from '@toile/geometry'
import { type Color, fromHex, toHex } from '../color.ts'
import { readTcx } from '../tcx.ts'
import type { PaletteColor, PaletteFormat } from './palette.ts'
import { textOf } from './textOf.ts'

/** A table of colours: in each row a name and '#rrggbb', or three columns of 0..255; separated by commas, semicolons or tabs. */
export const csv: PaletteFormat = {
  id: 'csv',
  label: 'Table (CSV)',
  ending: 'csv',
  mime: 'text/csv',
  tells: (bytes) => !bytes.subarray(0, 64).includes(0) || ((bytes[0] ?? 0) ^ (bytes[1] ?? 0)) === 1,
  read(bytes) {
    const text = textOf(bytes)
    const separator = [';', '\t', ','].find((one) => sure(text.split('\n', 1)[0]).includes(one)) ?? ','
    const rows = rowsOf(text, separator).map((cells) => cells.map((cell) => cell.trim()))
    const head = rows[0]?.map((cell) => cell.replace(/^\uFEFF/, '').toLowerCase()) ?? []
    const own = (cells: readonly string[], title: string) =>
      head.includes(title) ? bare(cells[head.indexOf(title)]) : null
    return rows.flatMap((cells) => {
      const read = colorIn(cells)
      return read ? [{ ...read, name: own(cells, 'name') ?? read.name, group: own(cells, 'group') ?? read.group }] : []
    })
  },
  write(colors) {
    const rows = colors.map(({ name, color, group }) =>
      [cellOf(name), toHex(color), color.r, color.g, color.b, cellOf(group)].join(','),
    )
    return new TextEncoder().encode(`\uFEFF${['name,hex,red,green,blue,group', ...rows, ''].join('\r\n')}`)
  },
}

const whole = /^\d{1,3}$/
/** Spreadsheets run cells that begin so; a written name is kept from it by an apostrophe, which is taken off again. */
const formula = /^[=+\-@\t\r]/

const bare = (text = '') => (text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text)

const cellOf = (text: string) => {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function colorIn(cells: readonly string[]): PaletteColor | null {
  const hexAt = cells.findIndex((cell) => /^#[0-9a-f]{3}$|^#?[0-9a-f]{6}$/i.test(cell))
  const rgbAt = cells.findIndex((_, i) => channels(cells, i) !== null)
  const color = hexAt >= 0 ? fromHex(sure(cells[hexAt])) : rgbAt >= 0 ? channels(cells, rgbAt) : null
  if (!color) return null
  const words = cells.filter((cell, i) => i !== hexAt && cell !== '' && !/^[\d.]+$/.test(cell) && !readTcx(cell))
  const [name = '', group = ''] = words.map(bare)
  return { name, color, group }
}

function channels(cells: readonly string[], from: number): Color | null {
  const [r, g, b] = cells.slice(from, from + 3)
  if (r === undefined || g === undefined || b === undefined) return null
  if (![r, g, b].every((cell) => whole.test(cell) && Number(cell) <= 255)) return null
  return { r: Number(r), g: Number(g), b: Number(b) }
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (quoted && letter === '"' && text[i + 1] === '"') cell += text[++i]
    else if (letter === '"' && (quoted || cell === '')) quoted = !quoted
    else if (!quoted && letter === separator) end()
    else if (!quoted && (letter === '\n' || letter === '\r')) {
      end()
      rows.push([])
    } else cell += letter
  }
  end()
  return rows
}
