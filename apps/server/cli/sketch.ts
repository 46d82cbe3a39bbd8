import { elements } from '@toile/contract/features/elements.ts'
import { sketches } from '@toile/contract/features/sketches.ts'
import { categories } from '@toile/craft/garments/categories.ts'
import type { CutGarment } from '@toile/craft/garments/cutGarment.ts'
import { sketchDocumentSchema } from '@toile/craft/sketches/sketchDocument.ts'
import { sketchPerson, sketchWorn } from '@toile/craft/sketches/sketchWorn.ts'
import { sureWishes } from '@toile/craft/words/sureWishes.ts'
import { sureFirst } from '@toile/geometry'
import { svgFlat } from '@toile/picture/export/svgFlat.ts'
import { languages } from '@toile/rules/languages/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { type Api, openApi } from './api.ts'
import { defineCommand } from './command.ts'
import { Mistake, sentence } from './mistake.ts'
import { fillFolder, taskOn } from './onPicture.ts'
import { choice, flag, needed, one, whole } from './options.ts'
import { readGiven } from './givenFiles.ts'
import { openStudio, studioOptions } from './studio.ts'

/** Draws technical flats. */
export const sketch = defineCommand({
  name: 'sketch',
  says: 'Draws technical flats from a category, words or a sketch as sketch-1.png, sketch-1.svg and sketch-1.json.',
  options: {
    category: choice(
      `What is drawn: ${categories.map(({ id }) => id).join(', ')}.`,
      categories.map(({ id }) => id),
      undefined,
    ),
    text: one('TEXT', 'What it is like: “pleated midi skirt with pockets”.'),
    lang: choice(
      'The language of the text.',
      languages.map(({ id }) => id),
      'en',
    ),
    variation: one('FILE', 'A sketch to vary: a picture, or the JSON of one drawn here.'),
    count: whole('NUMBER', 'How many.', [1, limits.sketch.most], limits.sketch.count),
    gender: choice('For whose body.', ['female', 'male'], 'female'),
    front: flag('Draws the front only.'),
    seed: whole('NUMBER', 'Another number, other sketches.', [0, 0xffffffff], 1),
    out: needed('DIR', 'The folder that the files are written to.'),
    ...studioOptions,
  },
  async run({ category = null, text, lang, variation, count, gender, front, seed, out, ...where }, { say, signal }) {
    if (!category && !text && !variation) throw new Mistake(sentence(refuse('sketchNeeded').message))
    if (text && text.length > limits.promptLength)
      throw new Mistake(`--text may have at most ${limits.promptLength} letters.`)
    const wishes = text ? sureWishes(text, lang) : []
    if (text && wishes.length === 0 && !category && !variation)
      throw new Mistake(sentence(refuse('nothingRead').message))
    await fillFolder(out, signal, async (folder) => {
      const studio = await openStudio(where)
      try {
        const api = openApi(studio, signal)
        const order = { category, text: text ?? '', wishes, gender, back: !front, count, seed }
        const based = variation ? await basis(api, variation) : {}
        const { elementIds } = await taskOn(api, variation ?? 'sketch', 'generateSketches', sketches.generateSketches, {
          ...order,
          ...based,
        })
        for (const [i, id] of elementIds.entries()) {
          const { name, document, picture } = await api.call(elements.open, { id })
          if (document.kind !== 'sketch') continue
          const mannequin = { person: sketchPerson(document), pose: 'stand', mirrored: false }
          await folder.write(`sketch-${i + 1}.png`, await api.bytes(picture.url))
          await folder.write(
            `sketch-${i + 1}.svg`,
            svgFlat({ mannequin, garments: [sketchWorn(document)] }, 'sketch') ?? '',
          )
          await folder.write(`sketch-${i + 1}.json`, `${JSON.stringify(document, null, 2)}\n`)
          say(`${i + 1}: ${name}`)
        }
        say(`${elementIds.length} sketches lie in ${out}.`)
      } finally {
        await studio.close()
      }
    })
  },
})

/** What is varied: the garment of a sketch that was drawn here, or a picture. */
async function basis(api: Api, path: string): Promise<{ garment: CutGarment } | { fileId: string }> {
  const given = sureFirst(await readGiven([path]))
  if (!path.toLowerCase().endsWith('.json')) return { fileId: (await api.upload('sketch', given)).id }
  const read = sketchDocumentSchema.safeParse(parsed(given.bytes.toString('utf8')))
  if (!read.success) throw new Mistake(`${path} is not a sketch of this studio.`)
  return { garment: { id: read.data.garment, knobs: read.data.knobs } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
