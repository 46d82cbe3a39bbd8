import { sure } from '@toile/geometry'
import { isUnspaced } from '../script.ts'
import type { SloganItem } from '../slogan.ts'
import { defineArrangement } from './arrangement.ts'
import { balanced, capitals, countOf, joinWords, linesOf } from './lines.ts'
import { betweenBars, fitted, fittedTall, inkAt, loud, low, shapePiece, solid, stacked, textPiece } from './pieces.ts'

/** Arched block letters with a rim, and a bar that holds the rest. */
export const collegiate = defineArrangement({
  id: 'collegiate',
  label: 'Varsity',
  moods: ['collegiate', 'street', 'western'],
  suits: ({ text, words }) => (countOf(text) < 26 ? 1.5 : words.length > 1 ? 0.6 : 0.1),
  compose(plan) {
    const [first = '', ...rest] =
      plan.lines.length > 1 ? plan.lines : balanced(plan.words, countOf(plan.text) > 9 ? 2 : 1)
    const flat = fitted(plan, textPiece(plan, capitals(first), solid(plan), { spacing: 40 }), 250, 82)
    const kind = plan.chance.pick(['arch', 'bulge'] as const)
    const top: SloganItem = {
      ...flat,
      bend: { kind, by: kind === 'arch' ? 32 : 38 },
      color: plan.inks.length > 1 ? sure(plan.inks[0]) : 'cut',
      outline: { width: 3, color: inkAt(plan, 1) },
    }
    if (rest.length === 0)
      return stacked(plan, [[top], [shapePiece(plan, 'stars', 70, 20, { color: inkAt(plan, 1) })]], 12)
    const words = textPiece(plan, capitals(joinWords(rest)), low(plan), { color: 'cut', spacing: 140, weight: 800 })
    const inner = fittedTall(plan, words, 20, 200)
    const box = plan.measure.box(inner)
    const bar = shapePiece(plan, 'rectangle', Math.max(150, box.width + 30), box.height + 18)
    return stacked(plan, [[top], [bar, inner]], 11)
  },
})

/** One word, four times: hollow, full, hollow. */
export const echo = defineArrangement({
  id: 'echo',
  label: 'Hollow echo',
  moods: ['street', 'digital', 'punk', 'deco'],
  suits: ({ text, words }) => (words.length === 1 || countOf(text) < 13 ? 1.7 : 0.1),
  compose(plan) {
    const rows = linesOf(plan.text, 14, 2)
    const font = solid(plan)
    const line = fitted(plan, textPiece(plan, capitals(joinWords(rows)), font), 250, 96)
    const hollow: SloganItem = { ...line, color: null, outline: { width: 1.1, color: sure(plan.inks[0]) } }
    const full: SloganItem = { ...line, color: inkAt(plan, 1) }
    const copies = plan.chance.pick([3, 4])
    const at = plan.chance.whole(0, copies - 1)
    return stacked(
      plan,
      Array.from({ length: copies }, (_, i) => [i === at ? full : hollow]),
      6,
    )
  },
})

/** Small, wide set, with much air. */
export const minimal = defineArrangement({
  id: 'minimal',
  label: 'Small and quiet',
  moods: ['elegant', 'digital', 'deco'],
  suits: ({ text }) => (countOf(text) < 60 ? 1.1 : 0.8),
  compose(plan) {
    const lines = linesOf(plan.text, 16, 4)
    const font = plan.chance.pick([loud(plan), low(plan)])
    const spaced = isUnspaced(plan.text) ? 120 : plan.chance.pick([0, 180])
    const text = spaced ? capitals(lines.join('\n')) : lines.join('\n')
    const item = textPiece(plan, text, font, { spacing: spaced, leading: 1.35, weight: 500 })
    const sized = fitted(plan, item, 170, 26 * lines.length)
    if (!plan.chance.happens(0.5)) return [sized]
    return stacked(plan, [[sized], [shapePiece(plan, 'rectangle', 34, 1.2, { color: inkAt(plan, 1) })]], 12)
  },
})

/** A column of letters from above to below, as on posters of Asia. */
export const upright = defineArrangement({
  id: 'upright',
  label: 'Upright column',
  moods: ['street', 'punk', 'elegant', 'retro'],
  suits: ({ text }) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text) && countOf(text) < 22
      ? 2.4
      : countOf(text) < 7
        ? 0.3
        : 0,
  compose(plan) {
    const lines = plan.lines.length > 1 ? plan.lines : linesOf(plan.text, 5, 3)
    const column = textPiece(plan, lines.join('\n'), loud(plan), { runs: 'down', leading: 1.12, color: plan.inks[0] })
    const sized = fittedTall(plan, column, 300, 220)
    const { width, height } = plan.measure.box(sized)
    if (!plan.chance.happens(0.6)) return [sized]
    const frame = shapePiece(plan, 'rectangle', width + 36, height + 36, { line: 4, color: inkAt(plan, 1) })
    return [frame, sized]
  },
})

/** A sentence in even lines between bars: for texts that are read rather than shouted. */
export const verse = defineArrangement({
  id: 'verse',
  label: 'Verse',
  moods: ['elegant', 'punk', 'digital', 'sweet', 'western'],
  suits: ({ text, words }) => (countOf(text) > 34 ? 2 : words.length > 3 ? 0.8 : 0),
  compose(plan) {
    const lines = linesOf(plan.text, 15, 7)
    const item = textPiece(plan, lines.join('\n'), plan.chance.pick([loud(plan), low(plan)]), { leading: 1.18 })
    const sized = fitted(plan, item, 240, 300)
    const star = shapePiece(plan, 'star', 14, 14, { color: inkAt(plan, 1) })
    const bar = (x: number) => shapePiece(plan, 'rectangle', 96, 1.8, { x, color: inkAt(plan, 1) })
    return stacked(plan, [[bar(-64), star, bar(64)], [sized], [bar(-64), star, bar(64)]], 13)
  },
})

/** Words on a ribbon under a loud one. */
export const ribboned = defineArrangement({
  id: 'ribboned',
  label: 'Ribbon',
  moods: ['western', 'collegiate', 'sweet', 'punk'],
  suits: ({ text, words }) => (words.length > 1 && countOf(text) < 32 ? 1.2 : 0),
  compose(plan) {
    const [first = '', ...rest] = plan.lines.length > 1 ? plan.lines : balanced(plan.words, 2)
    const top = fitted(plan, textPiece(plan, capitals(first), loud(plan)), 240, 96)
    const crown = betweenBars(plan, textPiece(plan, '★', 'noto-sans-jp', { size: 18, weight: 900 }), 120, 2)
    if (rest.length === 0) return stacked(plan, [crown, [top]], 10)
    const words = textPiece(plan, capitals(joinWords(rest)), low(plan), { color: 'cut', spacing: 70, weight: 800 })
    const inner = fittedTall(plan, words, 24, 170)
    const tall = plan.measure.box(inner).height + 20
    const field = shapePiece(plan, 'ribbon', 262, tall / 0.78, { color: inkAt(plan, 1) })
    const held: SloganItem = { ...inner, y: (-tall / 0.78) * 0.11 }
    return stacked(plan, [crown, [top], [field, held]], 10)
  },
})
