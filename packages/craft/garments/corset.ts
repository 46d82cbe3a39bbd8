import { bezier, ellipse, joined, lerp, offset, type Point, quadratic, reversed, spline } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import { type Bodice, draftBodice } from './blocks/bodice.ts'
import { zipFront } from './blocks/closure.ts'
import { creased, detail, detailed, seam, topstitch } from './marks.ts'
import { bodiceCut } from './blocks/topCut.ts'
import { trimKnobs, trimmed } from './blocks/trims.ts'
import { proportionOf, sides } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { type DrawnLine, makePiece } from './piece.ts'

/** A boned strapless bodice with cup seams, a busk or laces, and a point below the waist (requirement S3.26). */
export const corset = defineGarment({
  id: 'corset',
  label: 'Corset top',
  category: 'top',
  slot: 'top',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0.2,
    volume: 0.05,
    sleeve: 0,
    waist: 1,
    formality: 0.85,
    warmth: 0.1,
    print: 0.4,
    fabrics: ['silk', 'jacquard', 'velvet', 'leather', 'lace', 'denim', 'cotton'],
  },
  knobs: {
    depth: numberKnob('Depth of the neckline', [0.48, 0.6, 0.76]),
    point: numberKnob('Point below the waist', [0.05, 0.34, 0.6]),
    side: numberKnob('Length at the side', [0, 0.2, 0.42]),
    panels: numberKnob('Boned panels', [3, 4, 6], '', 1),
    front: choiceKnob('Front', [
      { id: 'busk', label: 'Busk' },
      { id: 'laced', label: 'Laced' },
      { id: 'plain', label: 'Plain' },
      { id: 'zip', label: 'Zip' },
    ]),
    ...trimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const front = figure.view === 'front'
    const bodice = draftBodice(
      figure,
      bodiceCut(
        figure,
        { ...context, tucked: false },
        {
          neckline: 'strapless',
          neckDepth: knobs.depth * tall,
          ease: 0.004,
          box: 0,
          hem: levels.waist + knobs.side * tall,
          hemCurve: 0.03,
          sleeveless: 0.8,
        },
      ),
    )
    const point = context.tucked ? 0.02 : knobs.point * tall * 0.6
    const left = bodice.hem[0]
    const right = bodice.hem[bodice.hem.length - 1]
    const low: Point = figure.across(0, bodice.options.hem + point)
    const hem = joined(
      bezier(left, [left[0] + 0.15, left[1] + 0.02], [low[0] - 0.1, low[1] - 0.05], low, 14),
      bezier(low, [low[0] + 0.1, low[1] - 0.05], [right[0] - 0.15, right[1] + 0.02], right, 14).slice(1),
    )
    const outline = joined(bodice.sides[0], hem, reversed(bodice.sides[1]), reversed(bodice.neckEdge))
    const base = makePiece('bodice', 'bodice', [outline], {
      left: bodice.piece.left,
      right: bodice.piece.right,
      folds: bodice.piece.folds.filter(({ widths }) => widths[0] > 0.1),
    })
    const bones = boning(figure, bodice, Math.round(knobs.panels), point)
    const opening = front
      ? knobs.front === 'plain'
        ? { lines: [], fittings: [] }
        : knobs.front === 'busk'
          ? busk(figure, bodice, point)
          : knobs.front === 'zip'
            ? zipFront(
                figure,
                bodice.neckline.left[bodice.neckline.left.length - 1][1],
                bodice.options.hem + point - 0.02,
              )
            : lacing(figure, bodice, point)
      : lacing(figure, bodice, point)
    const cups = front
      ? sides.map((side) =>
          seam(
            quadratic(
              figure.trunk(side * 0.97, levels.bust + 0.06 * tall),
              figure.across(side * figure.halfWidth(levels.bust) * 0.5, levels.bust + 0.34 * tall),
              figure.across(side * 0.03, levels.bust + 0.08 * tall),
              14,
            ),
            1.4,
          ),
        )
      : []
    const sewn = detailed(base, {
      lines: [
        ...bones,
        ...cups,
        topstitch(offset(bodice.neckEdge, 0.028)),
        topstitch(hem.map(([x, y]) => [x, y - 0.03])),
        ...opening.lines,
      ],
      fittings: opening.fittings,
    })
    const edges = [
      { at: 'neck' as const, path: bodice.neckEdge },
      ...(context.tucked ? [] : [{ at: 'hem' as const, path: hem }]),
    ]
    return trimmed(figure, [creased(detailed(sewn, { edges }), 4)], knobs)
  },
})

function boning(figure: Figure, bodice: Bodice, panels: number, point: number): DrawnLine[] {
  const { levels } = figure
  const top = bodice.neckline.left[bodice.neckline.left.length - 1][1]
  return Array.from({ length: panels - 1 }, (_, k) => (k + 1) / panels).flatMap((u) =>
    sides.flatMap((side) => {
      const end = bodice.options.hem + point * (1 - u) * 0.85
      const bone = spline(
        [
          figure.across(side * u * figure.halfWidth(levels.bust), Math.max(top + 0.03, levels.bust - 0.16)),
          figure.across(side * u * figure.halfWidth(levels.underbust) * 0.95, levels.underbust),
          figure.across(side * u * figure.halfWidth(levels.waist) * 0.9, levels.waist - 0.05),
          figure.across(side * u * figure.halfWidth(Math.min(end, levels.hip)) * 0.92, end),
        ],
        false,
        8,
      )
      return [seam(bone, 1.2), topstitch(offset(bone, 0.02), 0.7), topstitch(offset(bone, -0.02), 0.7)]
    }),
  )
}

function busk(figure: Figure, bodice: Bodice, point: number) {
  const from = bodice.neckline.left[bodice.neckline.left.length - 1][1] + 0.02
  const to = bodice.options.hem + point - 0.04
  const run = (x: number) => [0, 0.25, 0.5, 0.75, 1].map((t) => figure.across(x, lerp(from, to, t)))
  return {
    lines: [seam(run(0), 1.6), topstitch(run(-0.045)), topstitch(run(0.045))],
    fittings: Array.from({ length: 6 }, (_, k) => ({
      at: figure.across(0, lerp(from + 0.06, to - 0.06, k / 5)),
      radius: 0.02,
      kind: 'snap' as const,
    })),
  }
}

function lacing(figure: Figure, bodice: Bodice, point: number) {
  const from = bodice.neckline.left[bodice.neckline.left.length - 1][1] + 0.05
  const to = bodice.options.hem + point - 0.06
  const rows = 8
  const hole = (side: number, k: number) => figure.across(side * 0.075, lerp(from, to, k / rows))
  const crosses = Array.from({ length: rows }, (_, k) => [
    detail([hole(-1, k), hole(1, k + 1)], 2),
    detail([hole(1, k), hole(-1, k + 1)], 2),
  ]).flat()
  const slit = (x: number) => [0, 0.5, 1].map((t) => figure.across(x, lerp(from - 0.03, to + 0.03, t)))
  return {
    lines: [
      seam(slit(-0.035), 1.4),
      seam(slit(0.035), 1.4),
      ...crosses,
      detail(ellipse(hole(0, rows), 0.05, 0.025, 0.3, 16), 1.6),
    ],
    fittings: Array.from({ length: rows + 1 }, (_, k) =>
      sides.map((side) => ({ at: hole(side, k), radius: 0.013, kind: 'eyelet' as const })),
    ).flat(),
  }
}
