import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { paintBloom } from './motifs/paintBloom.ts'
import { paintBoteh } from './motifs/boteh.ts'
import { around, fillDisc, fillPath, placed, strokePath } from './motifs/shapes.ts'
import { ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint, type PrintTile } from './print.ts'

/** Bandana: a quarter of a scarf that mirrors into the whole, medallion, drops and dotted frames. */
export const bandana = definePrint({
  id: 'bandana',
  label: 'Bandana',
  family: 'conversational',
  width: 150,
  height: 150,
  repeat: 'mirror',
  runsOn: true,
  role: 'hero',
  answers: { bandana: 1, paisley: 0.6, foulard_print: 0.9, western: 1, street: 0.4, border: 0.6 },
  colorway: colorway('#a8202b', '#fbf5ea', '#1d1b20'),
  colorways: [
    inColors('navy', 'Navy', '#1f2f5c', '#f6f1e4', '#12182b'),
    inColors('black', 'Black', '#1c1b1e', '#f7f2e8', '#6b6660'),
    inColors('olive', 'Olive', '#5f6640', '#f3ecd6', '#2b2e1c'),
    inColors('pink', 'Pink', '#e79aa6', '#fff6f0', '#8c2f4a'),
  ],
  knobs: {
    frame: numberKnob('Breadth of the frame', [8, 22, 32], 'mm'),
    medallion: choiceKnob('Medallion', [
      { id: 'sun', label: 'Sun' },
      { id: 'flower', label: 'Flower' },
      { id: 'none', label: 'None' },
    ]),
    drops: numberKnob('Size of the drops', [0, 1, 1.3]),
    flowers: numberKnob('Size of the flowers', [0, 1, 1.6]),
    weight: ordinaryKnobs.weight,
  },
  paint(tile, { frame, medallion, drops, flowers, weight }) {
    const [ground, pale, dark] = tile.colors
    tile.ground(ground)
    paintFrame(tile, frame, weight)
    if (flowers) paintFlowers(tile, flowers)
    for (const [x, y, size, angle] of [
      [52, 86, 0.42, -0.3],
      [86, 52, 0.42, -1.27],
      [86, 92, 0.5, 2.36],
    ]) {
      if (drops)
        tile.motif(x, y, 72 * size * drops, (surface) =>
          placed(surface, { angle, size: size * drops }, () =>
            paintBoteh(surface, { ground, rim: pale, body: dark, pale, bright: ground }),
          ),
        )
    }
    if (medallion !== 'none')
      tile.motif(0, 0, 56, (surface) => {
        if (medallion === 'sun')
          around(surface, 16, (i) => {
            fillPath(
              surface,
              [
                [-4.5, -26],
                [0, -44],
                [4.5, -26],
              ],
              toStyle(i % 2 ? dark : pale),
            )
            fillDisc(surface, [0, -48], 2.1, toStyle(pale))
            fillDisc(surface, [0, -53.5], 1.2, toStyle(pale))
          })
        fillDisc(surface, [0, 0], 27, toStyle(pale))
        fillDisc(surface, [0, 0], 25, toStyle(dark))
        around(surface, 24, () => fillDisc(surface, [0, -22], 1.5, toStyle(pale)))
        paintBloom(surface, 'daisy', medallion === 'flower' ? 42 : 18, pale, ground, tile.chance.branch('middle'))
      })
  },
})

function paintFrame(tile: PrintTile, frame: number, weight: number): void {
  const size = frame / 22
  const [ground, pale, dark] = tile.colors
  const edge = tile.width
  tile.motif(edge, edge, edge, (surface) => {
    surface.fillStyle = toStyle(dark)
    surface.fillRect(-edge, -frame, edge * 2, frame * 2)
    surface.fillRect(-frame, -edge, frame * 2, edge * 2)
    for (const side of [-frame - 4, frame + 4]) {
      strokePath(
        surface,
        [
          [-edge, side],
          [edge, side],
        ],
        toStyle(pale),
        1.6 * weight,
      )
      strokePath(
        surface,
        [
          [side, -edge],
          [side, edge],
        ],
        toStyle(pale),
        1.6 * weight,
      )
    }
  })
  for (let i = 0; i < 9; i++) {
    for (const [x, y] of [
      [(i + 0.5) * 15, edge],
      [edge, (i + 0.5) * 15],
    ]) {
      tile.motif(x, y, 12, (surface) => {
        fillPath(
          surface,
          [
            [0, -8.5 * size],
            [6 * size, 0],
            [0, 8.5 * size],
            [-6 * size, 0],
          ],
          toStyle(i % 2 ? pale : ground),
        )
        fillDisc(surface, [0, 0], 2.1 * size, toStyle(dark))
      })
    }
  }
  tile.motif(edge, edge, 32, (surface) =>
    paintBloom(surface, 'daisy', 19 * size, pale, ground, tile.chance.branch('corner')),
  )
}

function paintFlowers(tile: PrintTile, size: number): void {
  const [, pale, dark] = tile.colors
  for (const [x, y] of [
    [22, 60],
    [60, 22],
    [64, 116],
    [116, 64],
    [116, 116],
    [24, 112],
    [112, 24],
  ]) {
    tile.motif(x, y, 9 * size, (surface) => {
      paintBloom(surface, 'forgetMeNot', 5.5 * size, pale, dark, tile.chance)
      around(surface, 8, () => fillDisc(surface, [0, -8 * size], 0.9 * size, toStyle(pale)))
    })
  }
}
