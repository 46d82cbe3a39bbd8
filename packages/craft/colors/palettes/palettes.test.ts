import { sure, sureFirst } from '@toile/geometry'
import { refusals } from '@toile/rules/refusals.ts'
import { describe, expect, it } from 'vitest'
import { type Color, colorDistance, fromHex, toHex } from '../color.ts'
import { paletteFormats, readPalette } from './index.ts'
import type { PaletteColor } from './palette.ts'

const color = (hex: string): Color => fromHex(hex) ?? { r: 0, g: 0, b: 0 }
const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])))
const hexes = (colors: readonly PaletteColor[]) => colors.map((one) => toHex(one.color))
const utf16 = (text: string) =>
  text.split('').flatMap((letter) => [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255])
/** An IEEE float by its four bytes. */
const half = [0x3f, 0, 0, 0]
const one = [0x3f, 0x80, 0, 0]
const zero = [0, 0, 0, 0]
const u32 = (n: number) => [0, 0, n >> 8, n & 255]

/** A block of a swatch exchange file, written byte for byte. */
const swatch = (name: string, model: string, floats: readonly (readonly number[])[]) => {
  const body = [0, name.length + 1, ...utf16(name), 0, 0, ...Buffer.from(model, 'latin1'), ...floats.flat(), 0, 2]
  return [0, 1, ...u32(body.length), ...body]
}
const group = (name: string) => [0xc0, 1, ...u32(2 + (name.length + 1) * 2), 0, name.length + 1, ...utf16(name), 0, 0]
const groupEnd = [0xc0, 2, 0, 0, 0, 0]

const palette: PaletteColor[] = [
  { name: 'Midnight', color: color('#10162b'), group: '' },
  { name: 'Écru, «brut»; "raw"', color: color('#ece6da'), group: '' },
  { name: '紺色 สีคราม', color: color('#223a70'), group: '' },
  { name: '=1+1', color: color('#ff0080'), group: '' },
  { name: '1990', color: color('#000000'), group: '' },
]

