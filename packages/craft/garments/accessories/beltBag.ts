import { detailed, edge, topstitch, zip } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import type { Finish, Piece } from '../piece.ts'
import { type BagFrame, oblong, openBag, panel, runAcross, symmetric } from './blocks/bag.ts'
import { draftGirdle, openGirdle, rowOf } from './blocks/openGirdle.ts'
import { finishKnob } from './blocks/knobs.ts'
import { sizeOf } from './blocks/sides.ts'

/** Half the pouch's width, in heads. */
const w = 0.34

/** A zipped pouch on a webbing belt. */
export const beltBag = defineAccessory({
  id: 'beltBag',
  label: 'Belt bag',
  category: 'bag',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0,
    warmth: 0.4,
    print: 0.1,
    fabrics: ['cotton', 'leather'],
  },
  knobs: {
    size: numberKnob('Size', [0.7, 1, 1.4], ''),
    drop: numberKnob('Drop to the hip', [0, 0.35, 1]),
    ease: numberKnob('Over layers', [0.01, 0.04, 0.16], ''),
    finish: finishKnob,
  },
  draft(figure, knobs, { over }) {
    const { waist, highHip } = figure.levels
    const { body } = sizeOf(figure)
    const level = waist + knobs.drop * (highHip - waist)
    const girdle = openGirdle(figure, { level, height: 0.09 * body, ease: knobs.ease, sag: 0.05, over })
    const belt = detailed(draftGirdle(girdle, { colour: 'contrast' }), {
      lines: [0.16, 0.84].map((v) => topstitch(rowOf(girdle, v), 0.6)),
    })
    const put = openBag(girdle.at(0, 0.3), knobs.size * body, girdle.slope(0))
    if (figure.view === 'front') return [belt, ...draftPouch(put, knobs.finish)]
    const buckle = { order: 4, colour: 'trim', takesPrint: false } as const
    return [belt, panel('buckle', put, oblong(0, -0.03, 0.09, 0.12, 0.02), buckle)]
  },
})

function draftPouch(put: BagFrame, finish: Finish): Piece[] {
  const corners = [
    [0, -0.05, 0.3] as const,
    ...symmetric([
      [w, -0.02, 0.06],
      [w * 0.84, 0.27, 0.16],
      [0, 0.32, 0.3],
    ]),
  ]
  const teeth = runAcross(put, [
    [0, 0.085],
    [w * 0.78, 0.07],
  ])
  const welt = runAcross(put, [
    [0, 0.045],
    [w * 0.92, 0.05],
  ])
  const low = runAcross(put, [
    [0, 0.255],
    [w * 0.76, 0.2],
  ])
  const metal = { order: 5, cloth: 'metal', finish, takesPrint: false } as const
  return [
    detailed(panel('pouch', put, corners, { order: 4, fullness: 0.8 }), {
      lines: [zip(teeth, 2.2), edge(welt, 1.1), topstitch(low, 0.7)],
    }),
    panel('puller', put, oblong(-w * 0.75, 0.05, w * 0.045, 0.11, 0.008), metal),
  ]
}
