import type { Figure } from '../mannequins/figure.ts'
import { sewnBack } from './blocks/back.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { buttonPlacket, type Marks, upright, zipFront } from './blocks/closure.ts'
import { draftCollar } from './blocks/collar.ts'
import { draftPanels, panelKnob } from './blocks/contrastPanels.ts'
import { creased, detailed, edge, seam, topstitch } from './marks.ts'
import { stitchedHem } from './blocks/neckRib.ts'
import { sleeveKnob, sleeveLengthKnob } from './blocks/sleeve.ts'
import { bodiceCut, topHem } from './blocks/topCut.ts'
import { trimKnobs, trimmed } from './blocks/trims.ts'
import { proportionOf } from './upperBody.ts'
import { wornSleeves } from './blocks/wornSleeves.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A polo shirt: knitted collar, half placket with a stitched box, rib at the sleeve, vents in the side seams (requirement S3.26). */
export const polo = defineGarment({
  id: 'polo',
  label: 'Polo shirt',
  category: 'tShirt',
  slot: 'top',
  wornBy: [],
  character: {
    length: 0.27,
    volume: 0.3,
    sleeve: 0.3,
    waist: 0.1,
    formality: 0.3,
    warmth: 0.25,
    print: 0.4,
    fabrics: ['jersey', 'cotton', 'knit'],
  },
  knobs: {
    sleeve: sleeveKnob(['short', 'elbow', 'plain', 'knit', 'none']),
    sleeveLength: sleeveLengthKnob,
    length: numberKnob('Length from waist to crotch', [-0.1, 0.58, 1]),
    ease: numberKnob('Ease at the bust', [0.01, 0.055, 0.2]),
    collar: numberKnob('Collar size', [0.55, 0.82, 1.25]),
    placket: numberKnob('Depth of the placket', [0.35, 0.75, 1.3]),
    closure: choiceKnob('Closure', [
      { id: 'buttons', label: 'Buttons' },
      { id: 'zip', label: 'Zip' },
      { id: 'open', label: 'Open' },
    ]),
    buttons: numberKnob('Buttons', [1, 3, 5], '', 1),
    panels: panelKnob(['none', 'chest', 'sides', 'band', 'hoops']),
    ...trimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'shirt',
        ease: knobs.ease,
        waistEase: knobs.ease + 0.035,
        box: 0.7,
        hem: topHem(figure, knobs.length),
        hemCurve: 0.04,
        sleeveless: knobs.sleeve === 'none' ? 0.86 : undefined,
      }),
    )
    const from = levels.neck + 0.14 * tall
    const to = Math.min(from + knobs.placket * tall, bodice.options.hem - 0.12)
    const half = 0.05 * wide
    const box = (y: number) => [figure.across(-half, y), figure.across(half, y)]
    const vents = [bodice.hem[0], bodice.hem[bodice.hem.length - 1]].map((corner, i) =>
      edge(
        [
          [corner[0] + (i ? -0.025 : 0.025), corner[1] - 0.17 * tall],
          [corner[0] + (i ? -0.015 : 0.015), corner[1]],
        ],
        1.6,
      ),
    )
    const front = figure.view === 'front'
    const placket = front ? opening(figure, knobs.closure, { from, to, half, buttons: knobs.buttons }) : none
    const closing =
      front && knobs.closure === 'buttons'
        ? [
            seam(box(to), 1.4, [0, 0]),
            topstitch(box(to - 0.04)),
            topstitch([box(to - 0.04)[0], box(to)[1]]),
            topstitch([box(to - 0.04)[1], box(to)[0]]),
          ]
        : []
    const sewn = detailed(stitchedHem(bodice, bodice.piece), {
      lines: [...placket.lines, ...closing, ...(context.tucked ? [] : vents)],
      fittings: placket.fittings,
    })
    const pieces = [
      ...bodicePieces({ ...bodice, piece: creased(sewnBack(figure, bodice, sewn, { yoke: 0.14 })) }),
      ...draftPanels(figure, bodice, knobs.panels),
      ...wornSleeves(figure, bodice, context, knobs, ({ cuff }) =>
        knobs.sleeve === 'plain' ? {} : { ease: 0.055, hem: 0.05, cuff: cuff ?? 0.07, rib: true },
      ),
      ...draftCollar(figure, { meets: 0.12, size: knobs.collar, spread: 0.45 }),
    ]
    return trimmed(figure, pieces, knobs)
  },
})

const none: Marks = { lines: [], fittings: [] }

/** The front of a polo neck: buttoned, zipped, or an open slit. */
function opening(
  figure: Figure,
  closure: 'buttons' | 'zip' | 'open',
  { from, to, half, buttons }: { from: number; to: number; half: number; buttons: number },
): Marks {
  if (closure === 'zip') return zipFront(figure, from, to)
  if (closure === 'open') return { lines: [edge(upright(figure, 0, from, to), 1.8, [0, 0.1])], fittings: [] }
  return buttonPlacket(figure, { from, to, count: buttons, half })
}
