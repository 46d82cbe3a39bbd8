import { productFormatIds, productSide, sizeOfFormat } from '@toile/craft/products/formats.ts'
import { productGroundIds } from '@toile/craft/products/grounds.ts'
import { lightPresets } from '@toile/craft/products/lightPresets.ts'
import { type Presentation, presentationIds, presentations } from '@toile/craft/products/presentations.ts'
import { type Shot, shotSchema } from '@toile/craft/products/shot.ts'
import { sure } from '@toile/geometry'
import { missingUploads } from '@toile/picture/looks/missingUploads.ts'
import { noUploads } from '@toile/picture/looks/sources.ts'
import { drawMeasured } from '../pictures/drawing/drawMeasured.ts'
import { readMeasured } from '../pictures/drawing/readMeasured.ts'
import { colorOption } from './colorOption.ts'
import { defineCommand, firstWord } from './command.ts'
import { asMistake, Mistake } from './mistake.ts'
import { fillFolder } from './onPicture.ts'
import { choice, needed, one, whole } from './options.ts'
import { readLookFile } from './readDesign.ts'

const lights = lightPresets.map(({ id }) => id)
const grounds = productGroundIds.filter((id) => id !== 'own')
const { view, seed } = shotSchema.shape

/** Takes a product picture of a look. */
export const product = firstWord(
  'look',
  defineCommand({
    name: 'product',
    says: 'Takes a product picture of a look, named after its presentation, with what was measured in it beside it.',
    options: {
      look: needed('FILE', 'A design as JSON, as a look is exported; it may stand first, without its name.'),
      presentation: choice(`How it is shown: ${presentationIds.join(', ')}.`, presentationIds, 'hanger'),
      manner: one('ID', 'In which way of that, such as wooden, sleeveAcross or collar; the first unless told.'),
      garment: one('ID', 'Which garment of the look; the outermost unless told.'),
      view: choice('From where it is seen.', view.unwrap().options, 'front'),
      format: choice(`Its form: ${productFormatIds.join(', ')}.`, productFormatIds, 'portrait'),
      ground: choice(`What it is before or on: ${grounds.join(', ')}.`, grounds, 'sweep'),
      color: colorOption('The colour of the ground, where it takes one.'),
      light: choice(`Its light: ${lights.join(', ')}.`, lights, 'studioLeft'),
      size: whole('PIXELS', 'Its longer side.', [128, productSide], productSide),
      seed: whole('NUMBER', 'Another number, other folds.', [0, 1_000_000], seed.parse(undefined)),
      out: needed('DIR', 'The folder that the files are written to.'),
    },
    async run({ look, presentation, manner, light, ground, color, size, out, ...asked }, { say, signal }) {
      const design = await readLookFile(look)
      if (missingUploads({ kind: 'product', design }, noUploads).length > 0)
        throw new Mistake('This look is made of uploaded pictures, which its document only names.')
      const { id: garment } = garmentOf(design.garments, asked.garment)
      const shot: Shot = {
        ...shotSchema.parse({ presentation, ground: { kind: ground, color } }),
        ...asked,
        garment,
        manner: mannerOf(presentation, manner),
        light: sure(lightPresets.find(({ id }) => id === light)).light,
      }
      const taken = { look: design, shot, ...sizeOfFormat(shot.format, size) }
      const drawn = await drawMeasured(taken, { pictures: {}, pieces: {} }, 'png').catch(asMistake)
      const { picture, measures } = readMeasured(sure(drawn))
      await fillFolder(out, signal, async (folder) => {
        await folder.write(`${presentation}.png`, picture)
        await folder.write(`${presentation}.json`, `${JSON.stringify({ shot, measures }, null, 2)}\n`)
      })
      const colors = measures?.colors ?? []
      const farthest = Math.max(...colors.map(({ deltaE }) => deltaE))
      const held = colors.length > 0 ? `; its colours hold within ΔE ${farthest.toFixed(1)}` : ''
      say(`${presentation}.png lies in ${out}${held}.`)
    },
  }),
)

function mannerOf(id: Presentation['id'], asked: string | undefined): string | null {
  if (asked === undefined) return null
  const manners: Presentation['manners'] = presentations.find((one) => one.id === id)?.manners ?? []
  if (manners.some((manner) => manner.id === asked)) return asked
  const known = manners.map((manner) => manner.id).join(', ')
  throw new Mistake(
    known ? `--manner must be one of ${known} for ${id}, not ${asked}.` : `${id} is shown in one manner alone.`,
  )
}

/** The garment that is asked for, or none in particular; refuses a look of which nothing is seen. */
function garmentOf(garments: readonly { id: string; hidden: boolean }[], asked: string | undefined) {
  const seen = garments.filter(({ hidden }) => !hidden).map(({ id }) => id)
  if (seen.length === 0) throw new Mistake('All garments of this look are hidden; show one of them first.')
  if (asked !== undefined && !seen.includes(asked))
    throw new Mistake(`--garment must be one of ${seen.join(', ')}, not ${asked}.`)
  return { id: asked ?? null }
}
