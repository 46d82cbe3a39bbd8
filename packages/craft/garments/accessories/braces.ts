import { add, along, lerp, mix, type Path, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { topstitch } from '../marks.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import { finishKnob } from './blocks/knobs.ts'
import { rounded } from './blocks/polygon.ts'
import { ribbon } from './blocks/ribbon.ts'
import { sizeOf } from './blocks/sides.ts'

/** Elastic braces with leather ends and metal sliders; they cross behind. */
export const braces = defineAccessory({
  id: 'braces',
  label: 'Braces',
  category: 'belt',
  slot: 'accessory',
  underOuter: true,
  wornBy: [],
  character: {
    length: 0.2,
    volume: 0,
    sleeve: 0,
    waist: 0.2,
    formality: 0.4,
    warmth: 0.4,
    print: 0.2,
    fabrics: ['cotton', 'leather'],
  },
  knobs: {
    width: numberKnob('Width', [0.05, 0.085, 0.14], ''),
    spread: numberKnob('Apart', [0.3, 0.5, 0.75]),
    finish: finishKnob,
  },
  draft: (figure, knobs) => ([-1, 1] as const).flatMap((side, i) => strap(figure, side, i, knobs)),
})

function strap(
  figure: Figure,
  side: Side,
  index: number,
  { width, spread, finish }: { width: number; spread: number; finish: Piece['finish'] },
): Piece[] {
  const { levels } = figure
  const { body } = sizeOf(figure)
  const behind = figure.view === 'back'
  const shoulder = figure.neckPoint(side, lerp(0.3, 0.6, spread))
  const waist = (x: number) => figure.across(x * figure.halfWidth(levels.waist), levels.waist + 0.05)
  const chest = figure.across(side * figure.halfWidth(levels.bust) * lerp(0.32, 0.55, spread), levels.bust)
  const path: Path = behind
    ? spline(
        [
          add(shoulder, [0, -0.02]),
          figure.across(side * 0.2 * body, levels.armpit),
          figure.across(0, levels.underbust),
          figure.across(-side * 0.14 * body, mix([0, levels.underbust], [0, levels.waist], 0.5)[1]),
          waist(-side * 0.5),
        ],
        false,
        10,
      )
    : spline([add(shoulder, [0, -0.02]), chest, waist(side * lerp(0.4, 0.66, spread))], false, 10)
  const low = path[path.length - 1]
  const tab = rounded([
    [add(low, [-width * 0.62, -0.1]), 0.02],
    [add(low, [width * 0.62, -0.1]), 0.02],
    [add(low, [width * 0.34, 0.04]), 0.03],
    [add(low, [-width * 0.34, 0.04]), 0.03],
  ])
  const at = along(path, behind ? 0.3 : 0.62)
  const slider = rounded([
    [add(at, [-width * 0.66, -width * 0.34]), 0.012],
    [add(at, [width * 0.66, -width * 0.34]), 0.012],
    [add(at, [width * 0.66, width * 0.34]), 0.012],
    [add(at, [-width * 0.66, width * 0.34]), 0.012],
  ])
  const tape = ribbon('strap', `strap${index}`, path, width, { order: 5 + index })
  return [
    {
      ...tape,
      lines: [-0.36, 0.36].map((x) =>
        topstitch(
          path.map((p) => add(p, [x * width, 0])),
          0.6,
        ),
      ),
    },
    makePiece('strap', `tab${index}`, [tab], {
      order: 8,
      colour: 'trim',
      cloth: 'leather',
      takesPrint: false,
      fullness: 0.4,
      fittings: [{ at: add(low, [0, 0.005]), radius: 0.02, kind: 'button', finish }],
    }),
    makePiece('trim', `slider${index}`, [slider], { order: 9, cloth: 'metal', finish, takesPrint: false }),
  ]
}
