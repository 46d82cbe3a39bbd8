import type { Contract } from '@toile/contract/index.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { aside } from '../../host/aside/aside.ts'
import type { Apart } from '../../host/http/context.ts'
import { readLines, shownIn } from './lineEntry.ts'

/** What a line drawing is taken for, and the garments that come nearest to it; one whose garment is known begins with that. */
export const recogniseLines: Apart<Contract['lines']['recognise']> = {
  async apart({ id, category: asked }, { load, identity, language }) {
    const { document, revision } = await load((tx) => readLines(tx, identity.id, id, language))
    const category = asked ?? document.category
    const known = document.garment
    const own = known && findGarment(known.id)?.category === category ? [known] : []
    const isExact = own.length > 0 && document.from === 'look' && revision === 0
    const near = isExact
      ? []
      : await aside('nearestToLines', { drawing: document, category }, () => refuse('imageTooHeavy'))
    const others = near.filter((garment) => own.every((one) => one.id !== garment.id))
    return {
      choices: document.choices.map((choice) => ({
        categoryValue: choice.category,
        categoryShow: shownIn(language, choice.category),
        confidence: choice.confidence,
      })),
      garments: [...own, ...others].slice(0, 3),
    }
  },
}
