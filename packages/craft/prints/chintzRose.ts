import { type Chance, quadratic } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { mixColors, shade, tint, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { paintCabbageRose } from './motifs/cabbageRose.ts'
import { paintLeaf } from './motifs/leaf.ts'
import { petalOutline } from './motifs/motifOutlines.ts'
import { fillPath, placed, strokePath } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Chintz roses: bouquets of full old roses with buds and serrated foliage, small sprays between. */
export const chintzRose = definePrint({
  id: 'chintzRose',
  label: 'Chintz roses',
  family: 'floral',
  width: 340,
  height: 380,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    rose: 1,
    peony: 0.9,
    floral: 0.8,
    romantic: 0.9,
    vintage_print: 1,
    elegant: 0.5,
    maximal: 0.9,
    realistic: 0.5,
    forties: 0.6,
    gothic: 0.4,
    cottage: 0.6,
    feminine: 0.6,
  },
  colorway: colorway('#f4ecdc', '#c94f6a', '#f0b9b4', '#efe2c2', '#5c7d58', '#8fa573'),
  colorways: [
    inColors('noir', 'Noir', '#1b1c22', '#b8304f', '#e59a9c', '#ead9b8', '#3f5d47', '#6d8558'),
    inColors('powder', 'Powder', '#d6e1e6', '#d3677f', '#f3c6c4', '#faf2e2', '#5f8476', '#8fae92'),
    inColors('tea', 'Tea rose', '#efe0c4', '#c9734c', '#eab283', '#f8ebcf', '#6c7546', '#9a9b62'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.4]),
    bloom: numberKnob('Bloom size', [0.75, 1, 1.25]),
    foliage: numberKnob('Leaves', [0.3, 1, 1.6]),
    depth: numberKnob('Shading', [0, 0.6, 1]),
    sprays: numberKnob('Small motifs', [0, 1, 2]),
  },
  paint(tile, { density, bloom, foliage, depth, sprays }) {
    const [ground, rose, blush, cream, green, fresh] = tile.colors
    tile.ground(ground)
    const bouquets = sow(tile, 5 * density, 74 * bloom, [], 0.86)
    const singles = sow(tile, 7 * density, 33 * bloom, bouquets, 0.82)
    const small = sow(tile, 20 * sprays, 13, [...bouquets, ...singles], 0.86)
    strew(tile, 'sprays', small, 1.5, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.next() * 6.28 }, () =>
        paintSpray(surface, chance, reach, [rose, blush][i % 2], fresh),
      ),
    )
    strew(tile, 'singles', singles, 1.2, (surface, chance, reach, i) => {
      paintFoliage(surface, chance, reach * 0.75, Math.round(5 * foliage), [green, fresh, rose])
      paintCabbageRose(surface, reach * 0.72, [blush, rose, cream][i % 3], chance, depth)
    })
    strew(tile, 'bouquets', bouquets, 1.28, (surface, chance, reach, i) => {
      paintFoliage(surface, chance, reach * 0.72, Math.round(11 * foliage), [green, fresh, rose])
      const start = chance.next() * 6.28
      const roses = [rose, blush, cream, rose, blush].slice(i % 2, (i % 2) + 3)
      for (const [k, color] of [...roses].reverse().entries()) {
        const angle = start + k * 2.09
        const far = reach * 0.4
        placed(surface, { x: Math.cos(angle) * far, y: Math.sin(angle) * far, angle }, () =>
          paintCabbageRose(surface, reach * (0.56 - k * 0.05), color, chance, depth),
        )
      }
    })
  },
})

function paintFoliage(
  surface: PrintSurface,
  chance: Chance,
  radius: number,
  count: number,
  [green, fresh, bud]: readonly [Color, Color, Color],
): void {
  const start = chance.next() * 6.28
  for (let i = 0; i < count; i++) {
    const angle = start + (i / count) * 6.28 + chance.between(-0.2, 0.2)
    const length = radius * chance.between(0.55, 0.78)
    const color = mixColors(green, fresh, chance.next())
    const [x, y] = [Math.cos(angle) * radius * 0.72, Math.sin(angle) * radius * 0.72]
    if (i % 4 === 3) {
      placed(surface, { x, y, angle }, () => paintBud(surface, chance, length, bud, fresh))
      continue
    }
    placed(surface, { x, y, angle: angle + chance.between(-0.3, 0.3) }, () => {
      for (const side of [-1, 1]) {
        placed(surface, { x: length * 0.2, angle: side * 0.85 }, () =>
          paintLeaf(surface, length * 0.62, shade(color, 0.1), 0.27),
        )
      }
      paintLeaf(surface, length, color, 0.26)
    })
  }
}

function paintBud(surface: PrintSurface, chance: Chance, length: number, color: Color, fresh: Color): void {
  strokePath(
    surface,
    quadratic([0, 0], [length * 0.5, chance.between(-6, 6)], [length * 0.9, 0], 8),
    toStyle(fresh),
    1.4,
  )
  placed(surface, { x: length * 0.82, angle: Math.PI / 2 }, () => {
    for (const angle of [-0.55, 0.55, 0]) {
      placed(surface, { angle }, () =>
        fillPath(surface, petalOutline(length * 0.42, length * 0.1), toStyle(tint(fresh, 0.12))),
      )
    }
  })
}

function paintSpray(surface: PrintSurface, chance: Chance, reach: number, color: Color, green: Color): void {
  strokePath(surface, quadratic([-reach, 0], [0, -reach * 0.4], [reach * 0.6, 0], 10), toStyle(green), 0.9)
  for (const [x, angle] of [
    [-0.6, 0.8],
    [-0.25, -0.9],
    [0.1, 0.7],
  ]) {
    placed(surface, { x: x * reach, y: -reach * 0.14, angle }, () =>
      paintLeaf(surface, reach * 0.6, green, 0.26, false),
    )
  }
  placed(surface, { x: reach * 0.7, angle: chance.next() * 6.28 }, () =>
    paintCabbageRose(surface, reach * 0.42, color, chance, 0.5),
  )
}
