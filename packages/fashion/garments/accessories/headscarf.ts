import { add, joined, mix, type Path, quadratic, reversed, spline } from '@toile/geometry'
import { crease, ridge, topstitch } from '../blocks/marks.ts'
import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Figure } from '../../mannequins/figure.ts'
import { fallingEnd } from './blocks/fallingEnd.ts'
import { type HatFrame, openHat } from './blocks/hat.ts'
import type { DraftContext } from '../garment.ts'

/** A square folded over the hair, tied under the chin or at the nape. */
export const headscarf = defineAccessory({
  id: 'headscarf',
  label: 'Headscarf',
  category: 'scarf',
  slot: 'accessory',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.2,
    volume: 0.2,
    sleeve: 0,
    waist: 0,
    formality: 0.5,
    warmth: 0.3,
    print: 0.9,
    fabrics: ['silk', 'cotton'],
  },
  knobs: {
    tied: choiceKnob('Tied', [
      { id: 'chin', label: 'Under the chin' },
      { id: 'nape', label: 'At the nape' },
    ]),
    line: numberKnob('Hairline shown', [0.04, 0.13, 0.22], ''),
    ends: numberKnob('End length', [0.15, 0.3, 0.7], ''),
  },
  draft(figure, knobs, { chance }) {
    const frame = openHat(figure)
    if (figure.view === 'back') return fromBehind(frame, knobs, chance)
    return knobs.tied === 'chin' ? underChin(figure, frame, knobs, chance) : atNape(frame, knobs, chance)
  },
})

interface Cut {
  tied: 'chin' | 'nape'
  line: number
  ends: number
}

const overHead: Path = [
  [0.42, 0.5],
  [0.425, 0.3],
  [0.37, 0.06],
  [0.23, -0.085],
  [0, -0.135],
]

const mirrored = (path: Path): Path => [...path, ...reversed(path.slice(0, -1)).map(([x, y]) => [-x, y] as const)]

function underChin(figure: Figure, frame: HatFrame, { line, ends }: Cut, chance: DraftContext['chance']): Piece[] {
  const { at, front } = frame
  const outer = spline(
    mirrored([[0.1, 1.06], [0.27, 0.92], [0.37, 0.72], ...overHead]).map(([x, y]) => at(x, y)),
    false,
    8,
  )
  const face: Path = [
    [0.04, 1.02],
    [0.17, 0.92],
    [0.265, 0.72],
    [0.29, 0.5],
    [0.265, 0.3],
    [0.15, line + 0.045],
    [0, line],
  ]
  const inner = spline(
    mirrored(face).map(([x, y]) => front(x, y)),
    false,
    8,
  )
  const outline = joined(outer, reversed(inner))
  const drapes = ([-1, 1] as const).flatMap((s) => [
    [at(s * 0.12, 1.0), at(s * 0.33, 0.66), at(s * 0.37, 0.3)],
    [at(s * 0.1, 1.02), at(s * 0.29, 0.8), at(s * 0.33, 0.56)],
    [at(s * 0.06, -0.06), at(s * 0.24, 0.02), at(s * 0.33, 0.24)],
  ])
  const knot = front(0, 1.07)
  const cover = around(at, 0.2, 1.1)
  return [
    ...tails(knot, ends, chance),
    makePiece('scarf', 'square', [outline], {
      layer: 'head',
      order: 5,
      left: [outer[outer.length - 30], outer[outer.length - 1]],
      right: [outer[30], outer[0]],
      fullness: 0.7,
      folds: drapes.map((path) => ridge(path, 0.022, 0.8, [0.05, 0.5])),
      lines: [
        ...drapes.slice(0, 5).map((path) => crease(spline(path, false, 8), 1.2, [0.05, 0.7])),
        topstitch(inner, 0.7),
      ],
      presses: joined([...cover, cover[0]], [inner[inner.length - 1]], reversed(inner), [inner[inner.length - 1]]),
    }),
    knotAt(knot, 0.06),
  ]
}

/** Around all hair but what falls from under a scarf, which is `half` wide at the height `y`. */
function around(at: HatFrame['at'], half: number, y: number): Path {
  const falling: Path = [
    [half, y],
    [half + 0.16, y + 0.06],
    [half + 0.28, y + 0.26],
    [half + 0.34, y + 0.7],
    [1.4, y + 0.7],
    [1.4, -0.95],
  ]
  return spline(falling.slice(0, 4), false, 6)
    .concat(falling.slice(4))
    .concat(reversed(falling.slice(4)).map(([px, py]) => [-px, py] as const))
    .concat(reversed(spline(falling.slice(0, 4), false, 6)).map(([px, py]) => [-px, py] as const))
    .map(([px, py]) => at(px, py))
}

function tails(knot: readonly [number, number], ends: number, chance: DraftContext['chance']): Piece[] {
  return ([-1, 1] as const).map((side, i) =>
    fallingEnd(
      `tail${i}`,
      spline([knot, add(knot, [side * 0.09, ends * 0.5]), add(knot, [side * 0.2, ends])], false, 8),
      0.17,
      chance,
      { layer: 'head', order: 4 },
    ),
  )
}

