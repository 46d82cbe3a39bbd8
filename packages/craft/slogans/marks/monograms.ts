import { capitals, countOf } from '../arrangements/lines.ts'
import { fitted, fittedTall, inkAt, loud, low, reachOfAll, shapePiece, textPiece } from '../arrangements/pieces.ts'
import type { ShapeId } from '../shapes/index.ts'
import type { SloganItem } from '../slogan.ts'
import { defineMark, type MarkPlan } from './mark.ts'

const few = ({ initials }: Pick<MarkPlan, 'initials'>) => (initials.length > 1 && initials.length < 4 ? 1.4 : 0.7)

const lettersOfMark = ({ initials }: MarkPlan) => initials.slice(0, 3)

/** Letters that lie over each other, the upper ones cut free. */
export const interlocked = defineMark({
  id: 'interlocked',
  label: 'Interlocked letters',
  family: 'monogram',
  moods: ['elegant', 'collegiate', 'deco'],
  suits: ({ initials }) => (initials.length > 1 && initials.length < 4 ? 1.8 : 0),
  compose(plan) {
    const font = loud(plan)
    const rim = { width: 2.6, color: 'cut' } as const
    return lettersOfMark(plan).map((letter, i, all): SloganItem => {
      const item = fittedTall(plan, textPiece(plan, letter, font, { weight: 600 }), 120)
      const { width } = plan.measure.box(item)
      const share = i - (all.length - 1) / 2
      return {
        ...item,
        x: share * width * 0.56,
        y: share * (all.length === 2 ? 34 : 26),
        outline: i ? rim : null,
      }
    })
  },
})

/** Letters side by side, parted by a line. */
export const sideBySide = defineMark({
  id: 'sideBySide',
  label: 'Letters side by side',
  family: 'monogram',
  moods: ['elegant', 'digital', 'deco'],
  suits: ({ initials }) => (initials.length === 2 ? 1.3 : initials.length === 3 ? 0.9 : 0),
  compose(plan) {
    const font = loud(plan)
    const items: SloganItem[] = []
    let x = 0
    lettersOfMark(plan).forEach((letter, i) => {
      const item = fittedTall(plan, textPiece(plan, letter, font, { weight: 500 }), 100)
      const { width } = plan.measure.box(item)
      if (i) {
        items.push(shapePiece(plan, 'rectangle', 2.4, 128, { x: x + 14, color: inkAt(plan, 1) }))
        x += 28
      }
      items.push({ ...item, x: x + width / 2 })
      x += width
    })
    return items
  },
})

function framed(plan: MarkPlan, shape: ShapeId, [across, down, fill]: readonly [number, number, number], drop = 0) {
  const text = lettersOfMark(plan).join('')
  const inner = fitted(plan, textPiece(plan, text, loud(plan), { spacing: 30, y: drop }), across * fill, down * 0.44)
  const solid = plan.chance.happens(0.5)
  const frame = shapePiece(plan, shape, across, down, solid ? {} : { line: 6 })
  const thin = shapePiece(plan, shape, across * 0.88, down * 0.88, {
    line: 1.6,
    color: solid ? 'cut' : inkAt(plan, 1),
  })
  return [frame, thin, { ...inner, color: solid ? ('cut' as const) : inkAt(plan, 0) }]
}

/** Letters in a circle. */
export const inCircle = defineMark({
  id: 'inCircle',
  label: 'Letters in a circle',
  family: 'monogram',
  moods: ['street', 'collegiate', 'sweet', 'digital'],
  suits: few,
  compose: (plan) => framed(plan, 'disc', [150, 150, 0.62]),
})

/** Letters on a shield, under its upper edge. */
export const onShield = defineMark({
  id: 'onShield',
  label: 'Letters on a shield',
  family: 'monogram',
  moods: ['collegiate', 'punk', 'western'],
  suits: few,
  compose: (plan) => framed(plan, 'shield', [140, 164, 0.6], -10),
})

/** Letters in a diamond. */
export const inDiamond = defineMark({
  id: 'inDiamond',
  label: 'Letters in a diamond',
  family: 'monogram',
  moods: ['deco', 'western', 'elegant'],
  suits: few,
  compose: (plan) => framed(plan, 'diamond', [190, 190, 0.4]),
})

/** Letters between branches of laurel, the name or the year below. */
export const inLaurel = defineMark({
  id: 'inLaurel',
  label: 'Letters in laurel',
  family: 'monogram',
  moods: ['elegant', 'collegiate', 'deco'],
  suits: few,
  compose(plan) {
    const wreath = shapePiece(plan, 'laurel', 180, 180, { color: inkAt(plan, 1) })
    const inner = fitted(plan, textPiece(plan, lettersOfMark(plan).join(''), loud(plan)), 96, 72)
    if (countOf(plan.text) < 2) return [wreath, { ...inner, y: -4 }]
    const { bottom } = reachOfAll(plan, [wreath])
    const name = textPiece(plan, capitals(plan.text.replaceAll('\n', ' ')), low(plan), { spacing: 200, weight: 700 })
    const line = fitted(plan, name, 190, 21)
    return [wreath, { ...inner, y: -4 }, { ...line, y: bottom + 14 + plan.measure.box(line).height / 2 }]
  },
})
