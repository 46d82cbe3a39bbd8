import { add, lerp, mix, type Path, spline } from '@toile/geometry'
import { crease, ridge } from '../marks.ts'
import { tieBow } from '../blocks/tie.ts'
import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { fallingEnd } from './blocks/fallingEnd.ts'
import { stripAlong } from './blocks/ribbon.ts'
import { seenOn, sizeOf } from './blocks/sides.ts'
import { throatOf } from './blocks/throat.ts'

/** A silk square rolled round the neck and knotted, with two pointed ends. */
export const neckerchief = defineAccessory({
  id: 'neckerchief',
  label: 'Silk neckerchief',
  category: 'scarf',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.2,
    sleeve: 0,
    waist: 0,
    formality: 0.6,
    warmth: 0.3,
    print: 0.9,
    fabrics: ['silk', 'cotton'],
  },
  knobs: {
    width: numberKnob('Roll width', [0.1, 0.15, 0.24], ''),
    ends: numberKnob('End length', [0.12, 0.3, 0.6], ''),
    knot: choiceKnob('Knot', [
      { id: 'side', label: 'At the side' },
      { id: 'front', label: 'In front' },
    ]),
  },
  draft(figure, knobs, { chance, wearing }) {
    const throat = throatOf(figure)
    const { neck } = sizeOf(figure)
    const tied = wearing && figure.view === 'front' ? wearing.scarfTied : 'asUsual'
    const path: Path = spline(
      tied === 'knot'
        ? [
            throat(-0.18, -0.13),
            throat(-0.185, -0.02),
            throat(-0.1, 0.12),
            throat(0.02, 0.22),
            throat(0.12, 0.12),
            throat(0.185, -0.02),
            throat(0.18, -0.13),
          ]
        : [throat(-0.185, -0.13), throat(-0.15, -0.045), throat(0, 0.01), throat(0.15, -0.045), throat(0.185, -0.13)],
      false,
      8,
    )
    const { outline, left, right } = stripAlong(path, (t) => knobs.width * neck * lerp(0.62, 1, Math.sin(Math.PI * t)))
    const drapes = [0.3, 0.6].map((share) => left.map((p, i) => mix(p, right[i], share)).filter((_, i) => i % 3 === 0))
    const roll = makePiece('scarf', 'roll', [outline], {
      order: 5,
      left,
      right,
      fullness: 0.9,
      folds: drapes.map((drape) => ridge(drape, 0.016, 0.8, [0.2, 0.2])),
      lines: drapes.map((drape) => crease(drape, 1, [0.3, 0.3])),
    })
    if (figure.view === 'back') return [roll]
    const s = seenOn(figure, 'left')
    const beside = knobs.knot === 'side' && tied !== 'knot'
    const at = tied === 'knot' ? throat(0.02, 0.23) : beside ? throat(s * 0.09, 0) : throat(0.01, 0.02)
    if (tied === 'loop') return [roll, ...tieBow(add(at, [0, 0.02 * neck]), 0.21 * neck, 6, chance)]
    const size = (tied === 'knot' ? 0.07 : 0.055) * neck
    const tails = ([-1, 1] as const).map((side, i) => {
      const long = knobs.ends * neck * (i ? 1 : 0.85) * (tied === 'knot' ? 1.5 : 1)
      const spread = beside ? s * 0.35 + side * 0.42 : side * (tied === 'knot' ? 0.3 : 0.55)
      return fallingEnd(
        `tail${i}`,
        spline([at, add(at, [spread * long * 0.55, long * 0.42]), add(at, [spread * long * 0.9, long])], false, 8),
        knobs.width * neck * 1.15,
        chance,
        { order: 6 },
      )
    })
    const knot = spline(
      [
        add(at, [-size, -size * 0.7]),
        add(at, [size * 0.9, -size]),
        add(at, [size * 1.1, size * 0.7]),
        add(at, [-size * 0.7, size * 1.05]),
      ],
      true,
      8,
    )
    return [
      roll,
      ...tails,
      makePiece('tie', 'knot', [knot], {
        order: 7,
        left: [add(at, [-size, -size]), add(at, [-size, size])],
        right: [add(at, [size, -size]), add(at, [size, size])],
        fullness: 0.8,
        lines: [crease([add(at, [-size * 0.3, -size * 0.7]), add(at, [0, size * 0.6])], 1)],
      }),
    ]
  },
})
