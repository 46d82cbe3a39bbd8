import { refuse } from '@toile/rules/refusals.ts'
import type { Color } from '../color.ts'
import { ofGrey, ofInks, ofLab, ofRgb } from './colorModels.ts'
import { type ByteReader, openBytes } from './openBytes.ts'
import type { PaletteColor, PaletteFormat } from './palette.ts'
import { unitsOf, writeBytes } from './writeBytes.ts'

const kinds = { group: 0xc001, groupEnd: 0xc002, color: 0x0001 }
const mark = 'ASEF'

/** Adobe Swatch Exchange: blocks of named colours in RGB, CMYK, Lab or grey, within named groups. */
export const ase: PaletteFormat = {
  id: 'ase',
  label: 'Adobe Swatch Exchange (ASE)',
  ending: 'ase',
  mime: 'application/octet-stream',
  tells: (bytes) => String.fromCharCode(...bytes.subarray(0, 4)) === mark,
  read(bytes) {
    const file = openBytes(bytes)
    if (file.letters(4) !== mark) throw refuse('paletteUnknown')
    file.u32()
    const blocks = file.u32()
    const colors: PaletteColor[] = []
    let group = ''
    for (let i = 0; i < blocks; i++) {
      const kind = file.u16()
      const block = file.part(file.u32())
      if (kind === kinds.group) group = block.utf16(block.u16())
      else if (kind === kinds.groupEnd) group = ''
      else if (kind === kinds.color) colors.push({ name: block.utf16(block.u16()), color: colorIn(block), group })
    }
    return colors
  },
  write(colors, title) {
    const out = writeBytes()
    out.letters(mark)
    out.u16(1)
    out.u16(0)
    out.u32(colors.length + 2)
    out.u16(kinds.group)
    out.u32(2 + unitsOf(title) * 2)
    out.u16(unitsOf(title))
    out.utf16(title)
    for (const { name, color } of colors) {
      out.u16(kinds.color)
      out.u32(2 + unitsOf(name) * 2 + 4 + 3 * 4 + 2)
      out.u16(unitsOf(name))
      out.utf16(name)
      out.letters('RGB ')
      for (const channel of [color.r, color.g, color.b]) out.float(channel / 255)
      out.u16(2)
    }
    out.u16(kinds.groupEnd)
    out.u32(0)
    return out.done()
  },
}

function colorIn(block: ByteReader): Color {
  const model = block.letters(4).trim().toUpperCase()
  const next = () => block.float()
  if (model === 'RGB') return ofRgb(next(), next(), next())
  if (model === 'CMYK') return ofInks(next(), next(), next(), next())
  if (model === 'LAB') return ofLab(next() * 100, next(), next())
  if (model === 'GRAY') return ofGrey(next())
  throw refuse('paletteUnknown')
}
