import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { type FigureColors, type Figurine, figurines } from './motifs/figurines.ts'
import { fillDisc, placed } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint } from './print.ts'

/** Little figures: one tossed figure out of many, a heart, a bee, a bear, a dinosaur, with dots between. */
export const littleFigures = definePrint({
  id: 'littleFigures',
  label: 'Little figures',
  family: 'conversational',
  width: 150,
  height: 150,
  repeat: 'halfDrop',
  role: 'support',
  answers: {
    heart: 0.9,
    butterfly: 0.9,
    bee: 0.9,
    strawberry: 0.9,
    rabbit: 0.9,
    bear: 0.9,
    elephant: 0.9,
    dino: 0.9,
    unicorn: 0.9,
    dragon: 0.8,
    cactus: 0.9,
    vegetables: 0.8,
    skull: 0.9,
    chain_motif: 0.8,
    conversational: 0.8,
    cute: 0.8,
    playful: 0.8,
  },
  colorway: colorway('#f0cdbb', '#d4574f', '#e3a63f', '#fdf8ee', '#33303d', '#6d9a78'),
  colorways: [
    inColors('night', 'Night', '#252b45', '#e8697a', '#f0b65a', '#f6ead6', '#12141f', '#6fb09a'),
    inColors('mint', 'Mint', '#cfe6dc', '#e0625f', '#efb04a', '#fffaf0', '#35424a', '#5a9a7f'),
    inColors('rose', 'Rose', '#f6d5d3', '#c23f5a', '#d9963f', '#fff8f2', '#42293a', '#6f9a80'),
  ],
  knobs: {
    figure: choiceKnob(
      'Figure',
      [
        { id: 'heart', label: 'Hearts' },
        { id: 'butterfly', label: 'Butterflies' },
        { id: 'bee', label: 'Bees' },
        { id: 'strawberry', label: 'Strawberries' },
        { id: 'rabbit', label: 'Rabbits' },
        { id: 'bear', label: 'Bears' },
        { id: 'elephant', label: 'Elephants' },
        { id: 'dino', label: 'Dinosaurs' },
        { id: 'unicorn', label: 'Unicorns' },
        { id: 'dragon', label: 'Dragons' },
        { id: 'cactus', label: 'Cacti' },
        { id: 'vegetables', label: 'Carrots' },
        { id: 'skull', label: 'Sugar skulls' },
        { id: 'chain_motif', label: 'Chains' },
      ],
      'butterfly',
    ),
    density: numberKnob('Density', [0.5, 1, 1.5]),
    size: numberKnob('Motif size', [0.6, 1, 1.4]),
    tilt: numberKnob('Tilt', [0, 1, 3]),
    dots: numberKnob('Dots between', [0, 1, 2]),
  },
  paint(tile, { figure, density, size, tilt, dots }) {
    const [ground, main, second, pale, dark, leaf] = tile.colors
    tile.ground(ground)
    const colors: FigureColors = { main, second, pale, dark, leaf }
    const turned: FigureColors = { ...colors, main: second, second: main }
    const figurine: Figurine = figurines[figure]
    const reach = (15.4 * size) / Math.sqrt(density)
    const places = sow(tile, 60, reach, [], 1)
    const between = sow(tile, 40 * dots, 3, places, 0.95)
    const inks = [main, second, pale, dark, leaf]
    strew(tile, 'dots', between, 1, (surface, chance, _reach, i) =>
      fillDisc(surface, [0, 0], chance.between(0.8, 1.7), toStyle(inks[i % 5])),
    )
    strew(tile, 'figures', places, 1.4, (surface, chance, _reach, i) =>
      placed(surface, { angle: chance.bell() * 0.22 * tilt, flip: i % 2 === 1, size: size * 0.86 }, () =>
        figurine(surface, i % 3 === 1 ? turned : colors),
      ),
    )
  },
})
