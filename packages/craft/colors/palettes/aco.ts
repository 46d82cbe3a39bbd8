import { sure } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import type { Color } from '../color.ts'
import { colorOfHsv } from '../spaces.ts'
import { ofGrey, ofInks, ofLab, ofRgb } from './colorModels.ts'
import { type ByteReader, openBytes } from './openBytes.ts'
import type { PaletteColor, PaletteFormat } from './palette.ts'
import { unitsOf, writeBytes } from './writeBytes.ts'

const full = 65535
/** Bytes of one colour without its name. */
const size = 10

/** Photoshop colour swatches: a first part without names, and in newer files a second one with names. */
export const aco: PaletteFormat = {
  id: 'aco',
  label: 'Photoshop swatches (ACO)',
  ending: 'aco',
  mime: 'application/octet-stream',
  tells(bytes) {
    if (bytes.length < 4 || bytes[0] !== 0) return false
    const count = sure(bytes[2]) * 256 + sure(bytes[3])
    return bytes[1] === 2 || (bytes[1] === 1 && bytes.length >= Math.min(4 + count * size, 4 + size))
  },
  read(bytes) {
    const file = openBytes(bytes)
    const first = part(file)
    return file.left >= 4 ? part(file) : first
  },
  write(colors) {
    const out = writeBytes()
    for (const version of [1, 2]) {
      out.u16(version)
      out.u16(colors.length)
      for (const { name, color } of colors) {
        out.u16(0)
        for (const channel of [color.r, color.g, color.b, 0]) out.u16(channel * 257)
        if (version === 1) continue
        out.u32(unitsOf(name))
        out.utf16(name)
      }
    }
    return out.done()
  },
}

function part(file: ByteReader): PaletteColor[] {
  const version = file.u16()
  if (version !== 1 && version !== 2) throw refuse('paletteUnknown')
  return Array.from({ length: file.u16() }, () => {
    const color = colorIn(file)
    return { name: version === 2 ? file.utf16(file.u32()) : '', color, group: '' }
  })
}

function colorIn(file: ByteReader): Color {
  const space = file.u16()
  if (space === 7) {
    const color = ofLab(file.u16() / 100, file.i16() / 100, file.i16() / 100)
    file.u16()
    return color
  }
  const [w, x, y, z] = [file.u16(), file.u16(), file.u16(), file.u16()]
  if (space === 0) return ofRgb(w / full, x / full, y / full)
  if (space === 1) return colorOfHsv([(w / full) * 360, (x / full) * 100, (y / full) * 100])
  if (space === 2) return ofInks(1 - w / full, 1 - x / full, 1 - y / full, 1 - z / full)
  if (space === 8) return ofGrey(1 - w / 10_000)
  if (space === 9) return ofInks(w / 10_000, x / 10_000, y / 10_000, z / 10_000)
  throw refuse('paletteUnknown')
}
