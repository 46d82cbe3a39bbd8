import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { type Coat, paintCurledCat, paintDachshund, paintSittingCat, paintTerrier } from './motifs/paintPets.ts'
import { around, fillDisc, placed, strokePath } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Cats and dogs: sitting, curled and walking, with paws and balls of wool between. */
export const pets = definePrint({
  id: 'pets',
  label: 'Cats and dogs',
  family: 'conversational',
  width: 180,
  height: 190,
  repeat: 'halfDrop',
  role: 'support',
  answers: { cat_motif: 1, dog: 1, conversational: 0.9, cute: 1, playful: 0.8 },
  colorway: colorway('#f3dfd0', '#3b3540', '#d9843f', '#fbf6ec', '#4f8a8b', '#d15a56'),
  colorways: [
    inColors('mint', 'Mint', '#cfe3d8', '#37414f', '#c9784a', '#fffaf0', '#e0a33f', '#d9606f'),
    inColors('night', 'Night', '#262c45', '#11131f', '#d99a5a', '#f3ead8', '#7fb0b8', '#e0677a'),
    inColors('butter', 'Butter', '#f7e6b0', '#43352f', '#b5653a', '#fffcf2', '#5a86b0', '#d0514a'),
  ],
  knobs: {
    animals: choiceKnob('Animals', [
      { id: 'both', label: 'Cats and dogs' },
      { id: 'cats', label: 'Cats' },
      { id: 'dogs', label: 'Dogs' },
    ]),
    density: numberKnob('Density', [0.6, 1, 1.4]),
    size: numberKnob('Motif size', [0.65, 1, 1.3]),
    tilt: numberKnob('Tilt', [0, 1, 4]),
    fillers: numberKnob('Small motifs', [0, 1, 2]),
  },
  paint(tile, { animals, density, size, tilt, fillers }) {
    const [ground, dark, ginger, pale, teal, red] = tile.colors
    tile.ground(ground)
    const places = sow(tile, 12 * density, 21.5 * size, [], 1.06 - 0.3 * Math.max(0, density - 1))
    const between = sow(tile, 26 * fillers, 6, places, 0.95)
    const coats: Coat[] = [
      { coat: ginger, mark: red, line: dark, collar: teal },
      { coat: dark, mark: pale, line: pale, collar: red },
      { coat: pale, mark: ginger, line: dark, collar: red },
    ]
    strew(tile, 'between', between, 1.1, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.next() * 6.28 }, () => {
        if (i % 2) paintPaw(surface, reach * 0.7, toStyle(teal))
        else paintWool(surface, reach * 0.72, toStyle(red), toStyle(pale))
      }),
    )
    const kinds = {
      both: [paintSittingCat, paintDachshund, paintCurledCat, paintTerrier],
      cats: [paintSittingCat, paintCurledCat],
      dogs: [paintDachshund, paintTerrier],
    }[animals]
    strew(tile, 'pets', places, 1.35, (surface, chance, reach, i) => {
      const coat = coats[(i + Math.floor(i / 3)) % 3]
      placed(surface, { angle: chance.bell() * 0.06 * tilt, flip: i % 3 === 1, size: reach / 21.5 }, () =>
        kinds[i % kinds.length](surface, coat),
      )
    })
  },
})

function paintPaw(surface: PrintSurface, radius: number, style: string): void {
  surface.beginPath()
  surface.ellipse(0, radius * 0.3, radius * 0.6, radius * 0.5, 0, 0, 6.29)
  surface.fillStyle = style
  surface.fill()
  for (const angle of [-0.95, -0.32, 0.32, 0.95])
    fillDisc(surface, [Math.sin(angle) * radius * 0.85, -Math.cos(angle) * radius * 0.62], radius * 0.24, style)
}

function paintWool(surface: PrintSurface, radius: number, wool: string, line: string): void {
  fillDisc(surface, [0, 0], radius, wool)
  around(surface, 3, () => {
    for (const t of [-0.4, 0, 0.4]) {
      strokePath(
        surface,
        [
          [t * radius, -radius * 0.8 * Math.sqrt(1 - t * t)],
          [t * radius * 1.5, 0],
          [t * radius, radius * 0.5 * Math.sqrt(1 - t * t)],
        ],
        line,
        radius * 0.07,
      )
    }
  })
}
