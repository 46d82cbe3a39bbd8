import { type Point, smooth } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { mixColors, shade, toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { strokePath } from './motifs/shapes.ts'
import { definePrint, type PrintTile } from './print.ts'

/** Patchwork: squares of small prints pieced together and quilted along their seams. */
export const patchwork = definePrint({
  id: 'patchwork',
  label: 'Patchwork',
  family: 'check',
  width: 240,
  height: 240,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: {
    check: 0.6,
    gingham: 0.3,
    collage: 0.4,
    folk_art: 0.6,
    cottage: 0.8,
    vintage: 0.6,
    cozy: 0.8,
    geometric: 0.4,
    boho: 0.5,
  },
  colorway: colorway('#f3e9d6', '#b8463f', '#355a7a', '#e0a94a', '#6f8f6b', '#e3a9a0'),
  colorways: [
    inColors('indigo', 'Indigo', '#eef0ee', '#24406e', '#4f78ad', '#9db8d6', '#182846', '#c9d6e2'),
    inColors('autumn', 'Autumn', '#f0e0c4', '#8f3b2b', '#4a4a2f', '#d98c3a', '#7a6a3a', '#c9745a'),
    inColors('candy', 'Candy', '#fff5ea', '#e2628a', '#6aa8d6', '#f4c95a', '#7cc0a2', '#f5b5c0'),
  ],
  knobs: {
    patches: numberKnob('Patches', [3, 4, 6], '', 1),
    block: choiceKnob('Block', [
      { id: 'square', label: 'Square' },
      { id: 'triangles', label: 'Triangles' },
      { id: 'diamond', label: 'Diamond' },
    ]),
    prints: numberKnob('Small prints', [0, 1, 1]),
    stitches: numberKnob('Stitches', [0, 1, 2]),
  },
  paint(tile, { patches, block, prints, stitches }) {
    const [ground, ...cloths] = tile.colors
    const chance = tile.chance.branch('cloth')
    const plan = Array.from({ length: patches * patches * 2 }, (_, i) => ({
      ink: cloths[(i * 2 + Math.floor(i / patches) + chance.whole(0, 2)) % cloths.length],
      print: chance.happens(prints) ? chance.pick(smallPrints) : smallPrints[0],
      turned: chance.happens(0.35),
    }))
    tile.texels((u, v) => {
      const [x, y] = [u * patches + 0.5, v * patches + 0.5]
      const [s, t] = [x - Math.floor(x), y - Math.floor(y)]
      const cell = (Math.floor(y) % patches) * patches + (Math.floor(x) % patches)
      const [across, down] = [Math.abs(s - 0.5) * 2, Math.abs(t - 0.5) * 2]
      const second = block === 'triangles' ? s + t > 1 : block === 'diamond' && across + down < 1
      const { ink, print, turned } = plan[cell * 2 + (second ? 1 : 0)]
      const share = print(s * 60 + 1.3, t * 60 + 1.3)
      const color = turned && print !== smallPrints[0] ? mixColors(ink, ground, share) : mixColors(ground, ink, share)
      const seam = Math.max(smooth(0.95, 1, across), smooth(0.95, 1, down)) * 0.2
      return shade(color, seam)
    })
    if (stitches > 0.05) quilt(tile, patches, stitches, ground)
  },
})

/** How much of a cloth's ink shows at a place of its patch, in millimetres. */
const smallPrints: readonly ((x: number, y: number) => number)[] = [
  () => 1,
  (x) => (x % 6 < 2.6 ? 1 : 0.12),
  (x, y) => (x % 10 < 5 ? 0.5 : 0) + (y % 10 < 5 ? 0.5 : 0),
  (x, y) => 1 - smooth(1.5, 1.9, Math.hypot((x % 7.5) - 3.75, (y % 7.5) - 3.75)),
  (x, y) => flowerAt((x % 12) - 6, (y % 12) - 6),
  (x, y) => (Math.abs((x % 12) - 6) + Math.abs((y % 12) - 6) < 3.4 ? 1 : 0.06),
  (x, y) => (Math.floor(x / 4) + Math.floor(y / 4)) % 2,
  (x, y) => ((x + Math.abs((y % 8) - 4)) % 6 < 2.2 ? 1 : 0.1),
]

function flowerAt(x: number, y: number): number {
  const reach = Math.hypot(x, y)
  if (reach < 0.9) return 0
  const rim = 2.4 + 1.4 * Math.cos(Math.atan2(y, x) * 5)
  return 1 - smooth(rim - 0.3, rim + 0.3, reach)
}

function quilt(tile: PrintTile, patches: number, amount: number, thread: Color): void {
  const side = tile.width / patches
  const dash = 3.2 / Math.max(0.4, amount)
  for (let row = 0; row < patches; row++) {
    for (let column = 0; column < patches; column++) {
      tile.motif((column + 0) * side, (row + 0) * side, side * 0.8, (surface) => {
        const inset = side * 0.43
        const corners: Point[] = [
          [-inset, -inset],
          [inset, -inset],
          [inset, inset],
          [-inset, inset],
          [-inset, -inset],
        ]
        for (let k = 0; k < 4; k++) {
          const [[ax, ay], [bx, by]] = [corners[k], corners[k + 1]]
          const count = Math.round((inset * 2) / (dash * 1.7))
          for (let i = 0; i < count; i++) {
            const [from, to] = [i / count, (i + 0.55) / count]
            strokePath(
              surface,
              [
                [ax + (bx - ax) * from, ay + (by - ay) * from],
                [ax + (bx - ax) * to, ay + (by - ay) * to],
              ],
              toStyle(thread),
              0.55,
            )
          }
        }
      })
    }
  }
}
