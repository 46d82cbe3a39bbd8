import { type Chance, quadratic } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { mixColors, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { leafOutline, petalOutline } from './motifs/motifOutlines.ts'
import { around, fillDisc, placed, strokePath } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { paintWash } from './motifs/wash.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Watercolour floral: loose wet blooms over thin leaves, overlapping so that the paint shows through. */
export const watercolourFloral = definePrint({
  id: 'watercolourFloral',
  label: 'Watercolour floral',
  family: 'floral',
  width: 320,
  height: 320,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    watercolour: 1,
    floral: 0.9,
    peony: 1,
    rose: 0.7,
    poppy: 0.6,
    romantic: 1,
    delicate: 0.9,
    feminine: 0.7,
    hand_drawn: 0.5,
    orchid_motif: 0.6,
    fresh: 0.5,
  },
  colorway: colorway('#fbf6ee', '#d8536d', '#f0a079', '#7d95c6', '#6f8f66', '#4a3a55'),
  colorways: [
    inColors('dusk', 'Dusk', '#2a3050', '#c9a2d8', '#f0b7b0', '#7fb1d6', '#6d9a8b', '#f3e3c4'),
    inColors('citrus', 'Citrus', '#fdf7e6', '#f2784b', '#f6c445', '#e9a0a8', '#7fa35c', '#7a3b3f'),
    inColors('lagoon', 'Lagoon', '#eef5f3', '#3f8fa6', '#86c5b8', '#6c7fbe', '#4c8069', '#23405a'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.35]),
    bloom: numberKnob('Bloom size', [0.75, 1, 1.3]),
    wet: numberKnob('Wetness', [0.1, 0.55, 1]),
    leaves: numberKnob('Leaves', [0, 1, 1.6]),
    splashes: numberKnob('Splashes', [0, 1, 3]),
  },
  paint(tile, { density, bloom, wet, leaves, splashes }) {
    const [ground, rose, apricot, blue, green, dark] = tile.colors
    const petals = [rose, apricot, blue]
    tile.ground(ground)
    const large = sow(tile, 7 * density, 46 * bloom, [], 0.92)
    const medium = sow(tile, 10 * density, 29 * bloom, large, 0.88)
    const small = sow(tile, 22 * density, 13 * bloom, [...large, ...medium], 0.9)
    strew(tile, 'haze', large, 2, (surface, chance, reach, i) => {
      const [x, y] = [chance.between(-0.6, 0.6) * reach, chance.between(-0.6, 0.6) * reach]
      const haze = surface.createRadialGradient(x, y, reach * 0.2, x, y, reach * 1.3)
      haze.addColorStop(0, toStyle(petals[(i + 1) % 3], 0.14))
      haze.addColorStop(1, toStyle(petals[(i + 1) % 3], 0))
      fillDisc(surface, [x, y], reach * 1.3, haze)
    })
    strew(tile, 'leaves', [...large, ...medium], 2.5, (surface, chance, reach) =>
      paintFoliage(surface, chance, reach, Math.round(5 * leaves), mixColors(green, blue, chance.between(0, 0.3)), wet),
    )
    strew(tile, 'buds', small, 2.4, (surface, chance, reach, i) =>
      paintBud(surface, chance, reach, petals[i % 3], green, wet),
    )
    strew(tile, 'blooms', [...medium, ...large], 1.4, (surface, chance, reach, i) =>
      paintWetBloom(surface, chance, reach, petals[i % 3], mixColors(petals[i % 3], petals[(i + 1) % 3], 0.35), {
        eye: dark,
        wet,
      }),
    )
    const drops = sow(tile, 44 * splashes, 2.4, large)
    strew(tile, 'drops', drops, 1, (surface, chance, _reach, i) =>
      fillDisc(surface, [0, 0], chance.between(0.4, 1.7), toStyle(tile.colors[1 + (i % 5)], chance.between(0.4, 1))),
    )
  },
})

function paintFoliage(
  surface: PrintSurface,
  chance: Chance,
  reach: number,
  count: number,
  green: Color,
  wet: number,
): void {
  const start = chance.next() * 6.28
  for (let i = 0; i < count; i++) {
    const angle = start + (i / count) * 6.28 + chance.between(-0.35, 0.35)
    const length = reach * chance.between(1, 1.45)
    placed(surface, { x: Math.cos(angle) * reach * 0.55, y: Math.sin(angle) * reach * 0.55, angle }, () => {
      const bend = chance.between(-0.25, 0.25)
      paintWash(surface, leafOutline(length, chance.between(0.13, 0.24), bend), green, chance, wet)
      const rib = quadratic([0, 0], [length * 0.5, 0], [length * 0.92, bend * length * 0.86], 8)
      strokePath(surface, rib, toStyle(green, 0.55), Math.max(0.3, length * 0.012))
    })
  }
}

function paintBud(surface: PrintSurface, chance: Chance, reach: number, color: Color, green: Color, wet: number): void {
  placed(surface, { angle: chance.next() * 6.28 }, () => {
    strokePath(surface, quadratic([0, 0], [reach * 0.3, reach], [0, reach * 2], 8), toStyle(green, 0.8), 0.9)
    placed(surface, { y: reach * 1.1, angle: -0.6 }, () =>
      paintWash(surface, leafOutline(reach * 1.1, 0.22), green, chance, wet),
    )
    for (const angle of [-0.4, 0.4, 0]) {
      placed(surface, { angle }, () => paintWash(surface, petalOutline(reach, reach * 0.4), color, chance, wet))
    }
  })
}

function paintWetBloom(
  surface: PrintSurface,
  chance: Chance,
  reach: number,
  outer: Color,
  inner: Color,
  { eye, wet }: { eye: Color; wet: number },
): void {
  const turn = chance.next() * 6.28
  for (const [count, size, color] of [
    [6, 1, outer],
    [5, 0.66, inner],
  ] as const) {
    around(
      surface,
      count,
      () =>
        placed(surface, { angle: chance.between(-0.16, 0.16) }, () => {
          const length = reach * size * chance.between(0.86, 1.1)
          paintWash(
            surface,
            petalOutline(length, length * chance.between(0.44, 0.58), 0.13, chance),
            color,
            chance,
            wet,
          )
        }),
      turn + size,
    )
  }
  const heart = surface.createRadialGradient(0, 0, 0, 0, 0, reach * 0.34)
  heart.addColorStop(0, toStyle(eye, 0.9))
  heart.addColorStop(0.45, toStyle(eye, 0.45))
  heart.addColorStop(1, toStyle(eye, 0))
  fillDisc(surface, [0, 0], reach * 0.34, heart)
  for (let i = 0; i < 16; i++) {
    const angle = chance.next() * 6.28
    const far = reach * chance.between(0.14, 0.36)
    fillDisc(surface, [Math.cos(angle) * far, Math.sin(angle) * far], reach * chance.between(0.012, 0.03), toStyle(eye))
  }
}
