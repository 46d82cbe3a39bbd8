import { type Chance, type Point, quadratic, spline } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { mixColors, shade, tint, toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { paintLeaf } from './motifs/leaf.ts'
import { pathOf, petalOutline } from './motifs/motifOutlines.ts'
import { around, fillDisc, fillPath, placed, strokePath } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Lemons: fruit on leafy twigs with blossom, and cut halves between. */
export const lemons = definePrint({
  id: 'lemons',
  label: 'Lemons',
  family: 'conversational',
  width: 220,
  height: 240,
  repeat: 'halfDrop',
  role: 'hero',
  answers: { lemon: 1, fruit: 0.9, food: 0.6, leaves: 0.4, fresh: 0.9, conversational: 0.8, playful: 0.5 },
  colorway: colorway('#f3efe2', '#f3c73b', '#4f8258', '#fdf9ec', '#e39a2e', '#27527f'),
  colorways: [
    inColors('azure', 'Azure', '#2f63a8', '#f6d24b', '#5d9c68', '#fbf7ea', '#e8a13a', '#17365f'),
    inColors('oranges', 'Oranges', '#f7ecda', '#ee8434', '#4b7a4f', '#fff8ec', '#cf5a24', '#3c4f66'),
    inColors('limes', 'Limes', '#fbf3ea', '#a9c94a', '#3f7a4c', '#fffdf2', '#7fa536', '#d9637f'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.4]),
    size: numberKnob('Motif size', [0.7, 1, 1.3]),
    halves: numberKnob('Cut halves', [0, 1, 2]),
    leaves: numberKnob('Leaves', [1, 4, 6], '', 1),
    dots: choiceKnob('Ground', [
      { id: 'pips', label: 'Pips' },
      { id: 'plain', label: 'Plain' },
    ]),
  },
  paint(tile, { density, size, halves, leaves, dots }) {
    const [ground, rind, green, pale, deep, accent] = tile.colors
    tile.ground(ground)
    const twigs = sow(tile, 8 * density, 37 * size, [], 0.9)
    const cut = sow(tile, 9 * halves, 17 * size, twigs, 0.92)
    const blossom = sow(tile, 12 * density, 8 * size, [...twigs, ...cut], 0.94)
    if (dots === 'pips') {
      strew(tile, 'pips', sow(tile, 70, 3.4, [...twigs, ...cut, ...blossom], 0.85), 1, (surface, chance) =>
        placed(surface, { angle: chance.next() * 6.28 }, () =>
          fillPath(surface, petalOutline(3.6, 1), toStyle(accent)),
        ),
      )
    }
    strew(tile, 'cut', cut, 1.1, (surface, chance, reach) =>
      placed(surface, { angle: chance.next() * 6.28 }, () => paintHalf(surface, reach * 0.9, rind, pale, deep)),
    )
    strew(tile, 'blossom', blossom, 1.1, (surface, chance, reach) =>
      placed(surface, { angle: chance.next() * 6.28 }, () => paintBlossom(surface, reach, pale, rind, accent)),
    )
    strew(tile, 'twigs', twigs, 1.35, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.between(-0.6, 0.6) + (i % 2) * 0.4, flip: i % 2 === 1 }, () => {
        const stem = quadratic([-reach * 0.55, -reach * 0.95], [-reach * 0.1, -reach * 0.7], [0, -reach * 0.3], 8)
        strokePath(surface, stem, toStyle(shade(green, 0.25)), 1.8)
        for (let k = 0; k < leaves; k++) {
          const [x, y] = stem[Math.min(8, 1 + Math.round((k / leaves) * 7))]
          const angle = [2.5, -0.35, 0.55, -1.5, 1.6, 3.2][k] + chance.between(-0.2, 0.2)
          placed(surface, { x, y, angle }, () =>
            paintLeaf(surface, reach * chance.between(0.66, 0.86), mixColors(green, accent, (k % 2) * 0.16), 0.25),
          )
        }
        placed(surface, { x: -reach * 0.5, y: -reach * 0.3 }, () =>
          paintBlossom(surface, reach * 0.2, pale, rind, accent),
        )
        placed(surface, { x: reach * 0.06, y: reach * 0.22, angle: 1.35 }, () =>
          paintFruit(surface, reach * 0.66, rind, deep, chance),
        )
      }),
    )
  },
})

function paintFruit(surface: PrintSurface, radius: number, rind: Color, deep: Color, chance: Chance): void {
  const outline = spline(
    pathOf([
      -98, 0, -84, -22, -44, -60, 8, -68, 58, -48, 84, -18, 112, -6, 114, 7, 84, 18, 56, 50, 4, 68, -48, 58, -84, 20,
    ]).map(([x, y]): Point => [(x * radius) / 100, (y * radius) / 100]),
    true,
    5,
  )
  fillPath(surface, outline, toStyle(rind))
  const round = surface.createRadialGradient(-radius * 0.25, -radius * 0.3, radius * 0.1, 0, 0, radius * 1.1)
  round.addColorStop(0, toStyle(tint(rind, 0.45), 0.9))
  round.addColorStop(0.4, toStyle(rind, 0.2))
  round.addColorStop(1, toStyle(deep, 0.95))
  fillPath(surface, outline, round)
  for (let i = 0; i < 34; i++) {
    const angle = chance.next() * 6.28
    const far = Math.sqrt(chance.next()) * 0.6
    fillDisc(
      surface,
      [Math.cos(angle) * far * radius * 1.25, Math.sin(angle) * far * radius * 0.95],
      radius * 0.016,
      toStyle(shade(rind, 0.22), 0.55),
    )
  }
}

function paintHalf(surface: PrintSurface, radius: number, rind: Color, pale: Color, deep: Color): void {
  fillDisc(surface, [0, 0], radius, toStyle(deep))
  fillDisc(surface, [0, 0], radius * 0.97, toStyle(rind))
  fillDisc(surface, [0, 0], radius * 0.86, toStyle(pale))
  around(surface, 9, () => {
    const wedge = spline(
      pathOf([0, -10, 17, -42, 24, -70, 0, -81, -24, -70, -17, -42]).map(
        ([x, y]): Point => [(x * radius) / 100, (y * radius) / 100],
      ),
      true,
      4,
    )
    const juice = surface.createRadialGradient(0, 0, 0, 0, 0, radius * 0.84)
    juice.addColorStop(0, toStyle(tint(rind, 0.5)))
    juice.addColorStop(1, toStyle(rind))
    fillPath(surface, wedge, juice)
    strokePath(surface, pathOf([0, -radius * 0.3, 0, -radius * 0.62]), toStyle(pale, 0.7), radius * 0.02)
  })
  fillDisc(surface, [0, 0], radius * 0.07, toStyle(pale))
}

function paintBlossom(surface: PrintSurface, radius: number, pale: Color, eye: Color, line: Color): void {
  around(surface, 5, () => {
    const outline = petalOutline(radius, radius * 0.42)
    fillPath(surface, outline, toStyle(pale))
    strokePath(surface, [...outline, outline[0]], toStyle(line, 0.75), radius * 0.05)
  })
  fillDisc(surface, [0, 0], radius * 0.22, toStyle(eye))
}
