import { along, ellipse, type Path, spline } from '@toile/geometry'
import { detail } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import { makePiece } from '../piece.ts'
import { placed } from './blocks/beads.ts'
import { finishKnob } from './blocks/knobs.ts'
import { ribbon } from './blocks/ribbon.ts'
import { drapeRound } from './blocks/throat.ts'

const charms: Record<'drop' | 'disc' | 'heart' | 'bar', Path> = {
  drop: spline(
    [
      [0, -0.9],
      [0.32, -0.2],
      [0.5, 0.4],
      [0.3, 0.85],
      [0, 1],
      [-0.3, 0.85],
      [-0.5, 0.4],
      [-0.32, -0.2],
    ],
    true,
    6,
  ),
  disc: ellipse([0, 0], 0.8, 0.8, 0, 30),
  heart: spline(
    [
      [0, -0.45],
      [0.4, -0.85],
      [0.85, -0.5],
      [0.7, 0.15],
      [0, 0.95],
      [-0.7, 0.15],
      [-0.85, -0.5],
      [-0.4, -0.85],
    ],
    true,
    8,
  ),
  bar: [
    [-0.22, -0.9],
    [0.22, -0.9],
    [0.22, 1],
    [-0.22, 1],
  ],
}

/** A fine chain with a charm. */
export const pendant = defineAccessory({
  id: 'pendant',
  label: 'Pendant',
  category: 'jewellery',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 0,
    formality: 0.5,
    warmth: 0.4,
    print: 0,
    fabrics: ['silk'],
  },
  knobs: {
    length: numberKnob('Length', [0.12, 0.42, 1.4], ''),
    size: numberKnob('Charm size', [0.03, 0.055, 0.12], ''),
    charm: choiceKnob('Charm', [
      { id: 'drop', label: 'Drop' },
      { id: 'disc', label: 'Disc' },
      { id: 'heart', label: 'Heart' },
      { id: 'bar', label: 'Bar' },
    ]),
    finish: finishKnob,
  },
  draft(figure, knobs) {
    const chain = drapeRound(figure, knobs.length, 0.08)
    const metal = { cloth: 'metal', finish: knobs.finish, takesPrint: false } as const
    const worn = ribbon('jewel', 'chain', chain, 0.011, { ...metal, order: 3, contours: [] })
    if (figure.view === 'back') return [worn]
    const [x, y] = along(chain, 0.5)
    const charm = placed(charms[knobs.charm], [x, y + knobs.size * 1.15], knobs.size)
    const stone = placed(charms[knobs.charm], [x, y + knobs.size * 1.15], knobs.size * 0.72)
    return [
      worn,
      makePiece('jewel', 'setting', [charm], { ...metal, order: 4 }),
      makePiece('jewel', 'stone', [stone], {
        order: 5,
        takesPrint: false,
        castsShadow: false,
        contours: [],
        lines: [detail([...stone, stone[0]], 0.7)],
      }),
    ]
  },
})
