import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Font, type FontId, findFont, fontIds } from '@toile/craft/slogans/fonts.ts'

/** A file of a font's package with the letters that it may hold. */
export interface PackedFile {
  name: string
  font: FontId
  weight: number | null
  path: string
  ranges: readonly (readonly [from: number, to: number])[]
}

const folderOf = ({ id, varies }: Font): string =>
  dirname(fileURLToPath(import.meta.resolve(`@fontsource${varies ? '-variable' : ''}/${id}/package.json`)))

const rangesOf = (text: string): PackedFile['ranges'] =>
  text.split(',').map((range) => {
    const [from = '', to] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)] as const
  })

const known = new Map<string, readonly PackedFile[]>()

/** The files of a font: one for each part of its letters, and for each weight where it does not vary. */
export function filesOf(id: FontId): readonly PackedFile[] {
  const held = known.get(id)
  if (held) return held
  const font = findFont(id)
  if (!font) return []
  const folder = folderOf(font)
  const parts: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  const weights = font.varies ? [null] : font.weights
  const files = Object.entries(parts).flatMap(([part, text]) => {
    const ranges = rangesOf(text)
    return weights.map((weight): PackedFile => {
      const name = `${id}-${part.replace(/[[\]]/g, '')}-${weight ?? 'wght'}-normal`
      return { name, font: id, weight, path: join(folder, 'files', `${name}.woff2`), ranges }
    })
  })
  known.set(id, files)
  return files
}

/** The file of a name, if some font has it. */
export const fileOf = (name: string): PackedFile | undefined =>
  fontIds
    .filter((id) => name.startsWith(`${id}-`))
    .flatMap(filesOf)
    .find((file) => file.name === name)
