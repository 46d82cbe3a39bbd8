import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { strokePath } from './motifs/shapes.ts'
import { definePrint } from './print.ts'

/** Bands of the zigzag: where each begins, its thickness in millimetres, and which thread it is knitted in. */
const rhythms = {
  mixed: [
    [0, 11, 0],
    [12, 4, 3],
    [22, 7, 2],
    [34, 12, 1],
    [45, 3, 2],
    [54, 5, 3],
  ],
  even: [
    [0, 9.5, 0],
    [16, 9.5, 1],
    [32, 9.5, 2],
    [48, 9.5, 3],
  ],
  fine: [
    [0, 4, 0],
    [8, 2, 2],
    [16, 4, 1],
    [24, 2, 3],
    [32, 4, 0],
    [40, 2, 2],
    [48, 4, 1],
    [56, 2, 3],
  ],
} as const

/** Chevron: a zigzag knit of four colours, 60 mm high. */
export const chevron = definePrint({
  id: 'chevron',
  label: 'Zigzag',
  family: 'stripe',
  width: 40,
  height: 64,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { chevron: 1, geometric: 0.6, stripes: 0.3, seventies: 0.8, bold: 0.4, sixties: 0.4 },
  colorway: colorway('#f4e9d6', '#b5483a', '#2e5a5c', '#e2a34a', '#3c2f3d'),
  colorways: [
    inColors('riviera', 'Riviera', '#f7f3e6', '#2f6fa3', '#8fc4d1', '#f0b14a', '#21344f'),
    inColors('berry', 'Berry', '#f3e3df', '#8c2f57', '#d4708b', '#e9b5a0', '#3f2440'),
    inColors('earth', 'Earth', '#e6d8be', '#7c4a2d', '#b98a55', '#58613f', '#2c2620'),
  ],
  knobs: {
    height: numberKnob('Height of the zigzag', [3, 22, 34], 'mm'),
    peaks: numberKnob('Peaks in a repeat', [1, 1, 4], '', 1),
    rhythm: choiceKnob('Rhythm of bands', [
      { id: 'mixed', label: 'Mixed' },
      { id: 'even', label: 'Even' },
      { id: 'fine', label: 'Fine' },
    ]),
    weight: numberKnob('Width of bands', [0.4, 0.82, 1.25]),
    points: choiceKnob('Points', [
      { id: 'sharp', label: 'Sharp' },
      { id: 'round', label: 'Rounded' },
    ]),
  },
  paint(tile, { height, peaks, rhythm, weight, points }) {
    const [ground, ...threads] = tile.colors
    tile.ground(ground)
    const half = 20 / peaks
    const rise = height / 2 / peaks
    const line = points === 'sharp' ? zigzag(half, rise) : wave(half, rise)
    for (const [y, width, thread] of rhythms[rhythm]) {
      tile.motif(20, y + 8, 40, (surface) => strokePath(surface, line, toStyle(threads[thread]), width * weight))
    }
  },
})

const zigzag = (half: number, rise: number) => {
  const count = Math.ceil(80 / half)
  return Array.from({ length: count * 2 + 1 }, (_, i) => [(i - count) * half, (i - count) % 2 ? -rise : rise] as const)
}

const wave = (half: number, rise: number) =>
  Array.from({ length: 161 }, (_, i) => [i - 80, Math.cos(((i - 80) / half) * Math.PI) * rise] as const)
