import { offset, quadratic, spline } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import { sewnBack } from './blocks/back.ts'
import { type Bodice, draftBodice } from './blocks/bodice.ts'
import { buttonPlacket, upright } from './blocks/closure.ts'
import { draftCord } from './blocks/cord.ts'
import { draftFronts, wornKnob } from './blocks/fronts.ts'
import { draftHood } from './blocks/hood.ts'
import { crease, creased, detailed, edge, seam, topstitch, zip } from './blocks/marks.ts'
import { stitchedHem } from './blocks/neckRib.ts'
import { flapPocket } from './blocks/pockets.ts'
import { draftSleeves, sleeveCut } from './blocks/sleeve.ts'
import { cuffStrap, trimmedSleeves } from './blocks/sleeveTrims.ts'
import { bodiceCut, coatHem } from './blocks/topCut.ts'
import { hipBreadth, indexOf, proportionOf, sides } from './blocks/upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { DrawnLine, Piece } from './piece.ts'

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
    fabrics: ['cotton', 'denim', 'wool'],
  },
  knobs: {
    worn: wornKnob('closed'),
    rim: choiceKnob('Rim of the hood', [
      { id: 'pile', label: 'Pile' },
      { id: 'plain', label: 'Plain' },
    ]),
    length: numberKnob('Length from waist to ankle', [0.14, 0.32, 0.7]),
    ease: numberKnob('Ease at the bust', [0.09, 0.15, 0.32]),
    cord: numberKnob('Drawn in at the waist', [0, 0.45, 1]),
    snaps: numberKnob('Snaps', [4, 7, 9], '', 1),
    pockets: choiceKnob('Pockets', [
      { id: 'flap', label: 'With flaps' },
      { id: 'slant', label: 'Slanted' },
    ]),
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall, wide } = proportionOf(figure)
    const front = figure.view === 'front'
    const bodice = draftBodice(
      figure,
      bodiceCut(figure, context, {
        neckline: 'crew',
        neckDepth: 0.12 * tall,
        ease: knobs.ease,
        waistEase: knobs.ease * (1.25 - 0.75 * knobs.cord),
        hipEase: knobs.ease + 0.02,
        box: 0.95 * (1 - knobs.cord),
        hem: coatHem(figure, knobs.length),
        hemFlare: 0.06,
        hemCurve: 0.05,
        drop: 0.05,
        armholeDrop: 0.1,
      }),
    )
    const hem = bodice.options.hem
    const open = knobs.worn === 'open' && front && !context.layered ? 0.18 * wide : null
    const reach = figure.halfWidth(levels.highHip)
    const pocketTop = levels.highHip + 0.06 * tall
    const gathers = knobs.cord > 0.05 ? drawnIn(figure, bodice, knobs.cord) : []
    const sewn = {
      ...bodice,
      piece: stitchedHem(bodice, sewnBack(figure, bodice, bodice.piece, { yoke: 0.3, vent: 0.34 * tall }), 0.08),
    }
    const body = draftFronts(figure, sewn, {
      open,
      coat: true,
      side: (side) => ({
        lines:
          knobs.pockets === 'slant'
            ? [
                edge(
                  [
                    figure.across(side * reach * 0.52, pocketTop),
                    figure.across(side * reach * 0.8, pocketTop + 0.34 * tall),
                  ],
                  2,
                ),
              ]
            : [
                edge(
                  [
                    figure.across(side * 0.36 * wide, levels.bust + 0.12 * tall),
                    figure.across(side * 0.27 * wide, levels.underbust + 0.14 * tall),
                  ],
                  1.8,
                ),
              ],
      }),
      middle: () => {
        const fly = buttonPlacket(figure, {
          from: levels.neck + 0.32 * tall,
          to: hem + 0.03,
          count: knobs.snaps,
          half: 0.1 * Math.sqrt(wide),
          radius: 0.022,
          kind: 'snap',
        })
        return {
          lines: [...fly.lines, zip(upright(figure, 0, levels.neck + 0.12 * tall, levels.neck + 0.34 * tall))],
          fittings: fly.fittings,
        }
      },
    }).map((piece) =>
      piece.layer === 'front' ? creased(open === null ? detailed(piece, { lines: gathers }) : piece, 5) : piece,
    )
    const cut = context.layered ? null : sleeveCut('coat', { ease: 0.06 + knobs.ease * 0.3, hem: 0.1 })
    const low = Math.min(0.4 * tall, hem - pocketTop - 0.08)
    const pockets: Piece[] =
      front && knobs.pockets === 'flap' && low > 0.16
        ? sides.flatMap((side) =>
            flapPocket(
              figure,
              {
                x: side * (reach * 0.62 + (open ?? 0) * 0.35),
                y: pocketTop,
                width: 0.33 * hipBreadth(figure),
                height: 0.12 * tall,
              },
              `pocket${indexOf(side)}`,
              low,
            ),
          )
        : []
    const ends =
      front && open === null && !context.layered
        ? sides.map((side) =>
            draftCord(
              `cord${indexOf(side)}`,
              figure.across(side * 0.15 * wide, levels.waist + 0.07),
              [
                [side * 0.02, 0.16 * tall],
                [side * 0.01, 0.3 * tall],
              ],
              0.02,
            ),
          )
        : []
    return [
      ...body,
      ...pockets,
      ...ends.map((piece) => ({ ...piece, order: 1.5 })),
      ...trimmedSleeves(draftSleeves(figure, bodice, cut, context.chance), (arm) => cuffStrap(figure, arm, 0.09, 1.84)),
      ...draftHood(figure, {
        zipped: true,
        size: 1.03,
        rim: knobs.rim === 'pile' ? context.chance.branch('rim') : undefined,
      }),
    ]
  },
})

function drawnIn(figure: Figure, bodice: Bodice, strength: number): DrawnLine[] {
  const { tall } = proportionOf(figure)
  const { chance } = bodice.options
  const level = figure.levels.waist + 0.04
  const left = bodice.sideAt(-1, level)
  const right = bodice.sideAt(1, level)
  const tunnel = quadratic(left, figure.across(0, level + 0.08), right, 20)
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
