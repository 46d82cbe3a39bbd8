import { offset, quadratic, spline } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import type { Bodice } from './blocks/bodice.ts'
import { draftCord } from './blocks/cord.ts'
import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { draftHood } from './blocks/hood.ts'
import { crease, detailed, seam, topstitch } from './marks.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { chestPocketKnob, outerPocketKnob } from './blocks/outerPockets.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { coatHem } from './blocks/topCut.ts'
import { indexOf, proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { DrawnLine } from './piece.ts'

/** A hooded parka: storm fly with snaps, drawcord at the waist, flap pockets, a rim of pile on the hood (requirement S3.26). */
export const parka = defineGarment({
  id: 'parka',
  label: 'Parka',
  category: 'coat',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.45,
    volume: 0.75,
    sleeve: 1,
    waist: 0.25,
    formality: 0.08,
    warmth: 1,
    print: 0.2,
    fabrics: ['gabardine', 'cotton', 'nylon'],
  },
  knobs: {
    worn: wornKnob('closed'),
    rim: choiceKnob('Rim of the hood', [
      { id: 'pile', label: 'Pile' },
      { id: 'plain', label: 'Plain' },
    ]),
    length: numberKnob('Length from waist to ankle', [0.1, 0.32, 0.8]),
    ease: numberKnob('Ease at the bust', [0.09, 0.15, 0.32]),
    cord: numberKnob('Drawn in at the waist', [0, 0.45, 1]),
    closure: outerClosureKnob(['snaps', 'zip', 'toggles']),
    snaps: numberKnob('Snaps', [4, 7, 9], '', 1),
    pockets: outerPocketKnob(['patchFlap', 'bellows', 'hand', 'zip', 'none']),
    chest: chestPocketKnob('none'),
    sleeve: numberKnob('Width of the sleeve', [0.07, 0.11, 0.18]),
    cuff: cuffFinishKnob(['strap', 'tab', 'rib', 'plain']),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        opens: 0.18,
        hem: coatHem(figure, knobs.length),
        ease: knobs.ease,
        waist: knobs.cord,
        hipEase: knobs.ease + 0.02,
        flare: 0.06,
        shoulder: 'dropped',
        armholeDrop: 0.1,
        collar: { kind: 'hood', breaks: levels.bust, width: 0.24 },
        closure: { kind: knobs.closure, count: knobs.snaps, radius: 0.024 },
        sleeve: { cut: 'coat', ease: knobs.sleeve, hem: 0.1, cuff: knobs.cuff },
        pockets: { kind: knobs.pockets, height: 0.42 * tall },
        chest: { kind: knobs.chest, y: levels.bust + 0.02 },
        back: { yoke: 0.3 },
        vents: 'centre',
      },
      {
        cut: (piece, bodice) =>
          knobs.cord > 0.05 && piece.role === 'bodice'
            ? detailed(piece, { lines: drawnIn(figure, bodice, knobs.cord) })
            : piece,
        pieces: ({ open }) =>
          figure.view === 'front' && open === null && !context.layered ? cordEnds(figure, wide, tall) : [],
      },
    )
      .filter(({ role }) => role !== 'hood')
      .concat(
        draftHood(figure, {
          zipped: true,
          size: 1.05,
          rim: knobs.rim === 'pile' ? context.chance.branch('rim') : undefined,
        }),
      )
  },
})

const cordEnds = (figure: Figure, wide: number, tall: number) =>
  sides
    .map((side) =>
      draftCord(
        `cord${indexOf(side)}`,
        figure.across(side * 0.15 * wide, figure.levels.waist + 0.07),
        [
          [side * 0.02, 0.16 * tall],
          [side * 0.01, 0.3 * tall],
        ],
        0.02,
      ),
    )
    .map((piece) => ({ ...piece, order: 1.5 }))

function drawnIn(figure: Figure, bodice: Bodice, strength: number): DrawnLine[] {
  const { tall } = proportionOf(figure)
  const { chance } = bodice.options
  const level = figure.levels.waist + 0.04
  const tunnel = quadratic(bodice.sideAt(-1, level), figure.across(0, level + 0.08), bodice.sideAt(1, level), 20)
  const count = Math.round(8 + 8 * strength)
  const short = Array.from({ length: count * 2 }, (_, k) => {
    const [x, y] = tunnel[1 + Math.floor(((k >> 1) / count) * 18)]
    const by = (k % 2 ? 0.2 : -0.18) * tall * chance.between(0.45, 1.1) * (0.5 + strength / 2)
    const sway = chance.between(-0.02, 0.02)
    return crease(
      spline(
        [
          [x, y],
          [x + sway, y + by * 0.5],
          [x + sway * 0.5, y + by],
        ],
        false,
        5,
      ),
      1.2,
      [0.02, 0.9],
    )
  })
  return [seam(tunnel, 1.4), topstitch(offset(tunnel, 0.05)), ...short]
}
