import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { paintBloom } from './motifs/paintBloom.ts'
import { paintBoteh } from './motifs/boteh.ts'
import { paintSprig } from './motifs/leaf.ts'
import { fillDisc, placed } from './motifs/shapes.ts'
import { countOf, ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint, type Spot } from './print.ts'

const drops: readonly (readonly [x: number, y: number, size: number, angle: number, flip: boolean])[] = [
  [40, 58, 1, 0.2, false],
  [40, 140, 0.36, 0.3, true],
  [88, 60, 0.28, 2.2, false],
]

/** Paisley: large drops turning alternately, small ones and tossed flowers between, in half drop. */
export const paisley = definePrint({
  id: 'paisley',
  label: 'Paisley',
  family: 'ethnic',
  width: 100,
  height: 176,
  repeat: 'halfDrop',
  role: 'hero',
  answers: { paisley: 1, boho: 1, ethnic: 0.6, foulard_print: 0.7, seventies: 0.8, psychedelic: 0.5 },
  colorway: colorway('#7b1e2c', '#1f4a48', '#f2e3c3', '#e0aa5c', '#141c26'),
  colorways: [
    inColors('indigo', 'Indigo', '#20305a', '#8fa9cf', '#f1e8d2', '#d97a4f', '#0f1730'),
    inColors('ochre', 'Ochre', '#d39a3c', '#7a2f2b', '#f6ead0', '#2f5d5a', '#3a1f1c'),
    inColors('jade', 'Jade', '#dfe6d6', '#2f6f63', '#fbf5e6', '#c9573f', '#1d3d39'),
    inColors('plum', 'Plum', '#3c2342', '#8a5c8f', '#efdcd6', '#d6a354', '#1d1022'),
  ],
  knobs: {
    size: numberKnob('Size of the drops', [0.7, 1, 1.12]),
    small: numberKnob('Size of the small drops', [0, 1, 1.5]),
    flowers: numberKnob('Flowers between', [0, 1, 1.6]),
    dots: ordinaryKnobs.dots,
    direction: choiceKnob('Direction', [
      { id: 'oneWay', label: 'One way' },
      { id: 'leaning', label: 'Leaning' },
      { id: 'lying', label: 'Lying' },
    ]),
  },
  paint(tile, { size: large, small, flowers, dots, direction }) {
    const lean = { oneWay: 0, leaning: 0.6, lying: 1.4 }[direction]
    const laid = drops.map(([x, y, size, angle, flip]) => ({
      x,
      y,
      size: size * (size < 1 ? small : large),
      angle: angle + lean,
      flip,
    }))
    const [ground, body, pale, bright, rim] = tile.colors
    tile.ground(ground)
    const taken = laid.map(({ x, y, size }): Spot => [x, y, size * 54])
    tile.scatter(countOf(16, flowers), 15, taken).forEach(([x, y], i) => {
      const angle = tile.chance.branch(`toss ${i}`).next() * 6.28
      tile.motif(x, y, 22, (surface) =>
        placed(surface, { angle }, () => {
          paintSprig(surface, 15, body, tile.chance.branch(`sprig ${i}`), 3)
          paintBloom(surface, i % 3 ? 'forgetMeNot' : 'daisy', 5.4, i % 2 ? pale : bright, rim, tile.chance)
        }),
      )
    })
    tile
      .scatter(
        countOf(46, dots),
        5,
        taken.map(([x, y, reach]): Spot => [x, y, reach * 0.94]),
      )
      .forEach(([x, y]) => {
        tile.motif(x, y, 2, (surface) => fillDisc(surface, [0, 0], 0.9, toStyle(bright)))
      })
    for (const { x, y, size, angle, flip } of laid) {
      if (!size) continue
      tile.motif(x, y, 85 * size, (surface) =>
        placed(surface, { angle, size, flip }, () =>
          paintBoteh(surface, { ground, rim: bright, body, pale, bright: rim }),
        ),
      )
    }
  },
})
