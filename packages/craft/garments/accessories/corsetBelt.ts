import { spline } from '@toile/geometry'
import { detailed, seam, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { type Fitting, makePiece } from '../piece.ts'
import { draftGirdle, openGirdle, rowOf } from './blocks/openGirdle.ts'
import { finishKnob } from './blocks/knobs.ts'
import { cluster, ribbon, stripAlong } from './blocks/ribbon.ts'

/** A wide pointed belt with bones and lacing in front. */
export const corsetBelt = defineAccessory({
  id: 'corsetBelt',
  label: 'Corset belt',
  category: 'belt',
  slot: 'accessory',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 1,
    formality: 0.6,
    warmth: 0.4,
    print: 0,
    fabrics: ['leather'],
  },
  knobs: {
    height: numberKnob('Height', [0.24, 0.36, 0.55], ''),
    point: numberKnob('Points', [0, 0.1, 0.2], ''),
    ease: numberKnob('Over layers', [0, 0.012, 0.12], ''),
    finish: finishKnob,
  },
  draft(figure, knobs, { over }) {
    const girdle = openGirdle(figure, {
      level: figure.levels.waist,
      height: knobs.height,
      ease: knobs.ease,
      over,
      points: [knobs.point, knobs.point],
    })
    const bones = [-0.86, -0.62, -0.38, ...(figure.view === 'back' ? [0] : []), 0.38, 0.62, 0.86].map((u) => [
      girdle.at(u, 0.02),
      girdle.at(u, 0.5),
      girdle.at(u, 0.98),
    ])
    const hems = [0.05, 0.95].map((v) => topstitch(rowOf(girdle, v), 0.8))
    const boned = detailed(draftGirdle(girdle, { fullness: 0.7 }), {
      lines: [
        ...bones.flatMap((bone) => [
          seam(bone, 1.3),
          topstitch(
            bone.map(([x, y]) => [x + 0.022, y]),
            0.7,
          ),
        ]),
        ...hems,
      ],
    })
    if (figure.view === 'back') return [boned]
    const lacing = 0.13
    const rows = Math.max(4, Math.round(knobs.height / 0.075))
    const eyelet = (side: number, i: number) => girdle.at(side * lacing, 0.08 + (0.84 * i) / (rows - 1))
    const laces = Array.from({ length: rows - 1 }, (_, i) => [
      [eyelet(-1, i), eyelet(1, i + 1)],
      [eyelet(1, i), eyelet(-1, i + 1)],
    ]).flat()
    const modesty = [
      girdle.at(-lacing * 0.6, 0.01),
      girdle.at(lacing * 0.6, 0.01),
      girdle.at(lacing * 0.6, 0.99),
      girdle.at(-lacing * 0.6, 0.99),
    ]
    const eyelets = Array.from({ length: rows }, (_, i) =>
      [-1, 1].map((side): Fitting => ({ at: eyelet(side, i), radius: 0.014, kind: 'eyelet', finish: knobs.finish })),
    ).flat()
    const ends = [-1, 1].map((side, i) =>
      ribbon(
        'tie',
        `lace${i}`,
        spline([eyelet(side, rows - 1), girdle.at(side * 0.2, 1.25), girdle.at(side * 0.16, 1.62)], false, 8),
        0.016,
        { order: 6, colour: 'trim' },
      ),
    )
    return [
      boned,
      makePiece('band', 'gap', [modesty], {
        order: 3,
        brightness: 0.72,
        takesPrint: false,
        castsShadow: false,
        fullness: 0.3,
      }),
      {
        ...cluster(
          'tie',
          'laces',
          laces.map((lace) => stripAlong(lace, 0.018).outline),
          { order: 5, colour: 'trim' },
        ),
        fittings: eyelets,
      },
      ...ends,
    ]
  },
})
