import { limits } from '@toile/rules/limits.ts'
import { capitals, countOf } from '../arrangements/lines.ts'
import { fitted, fittedTall, inkAt, loud, low, shapePiece, stacked, textPiece } from '../arrangements/pieces.ts'
import { lettersOf } from '../chooseFonts.ts'
import { isUnspaced } from '../script.ts'
import type { SloganItem } from '../slogan.ts'
import { defineMark, type MarkPlan } from './mark.ts'

const wide = 240
const nameOf = ({ text }: Pick<MarkPlan, 'text'>) => text.replaceAll('\n', ' ').trim()
const short = ({ text }: Pick<MarkPlan, 'text'>) => (countOf(text) < 16 ? 1.5 : 0.5)

const yearLine = (plan: MarkPlan): SloganItem[] =>
  plan.year ? [fittedTall(plan, textPiece(plan, plan.year, low(plan), { spacing: 300, weight: 700 }), 16)] : []

/** The name, widely set. */
export const spaced = defineMark({
  id: 'spaced',
  label: 'Wide wordmark',
  family: 'wordmark',
  moods: ['elegant', 'digital', 'deco'],
  suits: short,
  compose(plan) {
    const item = textPiece(plan, capitals(nameOf(plan)), loud(plan), {
      spacing: isUnspaced(plan.text) ? 120 : 260,
      weight: 500,
    })
    return stacked(plan, [[fitted(plan, item, wide)], yearLine(plan)], 16)
  },
})

/** The name over a line that the year or a point breaks. */
export const underlined = defineMark({
  id: 'underlined',
  label: 'Underlined wordmark',
  family: 'wordmark',
  moods: ['street', 'digital', 'collegiate', 'sweet'],
  suits: short,
  compose(plan) {
    const name = fitted(plan, textPiece(plan, nameOf(plan), loud(plan)), wide, 90)
    const across = plan.measure.box(name).width
    const swash = plan.chance.happens(0.4)
    const line = swash
      ? shapePiece(plan, 'swash', across, 22, { color: inkAt(plan, 1) })
      : shapePiece(plan, 'rectangle', across, 8, { color: inkAt(plan, 1) })
    return stacked(plan, [[name], [line], yearLine(plan)], swash ? 3 : 12)
  },
})

/** The first letter large, the rest beside it between two lines. */
export const initial = defineMark({
  id: 'initial',
  label: 'Large initial',
  family: 'wordmark',
  moods: ['elegant', 'western', 'deco', 'punk'],
  suits: ({ text }) => (countOf(text) > 3 && countOf(text) < 22 ? 1.3 : 0),
  compose(plan) {
    const [first = '', ...rest] = lettersOf(nameOf(plan))
    const font = loud(plan)
    const head = fittedTall(plan, textPiece(plan, capitals(first), font, { color: inkAt(plan, 1) }), 120)
    const box = plan.measure.box(head)
    const body = textPiece(plan, capitals(rest.join('')), font, { spacing: 60 })
    const tail = fitted(plan, body, wide, 54)
    const tailBox = plan.measure.box(tail)
    const x = box.width / 2 + 14 + tailBox.width / 2
    const bar = (y: number) => shapePiece(plan, 'rectangle', tailBox.width, 3.4, { x, y })
    return [head, { ...tail, x }, bar(-56), bar(56)]
  },
})

/** Heavy letters with one clean cut through all of them. */
export const cut = defineMark({
  id: 'cut',
  label: 'Cut wordmark',
  family: 'wordmark',
  moods: ['street', 'digital', 'punk'],
  suits: short,
  compose(plan) {
    const name = fitted(
      plan,
      textPiece(plan, capitals(nameOf(plan)), loud(plan), { weight: 900, spacing: 10 }),
      wide,
      100,
    )
    const { width, height } = plan.measure.box(name)
    const slant = plan.chance.pick([0, -5])
    const line = shapePiece(plan, 'rectangle', width + 12, Math.max(2.4, height * 0.075), {
      color: 'cut',
      angle: slant,
      y: height * 0.04,
    })
    const under = yearLine(plan).map((item) => ({ ...item, y: height / 2 + 24 }))
    return [name, line, ...under]
  },
})

/** Letters in boxes, one beside the other. */
export const tiles = defineMark({
  id: 'tiles',
  label: 'Letters in tiles',
  family: 'wordmark',
  moods: ['sweet', 'digital', 'street'],
  suits: ({ text }) => (countOf(text) > 2 && countOf(text) < 9 && !/\s/.test(text.trim()) ? 1.2 : 0),
  compose(plan) {
    const side = 60
    const letters = lettersOf(capitals(nameOf(plan))).filter((letter) => letter.trim() !== '')
    const parts = letters.length > limits.slogan.texts ? plan.words.slice(0, limits.slogan.texts) : letters
    const font = loud(plan)
    let left = 0
    return parts.flatMap((part, i): SloganItem[] => {
      const text = textPiece(plan, capitals(part), font, { color: 'cut' })
      const own = parts === letters ? fitted(plan, text, side * 0.6, side * 0.6) : fittedTall(plan, text, side * 0.5)
      const wide = Math.max(side, plan.measure.box(own).width + side * 0.4)
      const x = left + wide / 2
      left += wide + 7
      return [shapePiece(plan, 'rounded', wide, side, { x, color: inkAt(plan, i % 2) }), { ...own, x }]
    })
  },
})
