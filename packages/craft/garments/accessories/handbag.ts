import { ellipse } from '@toile/geometry'
import { detailed, seam, topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import type { Piece } from '../piece.ts'
import { type BagFrame, handle, oblong, openBag, panel, run, runAcross, symmetric } from './blocks/bag.ts'
import { carryBy } from './blocks/carryBy.ts'
import { finishKnob, sideKnob } from './blocks/knobs.ts'
import { cluster } from './blocks/ribbon.ts'
import { sizeOf } from './blocks/sides.ts'

/** How far the body hangs below the grip, in heads. */
const top = 0.26

/** A structured leather bag with a flap, a turn lock and a stiff handle. */
export const handbag = defineAccessory({
  id: 'handbag',
  label: 'Top-handle handbag',
  category: 'bag',
  slot: 'accessory',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0.8,
    warmth: 0.4,
    print: 0.1,
    fabrics: ['leather'],
  },
  knobs: {
    size: numberKnob('Size', [0.65, 1, 1.35], ''),
    width: numberKnob('Width', [0.28, 0.41, 0.54], ''),
    height: numberKnob('Height', [0.32, 0.52, 0.7], ''),
    flap: numberKnob('Flap', [0.25, 0.45, 0.75]),
    side: sideKnob,
    finish: finishKnob,
  },
  draft(figure, knobs) {
    const { grip, own } = carryBy(figure, knobs.side)
    const { body } = sizeOf(figure)
    const put = openBag(grip, knobs.size * body, 0.015)
    const w = knobs.width
    const low = top + knobs.height
    const fall = top + knobs.height * knobs.flap
    const metal: Partial<Piece> = { ...own, cloth: 'metal', finish: knobs.finish, takesPrint: false }
    const arch = { half: w * 0.46, foot: top + 0.02, round: 1, width: 0.042 * body }
    const feet = [-0.8, 0.8].map((x) => ellipse(put(x * w, low + 0.012), 0.022 * body, 0.014 * body, 0, 12))
    const rings = [-1, 1].map((s) => ellipse(put(s * w * 0.46, top + 0.03), 0.026 * body, 0.03 * body, 0, 18))
    const turn = { at: put(0, fall + 0.018), radius: 0.016 * body, kind: 'snap', finish: knobs.finish } as const
    return [
      cluster('trim', 'feet', feet, { ...metal, order: 0 }),
      handle('farHandle', put, { ...arch, shift: 0.03 }, { ...own, order: 1, brightness: 0.75 }),
      draftBody(put, w, low, own),
      draftFlap(put, w, fall, own),
      panel('belt', put, oblong(0, fall - 0.1, 0.035, 0.2, 0.02), { ...own, order: 4 }),
      panel('lock', put, oblong(0, fall - 0.02, 0.05, 0.075), { ...metal, order: 5, fittings: [turn] }),
      handle('nearHandle', put, arch, { ...own, order: 6 }),
      cluster('trim', 'rings', rings, { ...metal, order: 7 }),
    ]
  },
})

function draftBody(put: BagFrame, w: number, low: number, own: Partial<Piece>): Piece {
  const corners = symmetric([
    [w * 0.9, top, 0.03],
    [w * 1.12, low, 0.05],
  ])
  const gussets = [-1, 1].map((s) =>
    run(put, [
      [s * w * 0.86, top + 0.01],
      [s * w * 0.99, low - 0.02],
    ]),
  )
  const base = runAcross(put, [
    [0, low - 0.026],
    [w * 1.05, low - 0.03],
  ])
  return detailed(panel('body', put, corners, { ...own, order: 2, fullness: 0.35 }), {
    lines: [...gussets.map((path) => seam(path, 1.4)), topstitch(base, 0.7)],
  })
}

function draftFlap(put: BagFrame, w: number, fall: number, own: Partial<Piece>): Piece {
  const corners = symmetric([
    [w * 0.92, top - 0.012, 0.03],
    [w * 0.97, fall, 0.06],
    [0, fall + 0.03, 0.4],
  ])
  const stitched = runAcross(put, [
    [0, fall - 0.02],
    [w * 0.8, fall - 0.025],
    [w * 0.93, fall - 0.03],
    [w * 0.93, top + 0.05],
  ])
  const flap = panel('flap', put, corners, { ...own, order: 3, fullness: 0.35 })
  return detailed(flap, { lines: [topstitch(stitched, 0.7)] })
}
