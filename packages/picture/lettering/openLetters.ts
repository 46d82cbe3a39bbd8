import { type FontId, findFont, weightOf } from '@toile/craft/slogans/fonts.ts'
import type { Blob, Buffer, Feature, Face as HarfBuzzFace, Font as HarfBuzzFont, shape, Variation } from 'harfbuzzjs'
import type { Face, FontFile, FontShelf, Letters, LetterWish } from './letters.ts'
import { mapOutline, type Outline, readOutline } from './letterOutlines.ts'

/** The parts of HarfBuzz that letters are shaped with; the host loads them. */
export interface HarfBuzz {
  Blob: typeof Blob
  Face: typeof HarfBuzzFace
  Font: typeof HarfBuzzFont
  Buffer: typeof Buffer
  Feature: typeof Feature
  Variation: typeof Variation
  shape: typeof shape
}

/** Whether a text's own font, at its weight, is at hand with every letter: then nothing need be asked. */
function holdsAll(open: ReadonlyMap<FontId, readonly OpenFile[]>, { font, weight, text }: LetterWish): boolean {
  const known = findFont(font)
  if (!known) return false
  const near = weightOf(known, weight)
  const held = (open.get(font) ?? []).filter((file) => file.weight === null || file.weight === near)
  return codesOf(text.normalize('NFC').replace(/\s/g, '')).every((code) => held.some(({ codes }) => codes.has(code)))
}

interface OpenFile extends FontFile {
  codes: ReadonlySet<number>
  at(weight: number): Face
}

/** The code points that a font must hold for a letter; joiners and variation selectors may be missing. */
export const codesOf = (letter: string): number[] =>
  Array.from(letter)
    .map((sign) => sign.codePointAt(0) ?? 0)
    .filter((code) => code !== 0x200d && !(code >= 0xfe00 && code <= 0xfe0f))

/** The code points a font file has. */
export const codesIn = ({ Blob, Face }: HarfBuzz, bytes: Uint8Array): ReadonlySet<number> =>
  new Set(new Face(new Blob(bytes.slice()), 0).collectUnicodes())

/** Opens letters on a host's fonts. */
export function openLetters(harfBuzz: HarfBuzz, shelf: FontShelf): Letters {
  const files = new Map<string, Promise<OpenFile>>()
  const open = new Map<FontId, OpenFile[]>()
  const asked = new Set<string>()
  const hold = (file: FontFile) => {
    const known = files.get(file.name)
    if (known) return known
    const opening = shelf.read(file.name).then((bytes) => {
      const ready = openFile(harfBuzz, file, bytes)
      // In the order of their names, so that every host asks them in the same order.
      const row = [...(open.get(file.font) ?? []), ready].sort((a, b) => (a.name < b.name ? -1 : 1))
      open.set(file.font, row)
      return ready
    })
    files.set(file.name, opening)
    opening.catch(() => files.delete(file.name))
    return opening
  }
  const keyOf = ({ font, weight, text, language }: LetterWish) =>
    JSON.stringify([font, weight, [...new Set(text.normalize('NFC'))].sort().join(''), language])
  const known = (item: LetterWish) => item.text.trim() === '' || asked.has(keyOf(item)) || holdsAll(open, item)
  return {
    async ready(items) {
      const fresh = new Map(items.filter((item) => !known(item)).map((item) => [keyOf(item), item]))
      if (fresh.size === 0) return
      const wishes = [...fresh.values()].map(({ font, weight, text, language }) => ({ font, weight, text, language }))
      await Promise.all((await shelf.find(wishes)).map(hold))
      for (const key of fresh.keys()) asked.add(key)
    },
    covers: (font, letter) => {
      const held = open.get(font) ?? []
      return codesOf(letter).every((code) => held.some(({ codes }) => codes.has(code)))
    },
    faces(font, weight) {
      const known = findFont(font)
      if (!known) return []
      const near = weightOf(known, weight)
      const row = open.get(font) ?? []
      const own = row.filter((file) => file.weight === null || file.weight === near)
      return (own.length ? own : row).map((file) => file.at(near))
    },
  }
}

function openFile(harfBuzz: HarfBuzz, file: FontFile, bytes: Uint8Array): OpenFile {
  const face = new harfBuzz.Face(new harfBuzz.Blob(bytes.slice()), 0)
  const codes = new Set(face.collectUnicodes())
  const kept = new Map<number, Face>()
  return {
    ...file,
    codes,
    at(weight) {
      const known = kept.get(weight)
      if (known) return known
      const font = new harfBuzz.Font(face)
      if (file.weight === null) font.setVariations([new harfBuzz.Variation('wght', weight)])
      const made = openFace(harfBuzz, font, face.upem, codes)
      kept.set(weight, made)
      return made
    },
  }
}

function openFace(harfBuzz: HarfBuzz, font: HarfBuzzFont, perEm: number, codes: ReadonlySet<number>): Face {
  const outlines = new Map<number, Outline>()
  return {
    has: (code) => codes.has(code),
    shape(text, features, language) {
      const buffer = new harfBuzz.Buffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      buffer.setLanguage(language)
      harfBuzz.shape(
        font,
        buffer,
        features.map((tag) => new harfBuzz.Feature(tag.replace('-', ''), tag.startsWith('-') ? 0 : 1)),
      )
      return buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xOffset, yOffset, xAdvance }) => ({
        glyph: codepoint,
        cluster,
        x: (xOffset ?? 0) / perEm,
        y: (yOffset ?? 0) / perEm,
        advance: (xAdvance ?? 0) / perEm,
      }))
    },
    outline(glyph) {
      const known = outlines.get(glyph)
      if (known) return known
      const read = mapOutline(readOutline(font.glyphToPath(glyph)), (x, y) => [x / perEm, -y / perEm])
      outlines.set(glyph, read)
      return read
    },
  }
}
