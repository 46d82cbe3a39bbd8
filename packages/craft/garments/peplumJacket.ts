import { add, mix, type Point } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import { princessSeams, sewnBack } from './blocks/back.ts'
import { draftBelt } from './blocks/belt.ts'
import { bodicePieces, draftBodice } from './blocks/bodice.ts'
import { buttonPlacket, type Marks, zipFront } from './blocks/closure.ts'
import { frill } from './blocks/frill.ts'
import { creased, detailed } from './marks.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { boundNeck } from './blocks/neckRib.ts'
import { outerBeltKnob } from './blocks/outerBelt.ts'
import { draftSleeves, sleeveKnob } from './blocks/sleeve.ts'
import { sleeveCut } from './blocks/sleeveCut.ts'
import { bodiceCut } from './blocks/topCut.ts'
import { trimKnobs, trimmed } from './blocks/trims.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A close jacket worn by itself: princess seams, covered buttons, a flounce from the waist (requirement S3.26). */
export const peplumJacket = defineGarment({
  id: 'peplumJacket',
  label: 'Peplum jacket',
  category: 'jacket',
  slot: 'top',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.27,
    volume: 0.45,
    sleeve: 0.6,
    waist: 1,
    formality: 0.7,
    warmth: 0.25,
    print: 0.6,
    fabrics: ['cotton', 'crepe', 'jacquard', 'silk', 'linen', 'wool', 'boucle', 'tweed'],
  },
  knobs: {
    neckline: necklineKnob(['v', 'square', 'scoop', 'sweetheart', 'boat', 'crew', 'strapless']),
    sleeve: sleeveKnob(['threeQuarter', 'none', 'cap', 'puff', 'short', 'plain', 'bell']),
    ease: numberKnob('Ease at the bust', [0.004, 0.015, 0.08]),
    length: numberKnob('Length of the peplum', [0.22, 0.46, 0.85]),
    closure: choiceKnob('Closure', [
      { id: 'buttons', label: 'Buttons' },
      { id: 'zip', label: 'Zip' },
      { id: 'hidden', label: 'Hidden placket' },
    ]),
    buttons: numberKnob('Buttons', [1, 5, 8], '', 1),
    waves: numberKnob('Waves of the peplum', [4, 7, 11], '', 1),
    curl: numberKnob('Fullness of the peplum', [0.3, 0.8, 1]),
    tiers: numberKnob('Tiers of the peplum', [1, 1, 2], '', 1),
    belt: outerBeltKnob(['none', 'tied', 'buckled']),
    ...trimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const strapless = knobs.neckline === 'strapless'
    const bare = knobs.sleeve === 'none' || strapless
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: knobs.neckline,
        ease: knobs.ease,
        box: 0.05,
        hem: levels.waist + 0.03,
        hemCurve: 0.04,
        sleeveless: bare ? 0.86 : undefined,
      }),
    )
    const bound = strapless ? bodice.piece : boundNeck(bodice, bodice.piece, 0.03)
    const seams = figure.view === 'front' ? princessSeams(figure, bodice, levels.waist + 0.03) : []
    const centre = bodice.neckline.left[bodice.neckline.left.length - 1]
    const closing =
      figure.view === 'front'
        ? fastening(figure, knobs.closure, centre[1] + 0.02, Math.round(knobs.buttons))
        : { lines: [], fittings: [] }
    const closed = detailed(bound, { lines: [...seams, ...closing.lines], fittings: closing.fittings })
    const sewn = sewnBack(figure, bodice, closed, { centre: true, princess: true })
    const span = bodice.hem[bodice.hem.length - 1][0] - bodice.hem[0][0]
    const seamLine = bodice.hem.map(([x, y]): Point => [x, y - 0.012])
    const flounces = Array.from({ length: Math.round(knobs.tiers) }, (_, k) => {
      const width = knobs.length * tall * (1 - 0.42 * k)
      const cut = {
        name: `peplum${k}`,
        width,
        waves: Math.round(knobs.waves),
        curl: knobs.curl,
        order: 0.5 + k * 0.1,
        side: 1,
      } as const
      return frill(seamLine, cut, context.chance.branch(`peplum${k}`)).map((piece) => ({
        ...piece,
        ...spread(piece, seamLine, 0.42 * width, span),
      }))
    }).flat()
    const cut = strapless || knobs.sleeve === 'none' ? null : sleeveCut(knobs.sleeve)
    const belt =
      knobs.belt === 'none' || context.layered
        ? []
        : draftBelt(figure, bodice, levels.waist, {
            height: 0.13,
            end: 0.5,
            knot: knobs.belt === 'tied' ? context.chance.branch('knot') : undefined,
          })
    const edged = detailed(creased(sewn, 5), { edges: [{ at: 'neck', path: bodice.neckEdge }] })
    return trimmed(
      figure,
      [
        ...bodicePieces({ ...bodice, piece: edged }),
        ...(context.tucked || context.layered ? [] : flounces),
        ...belt,
        ...draftSleeves(figure, bodice, cut, context.chance),
      ],
      knobs,
    )
  },
})

/** What fastens the front. */
function fastening(figure: Figure, kind: 'buttons' | 'zip' | 'hidden', from: number, count: number): Marks {
  const to = figure.levels.waist + 0.06
  if (kind === 'zip') return zipFront(figure, from, to)
  return buttonPlacket(figure, { from, to, count, half: 0.05, radius: 0.024, hidden: kind === 'hidden' })
}

type Frilled = ReturnType<typeof frill>[number]

/** Lets a flounce flare: the farther a point hangs below the seam, the farther it swings outward. */
function spread(piece: Frilled, seamLine: readonly Point[], flare: number, span: number): Partial<Frilled> {
  const middle = mix(seamLine[0], seamLine[seamLine.length - 1], 0.5)
  const move = (point: Point): Point => {
    const down = Math.max(0, point[1] - middle[1])
    return add(point, [((point[0] - middle[0]) / (span / 2)) * flare * Math.min(1.4, down / 0.4), 0])
  }
  const along = (path: readonly Point[]) => path.map(move)
  return {
    outlines: piece.outlines.map(along),
    left: along(piece.left),
    right: along(piece.right),
    folds: piece.folds.map((fold) => ({ ...fold, path: along(fold.path) })),
    lines: piece.lines.map((line) => ({ ...line, path: along(line.path) })),
    contours: piece.contours.map((contour) => ({ ...contour, path: along(contour.path) })),
    role: 'skirt',
  }
}