describe('palette files', () => {
  it.each(paletteFormats)('[S3.07] a palette written as $label is read back with every colour and name', (format) => {
    const read = readPalette(format.write(palette, 'Harbour, autumn'))
    expect(read.map(({ name }) => name)).toEqual(palette.map(({ name }) => name))
    expect(hexes(read)).toEqual(hexes(palette))
  })

  it('[S3.07] an ASE file is read in RGB, CMYK, Lab and grey, with its groups and names in UTF-16', () => {
    const file = bytes(
      'ASEF',
      [0, 1, 0, 0],
      u32(7),
      group('Осень'),
      swatch('Rot', 'RGB ', [one, zero, zero]),
      swatch('Cyan', 'CMYK', [one, zero, zero, zero]),
      groupEnd,
      swatch('Mid', 'LAB ', [half, zero, zero]),
      swatch('Half', 'Gray', [half]),
      swatch('濃紺', 'RGB ', [zero, zero, half]),
    )
    const read = readPalette(file)
    expect(read.map(({ name, group: of }) => [name, of])).toEqual([
      ['Rot', 'Осень'],
      ['Cyan', 'Осень'],
      ['Mid', ''],
      ['Half', ''],
      ['濃紺', ''],
    ])
    expect(hexes(read)).toEqual(['#ff0000', '#00ffff', '#777777', '#808080', '#000080'])
  })

  it('[S3.07] an ACO file is read in its first version, and with names in its second', () => {
    const first = [
      [0, 1, 0, 6],
      [0, 0, 0xff, 0xff, 0x80, 0x80, 0, 0, 0, 0],
      [0, 1, 0x55, 0x55, 0xff, 0xff, 0xff, 0xff, 0, 0],
      [0, 2, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
      [0, 7, 0x13, 0x88, 0, 0, 0, 0, 0, 0],
      [0, 8, 0x13, 0x88, 0, 0, 0, 0, 0, 0],
      [0, 9, 0, 0, 0x27, 0x10, 0, 0, 0, 0],
    ]
    expect(hexes(readPalette(bytes(...first)))).toEqual([
      '#ff8000',
      '#00ff00',
      '#00ffff',
      '#777777',
      '#808080',
      '#ff00ff',
    ])
    const named = bytes(
      [0, 1, 0, 1],
      [0, 0, 1, 1, 2, 2, 3, 3, 0, 0],
      [0, 2, 0, 1],
      [0, 0, 1, 1, 2, 2, 3, 3, 0, 0],
      [0, 0, 0, 5, ...utf16('Größ'), 0, 0],
    )
    expect(readPalette(named)).toEqual([{ name: 'Größ', color: { r: 1, g: 2, b: 3 }, group: '' }])
  })

  it('[S3.07] a GPL file keeps its name as group, and passes over comments and headings', () => {
    const text =
      'GIMP Palette\r\nName: Sea\r\nColumns: 4\r\n# none\r\n  0  10 255 Deep sea\r\n255 255 255\tUntitled\r\n'
    expect(readPalette(bytes(text))).toEqual([
      { name: 'Deep sea', color: { r: 0, g: 10, b: 255 }, group: 'Sea' },
      { name: '', color: { r: 255, g: 255, b: 255 }, group: 'Sea' },
    ])
  })

  it('[S3.07] tables come with any separator, with hexadecimal or three numbers, in UTF-8 or UTF-16', () => {
    expect(hexes(readPalette(bytes('Navy;#1f2a44\nSand;d8c3a0\n')))).toEqual(['#1f2a44', '#d8c3a0'])
    expect(readPalette(bytes('19-4052\tClassic\t15\t76\t129\n'))[0]).toMatchObject({
      name: 'Classic',
      color: { r: 15, g: 76, b: 129 },
    })
    const little = 'Rouge,#ff0000'.split('').flatMap((letter) => [letter.charCodeAt(0), 0])
    expect(readPalette(bytes([0xff, 0xfe], little))[0]).toEqual({ name: 'Rouge', color: color('#ff0000'), group: '' })
  })

  it.each([
    ['nothing', [], refusals.paletteEmpty.says],
    ['a PNG called .ase', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13], refusals.paletteUnknown.says],
    ['a letter', [...Buffer.from('Dear designer, no colours here')], refusals.paletteUnknown.says],
    ['a head without blocks', [...Buffer.from('ASEF'), 0, 1, 0, 0, 0, 0, 0, 0], refusals.paletteEmpty.says],
    [
      'blocks without end',
      [...Buffer.from('ASEF'), 0, 1, 0, 0, 255, 255, 255, 255, 0, 1, 255, 255, 255, 255],
      refusals.paletteCutOff.says,
    ],
    ['65535 swatches promised', [0, 1, 255, 255, ...Array.from({ length: 20 }, () => 0)], refusals.paletteCutOff.says],
    [
      'a name without end',
      [0, 2, 0, 1, ...Array.from({ length: 10 }, () => 0), 255, 255, 255, 255],
      refusals.paletteCutOff.says,
    ],
    [
      'a channel that is no number',
      [...bytes('ASEF', [0, 1, 0, 0], u32(1), swatch('x', 'RGB ', [[0x7f, 0xc0, 0, 0], zero, zero]))],
      refusals.paletteCutOff.says,
    ],
  ])('[S8] %s is refused with one sentence', (_, file, says) => {
    expect(() => readPalette(Uint8Array.from(file))).toThrow(says)
  })

  it('[S8] every file cut short at any byte is refused or read, and never hangs', () => {
    for (const format of paletteFormats) {
      const whole = format.write(palette, 'Harbour')
      for (let length = 0; length < whole.length; length++) {
        try {
          expect(readPalette(whole.subarray(0, length)).length).toBeLessThanOrEqual(palette.length)
        } catch (error) {
          expect(error).toHaveProperty('code', expect.stringMatching(/^palette/))
        }
      }
    }
  })

  it('[S8] a file of more than a megabyte is refused, a name of any length or kind is kept plain and short', () => {
    expect(() => readPalette(new Uint8Array(1_000_001))).toThrow('at most 1 MB')
    const read = sureFirst(
      readPalette(
        sure(paletteFormats[0]).write([{ ...sureFirst(palette), name: `a\u0000\u202e${'b'.repeat(300)}` }], ''),
      ),
    )
    expect(read.name.length).toBeLessThanOrEqual(80)
    expect(read.name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  it('[S3.07] Lab under D50 comes out as the display colour it means', () => {
    const lab = bytes([0, 1, 0, 1, 0, 7, 0x14, 0x87, 0x1f, 0x8f, 0x1a, 0x46, 0, 0])
    expect(colorDistance(sure(readPalette(lab)[0]).color, color('#ff0000'))).toBeLessThan(3)
  })
})
