import { add, mix, type Path, type Point, spline } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { detailed, seam, topstitch, zip } from '../blocks/marks.ts'
import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import type { Finish, Piece } from '../piece.ts'
import { handle, openBag, panel, run } from './blocks/bag.ts'
import { roomOver } from './blocks/girdle.ts'
import { finishKnob } from './blocks/knobs.ts'
import { ribbon } from './blocks/ribbon.ts'
import { sizeOf } from './blocks/sides.ts'

/** A rucksack: two padded straps in front, the bag with its pocket from behind. */
export const backpack = defineAccessory({
  id: 'backpack',
  label: 'Backpack',
  category: 'bag',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0.1,
    volume: 0.3,
    sleeve: 0,
    waist: 0,
    formality: 0.05,
    warmth: 0.4,
    print: 0.4,
    fabrics: ['cotton', 'denim', 'leather'],
  },
  knobs: {
    size: numberKnob('Size', [0.75, 1, 1.25], ''),
    strap: numberKnob('Strap width', [0.07, 0.11, 0.16], ''),
    flap: choiceKnob('Closing', [
      { id: 'flap', label: 'Flap with buckles' },
      { id: 'zip', label: 'Zip' },
    ]),
    finish: finishKnob,
  },
  draft: (figure, knobs, { over = [] }) =>
    figure.view === 'front' ? inFront(figure, knobs, over) : fromBehind(figure, knobs),
})

interface Cut {
  size: number
  strap: number
  flap: 'flap' | 'zip'
  finish: Finish
}

/** Half the bag's width, as wide as the back. */
const halfOf = (figure: Figure, size: number) => figure.halfWidth(figure.levels.bust) * 0.86 * size

function inFront(figure: Figure, { size, strap }: Cut, over: readonly Path[]): Piece[] {
  const { levels } = figure
  const { body } = sizeOf(figure)
  const width = strap * body
  const straps = ([-1, 1] as const).flatMap((side, i): Piece[] => {
    const top = add(figure.neckPoint(side, 0.5), [0, -0.035])
    const chest = figure.trunk(side * 0.62, levels.armpit + 0.06, 0.02)
    const contour = figure.trunk(side, levels.underbust)
    const pit: Point = [contour[0] + side * roomOver(contour, side, over), contour[1]]
    const path = spline(
      [top, mix(top, chest, 0.5), chest, mix(mix(chest, pit, 0.6), [pit[0], chest[1]], 0.12), pit],
      false,
      8,
    )
    const padded = ribbon('strap', `strap${i}`, path, (t) => width * (t < 0.75 ? 1 : 1 - (t - 0.75) * 1.6), {
      order: 3,
      fullness: 0.9,
    })
    return [
      detailed(padded, {
        lines: [-0.36, 0.36].map((x) =>
          topstitch(
            path.slice(0, -6).map((p) => add(p, [x * width, 0])),
            0.7,
          ),
        ),
      }),
    ]
  })
  const half = halfOf(figure, size)
  const shift: Point = figure.silhouette(0, levels.armpit)
  const put = openBag(shift, 1)
  const long = 0.95 * size * body
  return [
    panel(
      'bag',
      put,
      [
        [-half * 1.08, -0.12, 0.16],
        [half * 1.08, -0.12, 0.16],
        [half * 1.22, long, 0.18],
        [-half * 1.22, long, 0.18],
      ],
      { layer: 'back', takesPrint: false, brightness: 0.85 },
    ),
    ...straps,
  ]
}

function fromBehind(figure: Figure, { size, strap, flap, finish }: Cut): Piece[] {
  const { levels } = figure
  const { body } = sizeOf(figure)
  const put = openBag(figure.silhouette(0, levels.neck + 0.3 * body), body, 0)
  const w = halfOf(figure, size) / body
  const h = 1.42 * size
  const own = { onTop: true } as const
  const straps = ([-1, 1] as const).map((side: Side, i) => {
    const top = add(figure.neckPoint(side, 0.5), [0, -0.035])
    return ribbon(
      'strap',
      `strap${i}`,
      spline([top, put(side * w * 0.5, 0.06), put(side * w * 0.42, 0.2)], false, 6),
      strap * body,
      { ...own, order: 1, fullness: 0.8 },
    )
  })
  const sack = panel(
    'bag',
    put,
    [
      [-w * 0.9, 0, 0.24],
      [w * 0.9, 0, 0.24],
      [w * 1.04, h * 0.6, 0.3],
      [w, h, 0.16],
      [-w, h, 0.16],
      [-w * 1.04, h * 0.6, 0.3],
    ],
    { ...own, order: 2, fullness: 0.7 },
  )
  const pocket = panel(
    'pocket',
    put,
    [
      [-w * 0.74, h * 0.54, 0.05],
      [w * 0.74, h * 0.54, 0.05],
      [w * 0.76, h * 0.95, 0.12],
      [-w * 0.76, h * 0.95, 0.12],
    ],
    { ...own, order: 3, fullness: 0.6 },
  )
  const rim = run(put, [
    [-w * 0.66, h * 0.6],
    [0, h * 0.59],
    [w * 0.66, h * 0.6],
  ])
  const loop = handle(
    'loop',
    (x, y) => put(x, y - 0.1),
    { half: 0.1, foot: 0.12, round: 0.9, width: 0.04 * body },
    { ...own, order: 1 },
  )
  const over = run(put, [
    [-w * 0.8, 0.5],
    [-w * 0.74, 0.2],
    [-w * 0.4, 0.1],
    [0, 0.085],
    [w * 0.4, 0.1],
    [w * 0.74, 0.2],
    [w * 0.8, 0.5],
  ])
  const zipped = [
    loop,
    ...straps,
    detailed(sack, { lines: [zip(over, 2.2)] }),
    detailed(pocket, { lines: [zip(rim, 2)] }),
  ]
  if (flap === 'zip') return zipped
  const belts = ([-0.42, 0.42] as const).flatMap((x, i): Piece[] => [
    panel(
      `belt${i}`,
      put,
      [
        [x * w - 0.032, h * 0.28, 0.01],
        [x * w + 0.032, h * 0.28, 0.01],
        [x * w + 0.032, h * 0.64, 0.025],
        [x * w - 0.032, h * 0.64, 0.025],
      ],
      { ...own, order: 5, colour: 'trim', takesPrint: false },
    ),
    panel(
      `clip${i}`,
      put,
      [
        [x * w - 0.048, h * 0.49, 0.012],
        [x * w + 0.048, h * 0.49, 0.012],
        [x * w + 0.048, h * 0.55, 0.012],
        [x * w - 0.048, h * 0.55, 0.012],
      ],
      { ...own, order: 6, cloth: 'metal', finish, takesPrint: false },
    ),
  ])
  const lid = panel(
    'lid',
    put,
    [
      [-w * 0.93, -0.015, 0.24],
      [w * 0.93, -0.015, 0.24],
      [w * 1.03, h * 0.4, 0.1],
      [0, h * 0.48, 0.4],
      [-w * 1.03, h * 0.4, 0.1],
    ],
    { ...own, order: 4, fullness: 0.5 },
  )
  const hem = run(put, [
    [-w * 0.94, h * 0.36],
    [0, h * 0.42],
    [w * 0.94, h * 0.36],
  ])
  return [
    loop,
    ...straps,
    sack,
    detailed(pocket, { lines: [seam(rim, 1.1)] }),
    detailed(lid, { lines: [topstitch(hem, 0.8)] }),
    ...belts,
  ]
}
