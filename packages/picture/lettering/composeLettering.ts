import type { Measure } from '@toile/craft/slogans/arrangements/arrangement.ts'
import type { SloganItem, TextItem } from '@toile/craft/slogans/slogan.ts'
import { layItem, reachOf } from './layItem.ts'
import { layText } from './layText.ts'
import type { Letters } from './letters.ts'

/** Measures of real letters; they must be ready. */
export const measureOf = (letters: Letters): Measure => ({
  box(item) {
    const { bounds } = layText(item, letters)
    return { width: Math.max(0.01, bounds.right - bounds.left), height: Math.max(0.01, bounds.bottom - bounds.top) }
  },
  reach: (item) => reachOf(layItem(item, letters)),
})

/** Composes twice: once to learn which letters are asked for, then, with them at hand, for good; choices must not hang on measures. */
export async function composeLettering<Result>(
  compose: (measure: Measure) => Result,
  letters: Letters,
): Promise<Result> {
  const asked: TextItem[] = []
  const take = (item: SloganItem) => {
    if (item.kind === 'text') asked.push(item)
  }
  compose({
    box(item) {
      take(item)
      return { width: item.size, height: item.size }
    },
    reach(item) {
      take(item)
      return { left: 0, top: 0, right: 1, bottom: 1 }
    },
  })
  await letters.ready(asked)
  return compose(measureOf(letters))
}
