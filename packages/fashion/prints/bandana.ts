import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { paintBloom } from './motifs/bloom.ts'
import { paintBoteh } from './motifs/boteh.ts'
import { around, fillDisc, fillPath, placed, strokePath } from './motifs/shapes.ts'
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
  colorway: colorway('#a8202b', '#fbf5ea', '#1d1b20'),
  paint(tile) {
    const [ground, pale, dark] = tile.colors
    tile.ground(ground)
    paintFrame(tile)
    for (const [x, y, size, angle] of [
      [52, 86, 0.42, -0.3],
      [86, 52, 0.42, -1.27],
      [86, 92, 0.5, 2.36],
    ]) {
      tile.motif(x, y, 60 * size, (surface) =>
        placed(surface, { angle, size }, () =>
          paintBoteh(surface, { ground, rim: pale, body: dark, pale, bright: ground }),
        ),
      )
    }
    tile.motif(0, 0, 56, (surface) => {
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
      placed(surface, {}, () => paintBloom(surface, 'daisy', 18, pale, ground, tile.chance.branch('middle')))
    })
  },
})

function paintFrame(tile: PrintTile): void {
  const [ground, pale, dark] = tile.colors
  const edge = tile.width
  tile.motif(edge, edge, edge, (surface) => {
    surface.fillStyle = toStyle(dark)
    surface.fillRect(-edge, -22, edge * 2, 44)
    surface.fillRect(-22, -edge, 44, edge * 2)
    for (const side of [-26, 26]) {
      strokePath(
        surface,
        [
          [-edge, side],
          [edge, side],
        ],
        toStyle(pale),
        1.6,
      )
      strokePath(
        surface,
        [
          [side, -edge],
          [side, edge],
        ],
        toStyle(pale),
        1.6,
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
            [0, -8.5],
            [6, 0],
            [0, 8.5],
            [-6, 0],
          ],
          toStyle(i % 2 ? pale : ground),
        )
        fillDisc(surface, [0, 0], 2.1, toStyle(dark))
      })
    }
  }
  tile.motif(edge, edge, 22, (surface) => paintBloom(surface, 'daisy', 19, pale, ground, tile.chance.branch('corner')))
  for (const [x, y] of [
    [22, 60],
    [60, 22],
    [64, 116],
    [116, 64],
    [116, 116],
    [24, 112],
    [112, 24],
  ]) {
    tile.motif(x, y, 9, (surface) => {
      paintBloom(surface, 'forgetMeNot', 5.5, pale, dark, tile.chance)
      around(surface, 8, () => fillDisc(surface, [0, -8], 0.9, toStyle(pale)))
    })
  }
}
