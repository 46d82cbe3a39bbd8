import { bezier, type Chance, type Point } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { shade, tint, toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { groundKnob, paintGround } from './groundwork.ts'
import { paintBloom } from './motifs/paintBloom.ts'
import { paintLeaf } from './motifs/leaf.ts'
import { fillDisc, placed, strokePath } from './motifs/shapes.ts'
import { countOf } from './ordinaryKnobs.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Blossom: climbing boughs of open flowers, buds and young leaves, in half drop. */
export const blossom = definePrint({
  id: 'blossom',
  label: 'Cherry blossom',
  family: 'floral',
  width: 180,
  height: 300,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    cherry_blossom: 1,
    floral: 0.5,
    lotus: 0.6,
    oriental: 0.9,
    delicate: 0.8,
    elegant: 0.5,
    romantic: 0.5,
    ink_manner: 0.4,
  },
  colorway: colorway('#cfe0dc', '#5d4338', '#f3b9bd', '#fdf3ee', '#7f9a6a', '#d9843f'),
  colorways: [
    inColors('ink', 'Ink night', '#1c2333', '#6d5a4f', '#e58f9b', '#f8ece6', '#6f8d7a', '#e0ab54'),
    inColors('celadon', 'Celadon', '#a9c3b4', '#4a3a33', '#f7d9d4', '#fffaf3', '#55785e', '#cf6f4a'),
    inColors('gold', 'Gold screen', '#d9b65f', '#3d2c22', '#c9473f', '#fbf3e3', '#5f6f43', '#7a4a24'),
  ],
  knobs: {
    bloom: numberKnob('Bloom size', [0.6, 1, 1.45]),
    bough: numberKnob('Bough', [0.4, 1, 2]),
    leaves: numberKnob('Leaves', [0, 1, 1.7]),
    fallen: numberKnob('Fallen petals', [0, 1, 2.5]),
    direction: choiceKnob('Direction', [
      { id: 'oneWay', label: 'One way' },
      { id: 'twoWay', label: 'Two ways' },
    ]),
    ground: groundKnob,
  },
  paint(tile, { bloom, bough, leaves, fallen, direction, ground: kind }) {
    const [ground, bark, pink, white, green, eye] = tile.colors
    paintGround(tile, kind, ground, green)
    for (const [index, [x, y, angle]] of (
      [
        [62, 96, 0],
        [114, 236, 0.3],
      ] as const
    ).entries()) {
      tile.motif(x, y, 150, (surface) =>
        placed(surface, { angle: direction === 'twoWay' && index ? angle + Math.PI : angle }, () =>
          paintBough(
            surface,
            tile.chance.branch(`bough ${index}`),
            { bark, pink, white, green, eye },
            { bloom, bough, leaves },
          ),
        ),
      )
    }
    tile.scatter(countOf(14, fallen), fallen > 1 ? 19 : 26).forEach(([x, y], i) => {
      const angle = tile.chance.branch(`fallen ${i}`).next() * 6.28
      tile.motif(x, y, 6, (surface) =>
        placed(surface, { angle }, () => paintLeaf(surface, 6, i % 2 ? pink : white, 0.4, false)),
      )
    })
  },
})

type BoughColors = Record<'bark' | 'pink' | 'white' | 'green' | 'eye', Color>

function paintBough(
  surface: PrintSurface,
  chance: Chance,
  { bark, pink, white, green, eye }: BoughColors,
  growth: Record<'bloom' | 'bough' | 'leaves', number>,
): void {
  const limb = bezier([-62, 92], [-10, 62], [-34, -8], [38, -66], 40)
  const twigs = [
    [4, -0.75, 58],
    [12, 1.1, 66],
    [21, -1.25, 60],
    [28, 0.85, 62],
    [37, -0.5, 52],
  ].map(([at, turn, length]) => twigFrom(limb, at, turn, length))
  for (let i = 0; i < 40; i++)
    strokePath(surface, [limb[i], limb[i + 1]], toStyle(shade(bark, 0.1)), 5.4 * growth.bough * (1 - i / 52))
  for (let i = 0; i < 40; i++)
    strokePath(surface, [limb[i], limb[i + 1]], toStyle(tint(bark, 0.16)), 1.6 * growth.bough * (1 - i / 52))
  for (const twig of twigs) strokePath(surface, twig, toStyle(bark), 1.9 * growth.bough)
  for (const twig of twigs) {
    for (const at of [2, 4, 6]) {
      const [x, y] = twig[at]
      placed(surface, { x, y, angle: chance.next() * 6.28 }, () =>
        paintLeaf(surface, 19 * growth.leaves, at > 3 ? green : tint(green, 0.15), 0.24),
      )
    }
    for (const at of [5, 8]) {
      const [x, y] = twig[at]
      fillDisc(surface, [x + chance.between(-4, 4), y + chance.between(-4, 4)], 3.2, toStyle(shade(pink, 0.12)))
    }
  }
  const places: Point[] = [...twigs.map((twig) => twig[10]), limb[5], limb[19], limb[33]]
  places.forEach(([x, y], i) => {
    const size = (i < 5 ? 11.5 : chance.between(13, 16)) * growth.bloom
    placed(surface, { x, y, angle: chance.next() * 6.28 }, () =>
      paintBloom(surface, 'anemone', size, i % 3 ? pink : white, eye, chance),
    )
  })
}

function twigFrom(limb: readonly Point[], at: number, turn: number, length: number): Point[] {
  const [x, y] = limb[at]
  const [ax, ay] = limb[Math.min(40, at + 2)]
  const angle = Math.atan2(ay - y, ax - x) + turn
  const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  return bezier(
    [x, y],
    [x + Math.cos(angle - 0.4) * length * 0.4, y + Math.sin(angle - 0.4) * length * 0.4],
    [x + Math.cos(angle - 0.2) * length * 0.7, y + Math.sin(angle - 0.2) * length * 0.7],
    end,
    10,
  )
}
