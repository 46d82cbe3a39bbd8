import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { aco } from './aco.ts'
import { ase } from './ase.ts'
import { csv } from './csv.ts'
import { gpl } from './gpl.ts'
import type { PaletteColor, PaletteFormat } from './palette.ts'

/** Every kind of palette file, in the order of the screen. */
export const paletteFormats: readonly PaletteFormat[] = [ase, aco, gpl, csv]

/** Reads a palette file of any known kind by what its bytes say, whatever it is called; refuses others with one sentence (look.md B33). */
export function readPalette(bytes: Uint8Array): PaletteColor[] {
  if (bytes.length > limits.palette.bytes) throw refuse('paletteTooLarge', { most: limits.palette.bytes / 1_000_000 })
  if (bytes.length === 0) throw refuse('paletteEmpty')
  const format = paletteFormats.find(({ tells }) => tells(bytes))
  if (!format) throw refuse('paletteUnknown')
  const colors = format.read(bytes)
  if (colors.length === 0) throw refuse(format === csv ? 'paletteUnknown' : 'paletteEmpty')
  return colors
    .slice(0, limits.palette.colors)
    .map(({ name, color, group }) => ({ name: plain(name), color, group: plain(group) }))
}

const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limits.nameLength)
    .toWellFormed()
