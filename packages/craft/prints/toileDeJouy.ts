import { type Point, quadratic } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { type Burin, paintGround } from './motifs/engraving.ts'
import { paintHound, paintSheep, paintSwallow } from './motifs/pastoral/beasts.ts'
import { paintBow, paintGarland } from './motifs/pastoral/garland.ts'
import { paintGentleman, paintShepherdess, paintSwing } from './motifs/pastoral/people.ts'
import { paintRuin, paintTemple, paintUrn } from './motifs/pastoral/ruins.ts'
import { paintFoliage, paintPoplar, paintTree } from './motifs/pastoral/trees.ts'
import { placed } from './motifs/shapes.ts'
import { definePrint, type PrintSurface, type PrintTile } from './print.ts'

/** Toile de Jouy: pastoral scenes engraved in one ink, a swing, a shepherdess among ruins, a garden temple and an urn, hung between garlands. */
export const toileDeJouy = definePrint({
  id: 'toileDeJouy',
  label: 'Toile de Jouy',
  family: 'conversational',
  width: 344,
  height: 412,
  repeat: 'straight',
  role: 'hero',
  answers: {
    toile: 1,
    landscape: 0.8,
    conversational: 0.5,
    vintage_print: 0.9,
    line_art: 0.6,
    ink_manner: 0.6,
    elegant: 0.6,
    romantic: 0.5,
    cottage: 0.5,
    horse: 0.2,
    vintage: 0.8,
    tonal: 0.5,
  },
  colorway: colorway('#f6efdf', '#8c2f3a'),
  colorways: [
    inColors('indigo', 'Indigo', '#f5f0e3', '#2c3f77'),
    inColors('sepia', 'Sepia', '#f3e8d2', '#5e3d2a'),
    inColors('reversed', 'Reversed', '#27405e', '#efe6d2'),
    inColors('meadow', 'Meadow', '#f4f1e2', '#3f6349'),
  ],
  knobs: {
    size: numberKnob('Motif size', [0.75, 1, 1.12]),
    line: numberKnob('Line weight', [0.7, 1, 1.7]),
    shading: numberKnob('Hatching', [0, 1, 1.7]),
    garlands: choiceKnob('Garlands', [
      { id: 'roses', label: 'Roses' },
      { id: 'none', label: 'None' },
    ]),
    birds: numberKnob('Birds', [0, 3, 7], '', 1),
  },
  paint(tile, { size, line, shading, garlands, birds }) {
    const [ground, ink] = tile.colors
    const burin: Burin = { ground, ink, line: 0.74 * line, shading }
    const { width, height } = tile
    tile.ground(ground)
    const scenes = [
      [0.25, 0.385, swingScene],
      [0.76, 0.655, ruinScene],
      [0.25, 0.9, templeScene],
      [0.76, 0.155, urnScene],
    ] as const
    if (garlands === 'roses') {
      for (const [x, y] of [
        [0.25, 0.495],
        [0.76, 0.745],
        [0.76, 0.255],
      ]) {
        const quiet = { ...burin, ink: mixColors(ink, ground, 0.12) }
        tile.motif(x * width, y * height, 52, (surface) =>
          paintSwag(surface, quiet, tile.chance.branch(`garland ${x} ${y}`)),
        )
      }
    }
    for (const [x, y, paint] of scenes) {
      tile.motif(x * width, y * height - middle * size, 104 * size, (surface) =>
        placed(surface, { size, y: middle * size }, () => paint(surface, burin, tile)),
      )
    }
    const sky: Point[] = [
      [0.55, 0.36],
      [0.06, 0.6],
      [0.98, 0.43],
      [0.5, 0.93],
      [0.46, 0.54],
      [0.99, 0.8],
      [0.6, 0.42],
    ]
    for (const [i, [x, y]] of sky.slice(0, birds).entries()) {
      tile.motif(x * width, y * height, 12, (surface) =>
        placed(surface, { flip: i % 2 === 1, angle: -0.2 + i * 0.12 }, () => paintSwallow(surface, 15 - i, burin)),
      )
    }
  },
})