const knotAt = (at: readonly [number, number], size: number): Piece =>
  makePiece(
    'tie',
    'knot',
    [
      spline(
        [
          add(at, [-size, -size * 0.6]),
          add(at, [size, -size * 0.7]),
          add(at, [size * 0.9, size * 0.7]),
          add(at, [-size * 0.9, size * 0.75]),
        ],
        true,
        8,
      ),
    ],
    {
      layer: 'head',
      order: 6,
      left: [add(at, [-size, -size]), add(at, [-size, size])],
      right: [add(at, [size, -size]), add(at, [size, size])],
      fullness: 0.8,
      lines: [crease([add(at, [-size * 0.2, -size * 0.5]), add(at, [size * 0.1, size * 0.5])], 1)],
    },
  )

function atNape(frame: HatFrame, { line, ends }: Cut, chance: DraftContext['chance']): Piece[] {
  const { at, front } = frame
  const over = spline(
    mirrored([[0.352, 0.46], [0.405, 0.3], ...overHead.slice(2)]).map(([x, y]) => at(x, y)),
    false,
    8,
  )
  const edge = quadratic(at(-0.352, 0.46), front(0, 2 * line - 0.2), at(0.352, 0.46), 24)
  const drapes = ([-1, 1] as const).flatMap((s) => [
    [at(s * 0.36, 0.4), at(s * 0.24, 0.14), at(s * 0.04, -0.02)],
    [at(s * 0.37, 0.34), at(s * 0.33, 0.12), at(s * 0.16, -0.06)],
  ])
  return [
    ...([-1, 1] as const).map((side, i) =>
      fallingEnd(
        `tail${i}`,
        spline(
          [at(0.26, 0.66), add(at(0.4, 0.78), [side * 0.03, 0]), add(at(0.46 + side * 0.07, 0.82), [0, ends])],
          false,
          8,
        ),
        0.15,
        chance,
        { layer: 'back', order: 1 },
      ),
    ),
    makePiece('scarf', 'square', [joined(over, edge)], {
      layer: 'head',
      order: 5,
      left: [over[Math.round(over.length * 0.7)], over[over.length - 1]],
      right: [over[Math.round(over.length * 0.3)], over[0]],
      fullness: 0.7,
      folds: drapes.map((path) => ridge(path, 0.022, 0.8, [0.05, 0.5])),
      lines: [
        ...drapes.map((path) => crease(spline(path, false, 8), 1.2, [0.05, 0.7])),
        topstitch(
          edge.map((p) => mix(p, at(0, 0), 0.04)),
          0.7,
        ),
      ],
      presses: joined(
        edge.map((p) => mix(p, at(0, 0), 0.06)),
        [
          at(0.36, 0.48),
          at(0.5, 0.5),
          at(0.9, 0.5),
          at(0.9, -0.9),
          at(-0.9, -0.9),
          at(-0.9, 0.5),
          at(-0.5, 0.5),
          at(-0.36, 0.48),
        ],
      ),
    }),
  ]
}

function fromBehind(frame: HatFrame, { tied, ends }: Cut, chance: DraftContext['chance']): Piece[] {
  const { at } = frame
  const chin = tied === 'chin'
  const side: Path = chin ? [[0.3, 0.98], [0.39, 0.78], ...overHead] : [[0.352, 0.48], ...overHead.slice(1)]
  const over = spline(
    mirrored(side).map(([x, y]) => at(x, y)),
    false,
    8,
  )
  const [x, y] = side[0]
  const point = at(0, chin ? 1.5 : 1.12)
  const low = chin
    ? joined(quadratic(at(-x, y), at(-0.16, 1.3), point, 12), quadratic(point, at(0.16, 1.3), at(x, y), 12))
    : joined(quadratic(at(-x, y), at(-0.14, 0.85), point, 12), quadratic(point, at(0.14, 0.85), at(x, y), 12))
  const gathers = ([-1, 1] as const).flatMap((s) =>
    chin
      ? [
          [at(s * 0.07, -0.04), at(s * 0.25, 0.3), at(s * 0.33, 0.8)],
          [at(s * 0.36, 0.5), at(s * 0.3, 0.84), at(s * 0.12, 1.06)],
        ]
      : [
          [at(s * 0.05, 0.66), at(s * 0.12, 0.4), at(s * 0.26, 0.2)],
          [at(s * 0.08, 0.7), at(s * 0.22, 0.5), at(s * 0.34, 0.36)],
        ],
  )
  const square = makePiece('scarf', 'square', [joined(over, low)], {
    layer: 'head',
    order: 4,
    left: [over[Math.round(over.length * 0.6)], over[over.length - 1]],
    right: [over[Math.round(over.length * 0.4)], over[0]],
    fullness: 0.8,
    folds: gathers.map((path) => ridge(path, 0.03, 0.7, [0.1, 0.5])),
    lines: gathers.map((path) => crease(spline(path, false, 8), 1.2, [0.1, 0.6])),
    presses: around(at, x - 0.06, y - 0.02),
  })
  if (chin) return [square]
  const knot = at(0, 0.74)
  const band = spline([at(-0.35, 0.47), at(-0.18, 0.66), knot, at(0.18, 0.66), at(0.35, 0.47)], false, 8)
  const thick = band.map((p, i) => add(p, [0, 0.07 + 0.03 * Math.sin((Math.PI * i) / band.length)]))
  return [
    square,
    ...tails(knot, ends, chance).map((tail) => ({ ...tail, order: 6 })),
    makePiece('scarf', 'band', [joined(band, reversed(thick))], {
      layer: 'head',
      order: 5,
      left: [band[0], thick[0]],
      right: [band[band.length - 1], thick[thick.length - 1]],
      fullness: 0.8,
    }),
    { ...knotAt(add(knot, [0, 0.05]), 0.065), order: 7 },
  ]
}
