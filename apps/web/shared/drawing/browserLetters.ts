import { slogans } from '@toile/contract/features/slogans.ts'
import { limits } from '@toile/rules/limits.ts'
import { findFont } from '@toile/craft/slogans/fonts.ts'
import type { FontShelf, Letters } from '@toile/picture/lettering/letters.ts'
import { openLetters } from '@toile/picture/lettering/openLetters.ts'
import { send } from '../../shell/calls/api.ts'

const addresses = new Map<string, string>()

const inParts = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, i) => all.slice(i * most, (i + 1) * most))

/** The server's fonts: it says which files texts need, and the browser fetches those alone. */
const shelf: FontShelf = {
  async find(wishes) {
    const answers = await Promise.all(
      inParts(wishes, limits.slogan.items).map((texts) => send(slogans.findLetters, { texts })),
    )
    return answers
      .flatMap(({ files }) => files)
      .flatMap(({ name, font, weight, url }) => {
        const known = findFont(font)
        if (!known) return []
        addresses.set(name, url)
        return [{ name, font: known.id, weight }]
      })
  },
  async read(name) {
    const answer = await fetch(addresses.get(name) ?? '', { credentials: 'same-origin' })
    if (!answer.ok) throw new Error(`The letters ${name} could not be fetched.`)
    return new Uint8Array(await answer.arrayBuffer())
  },
}

let opened: Promise<Letters> | undefined

/** The letters of this page; the shaper is loaded with the first slogan and never before. */
export const openBrowserLetters = (): Promise<Letters> =>
  (opened ??= import('harfbuzzjs').then(
    (harfBuzz) => openLetters(harfBuzz, shelf),
    (error: unknown) => {
      opened = undefined
      throw error
    },
  ))
