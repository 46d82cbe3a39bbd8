import { type TaskInput, tasks } from '@toile/contract/tasks.ts'
import { type Color } from '@toile/craft/colors/color.ts'
import { composePrints, type PrintOrder, type PrintProposal } from '@toile/craft/prints/compose/composePrints.ts'
import { layMotifs } from '@toile/craft/prints/compose/layMotifs.ts'
import { confirmedWishes } from '@toile/craft/words/confirmedWishes.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { makeElements } from '../../library/makeElements.ts'
import { type Found, studyPictures } from './studyPictures.ts'

/** Makes prints from words, from pictures, or from both, each kept as soon as it is drawn (requirements S5.16, S9.04). */
export const generatePrints = defineRunner(tasks.generatePrints, async (input, context) => {
  const found = await studyPictures(context, input.fileIds)
  const elementIds = await makeElements(context, proposals(input, found))
  return { output: { elementIds } }
})

/** Words alone are constructed; pictures give palette, motifs and texture; with both, every other print is of each kind. */
function proposals(input: TaskInput<'generatePrints'>, found: Found): PrintProposal[] {
  const palette: Color[] = input.colors.length > 0 ? input.colors : found.palette
  const order: PrintOrder = { ...input, wishes: confirmedWishes(input.wishes), palette }
  if (input.fileIds.length === 0) return composePrints(order)
  const textures = found.textures.slice(0, 1).map((hash) => ofTexture(hash, order))
  const rest = input.count - textures.length
  const laid = found.motifs.length > 0 ? layMotifs(order, found.motifs, Math.ceil(rest / 2)) : []
  const built = composePrints({ ...order, count: rest - laid.length })
  return [...laid, ...built, ...textures]
}

const ordinary = 200

const ofTexture = (hash: string, { repeat, width }: PrintOrder): PrintProposal => ({
  name: 'Texture of a picture',
  document: {
    kind: 'print',
    version: 1,
    source: { kind: 'picture', hash },
    repeat: repeat ?? 'straight',
    width: width ?? ordinary,
  },
})
