import { add, mix, spline } from '@toile/geometry'
import { crease, ridge } from '../marks.ts'
import { tieBow } from '../blocks/tie.ts'
import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import { fallingEnd } from './blocks/fallingEnd.ts'
import { draftGirdle, openGirdle, rowOf } from './blocks/openGirdle.ts'
import { sizeOf } from './blocks/sides.ts'

/** A soft sash with a bow and two long ends. */
export const sash = defineAccessory({
  id: 'sash',
  label: 'Sash with bow',
  category: 'belt',
  slot: 'accessory',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 1,
    formality: 0.6,
    warmth: 0.4,
    print: 0.3,
    fabrics: ['silk', 'cotton', 'chiffon'],
  },
  knobs: {
    height: numberKnob('Height', [0.1, 0.2, 0.36], ''),
    ends: numberKnob('End length', [0.4, 1.3, 3], ''),
    bow: numberKnob('Bow size', [0.12, 0.28, 0.5], ''),
    place: choiceKnob('Tied', [
      { id: 'side', label: 'At the side' },
      { id: 'front', label: 'In front' },
      { id: 'back', label: 'Behind' },
    ]),
    ease: numberKnob('Over layers', [0.005, 0.02, 0.14], ''),
  },
  draft(figure, knobs, { chance, over }) {
    const girdle = openGirdle(figure, { level: figure.levels.waist, height: knobs.height, ease: knobs.ease, over })
    const seen = figure.view === (knobs.place === 'back' ? 'back' : 'front')
    const knotU = knobs.place === 'side' ? 0.5 : 0.02
    const drapes = [0.14, 0.32, 0.5, 0.68, 0.86].map((v) =>
      rowOf(girdle, v, -1, 1).map((p, i, row) =>
        mix(
          p,
          girdle.at(knotU, 0.5),
          seen ? 0.5 * Math.max(0, 1 - Math.abs(i / (row.length - 1) - (knotU + 1) / 2) * 5) : 0,
        ),
      ),
    )
    const band = draftGirdle(girdle, {
      takesPrint: true,
      fullness: 0.7,
      folds: drapes.map((path) => ridge(path, 0.02, 0.55, [0.15, 0.15])),
      lines: drapes.filter((_, i) => i % 2).map((path) => crease(path, 1.1, [0.2, 0.2])),
    })
    if (!seen) return [band]
    const knot = girdle.at(knotU, 0.55)
    const { body } = sizeOf(figure)
    const falls = ([-1, 1] as const).map((side, i) => {
      const long = knobs.ends * body * (i ? 1 : 0.9)
      const sway = 0.06 + 0.04 * i
      const path = spline(
        [
          add(knot, [side * 0.02, 0]),
          add(knot, [side * (0.05 + sway * 0.4), long * 0.45]),
          add(knot, [side * (0.03 + sway), long]),
        ],
        false,
        10,
      )
      return fallingEnd(`end${i}`, path, knobs.height * 0.75, chance)
    })
    return [band, ...falls, ...tieBow(knot, knobs.bow, 5, chance).filter(({ name }) => !name.startsWith('end'))]
  },
})