/** How high the middle of a scene stands over its ground. */
const middle = 66

type Scene = (surface: PrintSurface, burin: Burin, tile: PrintTile) => void

const swingScene: Scene = (surface, burin, tile) => {
  const chance = tile.chance.branch('swing')
  paintGround(surface, 158, burin, chance)
  placed(surface, { x: -62, y: 1, size: 0.75 }, () => paintPoplar(surface, 76, burin, chance))
  placed(surface, { x: -26, y: 2 }, () => paintTree(surface, 148, burin, chance))
  placed(surface, { x: 26, y: -22, angle: -0.16 }, () => paintSwing(surface, 66, burin))
  placed(surface, { x: -46, y: 5 }, () => paintGentleman(surface, burin))
  placed(surface, { x: 62, y: 6, flip: true }, () => paintHound(surface, burin))
  paintFoliage(surface, [74, 0], 11, burin, chance)
  paintFoliage(surface, [-12, 6], 8, burin, chance)
}

const ruinScene: Scene = (surface, burin, tile) => {
  const chance = tile.chance.branch('ruin')
  paintGround(surface, 164, burin, chance)
  placed(surface, { x: 58, y: 0 }, () => paintPoplar(surface, 92, burin, chance))
  placed(surface, { x: 72, y: 2 }, () => paintPoplar(surface, 70, burin, chance))
  placed(surface, { x: 8, y: 1 }, () => paintRuin(surface, 104, burin, chance))
  placed(surface, { x: -50, y: 5 }, () => paintShepherdess(surface, burin))
  placed(surface, { x: 4, y: 9 }, () => paintSheep(surface, burin, chance, false))
  placed(surface, { x: -14, y: 14, flip: true }, () => paintSheep(surface, burin, chance, true))
  placed(surface, { x: 38, y: 12, size: 0.8 }, () => paintSheep(surface, burin, chance, true))
  paintFoliage(surface, [-76, 2], 10, burin, chance)
}

const templeScene: Scene = (surface, burin, tile) => {
  const chance = tile.chance.branch('temple')
  paintGround(surface, 150, burin, chance)
  placed(surface, { x: 44, y: 0, flip: true, size: 0.86 }, () => paintTree(surface, 128, burin, chance))
  placed(surface, { x: -22, y: 0 }, () => paintTemple(surface, 92, burin))
  placed(surface, { x: -66, y: 3 }, () => paintPoplar(surface, 66, burin, chance))
  placed(surface, { x: 30, y: 8, flip: true, size: 0.86 }, () => paintGentleman(surface, burin))
  placed(surface, { x: 2, y: 9, size: 0.86 }, () => paintShepherdess(surface, burin))
  paintFoliage(surface, [-48, 5], 9, burin, chance)
  paintFoliage(surface, [62, 4], 11, burin, chance)
}

const urnScene: Scene = (surface, burin, tile) => {
  const chance = tile.chance.branch('urn')
  paintGround(surface, 136, burin, chance)
  placed(surface, { x: 30, y: 0 }, () => paintTree(surface, 122, burin, chance))
  placed(surface, { x: -26, y: 3 }, () => paintUrn(surface, 62, burin, chance))
  placed(surface, { x: 22, y: 10, flip: true }, () => paintSheep(surface, burin, chance, false))
  placed(surface, { x: -50, y: 11 }, () => paintSheep(surface, burin, chance, true))
  placed(surface, { x: -4, y: 14, size: 0.8 }, () => paintSheep(surface, burin, chance, true))
  paintFoliage(surface, [-60, -2], 9, burin, chance)
  paintFoliage(surface, [60, 3], 10, burin, chance)
}

const paintSwag: (surface: PrintSurface, burin: Burin, chance: PrintTile['chance']) => void = (
  surface,
  burin,
  chance,
) => {
  paintGarland(surface, quadratic([-46, -16], [0, 34], [46, -16], 30), burin, chance)
  for (const side of [-1, 1]) placed(surface, { x: side * 47, y: -18 }, () => paintBow(surface, 20, burin))
}
