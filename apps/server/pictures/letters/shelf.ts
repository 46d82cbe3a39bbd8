import { readFile } from 'node:fs/promises'
import { chooseFonts, lettersOf } from '@toile/craft/slogans/chooseFonts.ts'
import { fontsFor } from '@toile/craft/slogans/fontsFor.ts'
import { type FontId, findFont, weightOf } from '@toile/craft/slogans/fonts.ts'
import { scriptOf } from '@toile/craft/slogans/script.ts'
import type { FontFile, FontShelf, Letters, LetterWish } from '@toile/picture/lettering/letters.ts'
import { codesIn, codesOf, openLetters } from '@toile/picture/lettering/openLetters.ts'
import wawoff2 from 'wawoff2'
import { fileOf, filesOf, type PackedFile } from './fontFiles.ts'

const most = 160
const unpacked = new Map<string, Promise<Uint8Array>>()
const codes = new Map<string, Promise<ReadonlySet<number>>>()

const shaper = () => import('harfbuzzjs')

let unpacking: Promise<unknown> = Promise.resolve()

/** Unpacks one file after the other: each result lies in memory that the next one takes over, so it is copied at once. */
function unpack(packed: Uint8Array): Promise<Uint8Array> {
  const done = unpacking.then(async () => (await wawoff2.decompress(packed)).slice())
  unpacking = done.catch(() => {})
  return done
}

/** A font file unpacked to TrueType or OpenType; the latest are kept. */
function read(name: string): Promise<Uint8Array> {
  const held = unpacked.get(name)
  if (held) return held
  const file = fileOf(name)
  const reading = file ? readFile(file.path).then(unpack) : Promise.reject(new Error(`No font has the file ${name}.`))
  unpacked.set(name, reading)
  reading.catch(() => unpacked.delete(name))
  for (const oldest of unpacked.keys()) {
    if (unpacked.size <= most) break
    unpacked.delete(oldest)
  }
  return reading
}

/** The letters a file really has: what its package claims is wider. */
function codesOfFile({ name }: PackedFile): Promise<ReadonlySet<number>> {
  const held = codes.get(name)
  if (held) return held
  const reading = Promise.all([shaper(), read(name)]).then(([harfBuzz, bytes]) => codesIn(harfBuzz, bytes))
  codes.set(name, reading)
  reading.catch(() => codes.delete(name))
  return reading
}

const claims = ({ ranges }: PackedFile, code: number) => ranges.some(([from, to]) => code >= from && code <= to)

/** The files of a font, at one weight, that have some of the code points. */
async function filesWith(id: FontId, weight: number, wanted: ReadonlySet<number>): Promise<PackedFile[]> {
  const font = findFont(id)
  if (!font) return []
  const near = font.varies ? null : weightOf(font, weight)
  const found: PackedFile[] = []
  for (const file of filesOf(id)) {
    if (file.weight !== near || ![...wanted].some((code) => claims(file, code))) continue
    const has = await codesOfFile(file)
    if ([...wanted].some((code) => has.has(code))) found.push(file)
  }
  return found
}

/** The files that one text needs: its font's, and those of the fonts that stand in for it. */
async function findFor({ font: id, weight, text: written, language }: LetterWish): Promise<PackedFile[]> {
  const font = findFont(id)
  if (!font) return []
  const text = written.normalize('NFC')
  const letters = [...new Set(lettersOf(text))]
  const wanted = new Set(letters.flatMap(codesOf))
  const files = new Map<FontId, readonly PackedFile[]>()
  const has = new Map<FontId, ReadonlySet<number>>()
  const take = async (one: FontId) => {
    if (files.has(one)) return
    const own = await filesWith(one, weight, wanted)
    files.set(one, own)
    has.set(one, new Set((await Promise.all(own.map(codesOfFile))).flatMap((set) => [...set])))
  }
  const covers = (one: FontId, letter: string) => codesOf(letter).every((code) => has.get(one)?.has(code) ?? false)
  await take(font.id)
  // Only for what the font itself lacks are others opened: those of Asia are many megabytes.
  for (const script of new Set(letters.filter((letter) => letter.trim() && !covers(font.id, letter)).map(scriptOf)))
    for (const one of fontsFor(font, script, text, language)) {
      await take(one)
      if (chooseFonts(font, text, language, covers).missing.length === 0 && wholly(one, script)) break
    }
  const chosen = chooseFonts(font, text, language, covers)
  const used = new Set<FontId>([font.id, ...chosen.stands.map(({ font: stand }) => stand)])
  return [...used].flatMap((one) => files.get(one) ?? [])

  function wholly(one: FontId, script: ReturnType<typeof scriptOf>): boolean {
    return letters
      .filter((letter) => letter.trim() && scriptOf(letter) === script)
      .every((letter) => covers(one, letter))
  }
}

/** The fonts of this server's packages. */
export const shelf: FontShelf & { find(wishes: readonly LetterWish[]): Promise<FontFile[]> } = {
  async find(wishes) {
    const found = new Map<string, FontFile>()
    for (const wish of wishes)
      for (const { name, font, weight } of await findFor(wish)) found.set(name, { name, font, weight })
    return [...found.values()]
  },
  read,
}

let opened: Promise<Letters> | undefined

/** The letters of this thread, opened when the first slogan comes. */
export const openServerLetters = (): Promise<Letters> =>
  (opened ??= shaper().then((harfBuzz) => openLetters(harfBuzz, shelf)))
