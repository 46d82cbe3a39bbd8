import { refuse } from '@toile/rules/refusals.ts'
import type { PaletteFormat } from './palette.ts'
import { textOf } from './textOf.ts'

const head = 'GIMP Palette'
const line = /^\s*(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?:\s+(.*))?$/
const unnamed = /^untitled$/i

/** The palette of GIMP, Inkscape and Krita: a line of text for each colour. */
export const gpl: PaletteFormat = {
  id: 'gpl',
  label: 'GIMP palette (GPL)',
  ending: 'gpl',
  mime: 'text/plain',
  tells: (bytes) => textOf(bytes.subarray(0, 40)).trimStart().startsWith(head),
  read(bytes) {
    const lines = textOf(bytes).split(/\r\n|\r|\n/)
    if (lines[0]?.trim() !== head) throw refuse('paletteUnknown')
    const group =
      lines
        .find((text) => text.startsWith('Name:'))
        ?.slice(5)
        .trim() ?? ''
    return lines.slice(1).flatMap((text) => {
      const parts = text.startsWith('#') ? null : line.exec(text)
      if (!parts) return []
      const [r, g, b] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
      if (Math.max(r, g, b) > 255) throw refuse('paletteCutOff')
      const name = (parts[4] ?? '').trim()
      return [{ name: unnamed.test(name) ? '' : name, color: { r, g, b }, group }]
    })
  },
  write(colors, title) {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
    const channel = (value: number) => String(value).padStart(3)
    const lines = colors.map(
      ({ name, color: { r, g, b } }) => `${channel(r)} ${channel(g)} ${channel(b)}\t${plain(name) || 'Untitled'}`,
    )
    return new TextEncoder().encode([head, `Name: ${plain(title)}`, 'Columns: 8', '#', ...lines, ''].join('\n'))
  },
}
