import { fromHex } from '@toile/craft/colors/color.ts'
import { arrangementIds } from '@toile/craft/slogans/arrangements/index.ts'
import { composeKind, hasLayout } from '@toile/craft/slogans/composeKind.ts'
import type { LetteringWishes } from '@toile/craft/slogans/composeSlogan.ts'
import { fitDocument } from '@toile/craft/slogans/fitDocument.ts'
import { fontIds } from '@toile/craft/slogans/fonts.ts'
import { markIds } from '@toile/craft/slogans/marks/index.ts'
import { plainText } from '@toile/craft/slogans/plainText.ts'
import { type SloganDocument, type TextItem, textsOf } from '@toile/craft/slogans/slogan.ts'
import { sureFirst } from '@toile/geometry'
import { composeLettering } from '@toile/picture/lettering/composeLettering.ts'
import { drawLaid, laidOf } from '@toile/picture/lettering/drawSlogan.ts'
import type { Letters } from '@toile/picture/lettering/letters.ts'
import { missingLetters } from '@toile/picture/lettering/missingLetters.ts'
import { overlapsIn } from '@toile/picture/lettering/overlapsIn.ts'
import { svgSlogan } from '@toile/picture/lettering/svgSlogan.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { openServerHost } from '../host/canvas.ts'
import { writePng } from '../pictures/hold/writePng.ts'
import { openServerLetters } from '../pictures/letters/shelf.ts'
import { defineCommand, type Terminal } from './command.ts'
import { Mistake, sentence } from './mistake.ts'
import { choice, many, needed, one, whole } from './options.ts'
import { openOutFolder } from './givenFiles.ts'

interface Order {
  text: string
  kind: 'slogan' | 'logo'
  font: TextItem['font'] | undefined
  curve: number
  layout: string | undefined
  color: readonly string[]
  seed: number
  lang: string
}

const sides = { slogan: { width: 230, height: 300, margin: 4 }, logo: { width: 90, height: 90, margin: 1.5 } } as const

/** Sets a text as a slogan or logo. */
export const slogan = defineCommand({
  name: 'slogan',
  says: 'Sets a text as slogan.png on clear ground, slogan.svg with its letters as outlines, and slogan.json.',
  options: {
    text: needed('TEXT', 'What it says; a line break begins a new line.'),
    kind: choice('A slogan for the chest, or a logo to be read small.', ['slogan', 'logo'], 'slogan'),
    font: choice(`Sets it plainly in one font: ${fontIds.join(', ')}.`, fontIds, undefined),
    curve: one('DEGREES', 'Bends the plain text around a circle, -180 to 180.'),
    layout: one('ID', `Slogans: ${arrangementIds.join(', ')}. Logos: ${markIds.join(', ')}.`),
    color: many('#RRGGBB', 'An ink; may be given several times.'),
    seed: whole('NUMBER', 'Another number, another design.', [0, 0xffffffff], 1),
    lang: one('ID', 'The language of the text; it tells how Chinese letters are written.'),
    width: whole('PIXELS', 'The width of the picture.', [16, 8192], 2048),
    out: needed('DIR', 'The folder that the files are written to.'),
  },
  async run({ width, out, curve, lang, ...asked }, { say, signal }) {
    const order: Order = {
      ...asked,
      text: asked.text.replaceAll('\\n', '\n').trim(),
      curve: degrees(curve),
      lang: lang ?? 'en',
    }
    check(order)
    const letters = await openServerLetters()
    const document = await documentOf(order, letters)
    await letters.ready(textsOf(document))
    const folder = await openOutFolder(out)
    try {
      const laid = laidOf(document, letters)
      const scale = width / document.width
      const surface = openServerHost().createCanvas(width, Math.max(1, Math.round(document.height * scale)))
      drawLaid(openServerHost(), surface, document, laid, scale)
      const { data } = surface.getContext('2d').getImageData(0, 0, surface.width, surface.height)
      await folder.write('slogan.png', await writePng({ width, height: surface.height, rgba: data }))
      await folder.write('slogan.svg', svgSlogan(document, letters))
      await folder.write('slogan.json', `${JSON.stringify(document, null, 2)}\n`)
      signal.throwIfAborted()
      await folder.keep()
      tell(document, laid, say)
      say(`The ${order.kind} lies in ${out}: ${Math.round(document.width)} × ${Math.round(document.height)} mm.`)
    } finally {
      await folder.discard()
    }
  },
})

function degrees(typed: string | undefined): number {
  const by = Number(typed ?? 0)
  if (!Number.isFinite(by) || Math.abs(by) > 180)
    throw new Mistake(`--curve must be a number from -180 to 180, not ${typed}.`)
  return by
}

function check({ text, kind, layout }: Order): void {
  if (text === '') throw new Mistake(sentence(refuse('sloganTextNeeded').message))
  if (text.length > limits.slogan.letters)
    throw new Mistake(`--text may have at most ${limits.slogan.letters} letters.`)
  if (layout && !hasLayout(kind, layout)) throw new Mistake(`--layout ${layout} is not a way to make a ${kind}.`)
}

const inksOf = (typed: readonly string[]) =>
  typed.map((text) => fromHex(text) ?? fail(`--color must be written #rrggbb, not ${text}.`))

const fail = (says: string): never => {
  throw new Mistake(says)
}

/** In one plain font where a font or a curve is asked for, else composed. */
async function documentOf(order: Order, letters: Letters): Promise<SloganDocument> {
  const { text, kind, font, curve, layout, seed, lang } = order
  const colors = inksOf(order.color)
  const plain: TextItem = {
    ...plainText(text, lang),
    ...(font ? { font } : {}),
    ...(colors.length ? { color: colors[0] } : {}),
    bend: curve ? { kind: 'arc', by: curve } : null,
  }
  await letters.ready([plain])
  const missing = missingLetters([plain], letters)
  if (missing.length) throw new Mistake(sentence(refuse('lettersUnknown', { letters: missing.join(' ') }).message))
  if (!layout && (font || curve))
    return composeLettering((measure) => fitDocument(kind, [plain], sides[kind], null, measure), letters)
  const wishes: LetteringWishes = { colors, cloth: null, seed, count: 1, language: lang, keywords: [], mood: null }
  const made = sureFirst(
    await composeLettering((measure) => composeKind(kind, text, wishes, measure, layout ?? null), letters),
  )
  return made.document
}

/** Says which fonts stand in, and which texts overlap. */
function tell(document: SloganDocument, laid: ReturnType<typeof laidOf>, say: Terminal['say']): void {
  for (const { item, stands } of laid)
    for (const { font, letters } of stands)
      if (item.kind === 'text') say(`${item.font} has no ${letters}; ${font} stands in.`)
  const textOf = (id: string) => textsOf(document).find((text) => text.id === id)?.text ?? ''
  for (const { first, second } of overlapsIn(document, laid)) say(`“${textOf(first)}” and “${textOf(second)}” overlap.`)
}
