import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { setKnit } from './motifs/setKnit.ts'
import { definePrint } from './print.ts'

/** Fair isle: bands of rings and crosses, diamonds, waves and peaks in stocking stitch, two yarns to a row. */
export const fairIsle = definePrint({
  id: 'fairIsle',
  label: 'Fair Isle',
  family: 'ethnic',
  width: 96,
  height: 196,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { fair_isle: 1, pixel: 0.9, cozy: 1, snowflake: 0.4, vintage: 0.4, folk_art: 0.5, geometric: 0.4 },
  colorway: colorway('#f1e6cf', '#27405e', '#a8392f', '#d29a3c', '#5d7a5c', '#7a4a35'),
  colorways: [
    inColors('heather', 'Heather', '#e5dbd3', '#59486e', '#a34e6b', '#c9a866', '#6a7f74', '#3f3440'),
    inColors('moor', 'Moor', '#3a3f35', '#e3d3a9', '#c06a35', '#d9ab4a', '#8d9c6a', '#5f3b2b'),
    inColors('fjord', 'Fjord', '#eef0ea', '#274b6d', '#4f86ab', '#c9d6d8', '#7799a3', '#16293d'),
  ],
  knobs: {
    yarn: numberKnob('Relief', [0, 0.8, 1]),
    large: choiceKnob('Large band', [
      { id: 'rings', label: 'Rings and crosses' },
      { id: 'diamonds', label: 'Diamonds' },
      { id: 'stars', label: 'Stars' },
    ]),
    peerie: choiceKnob('Small band', [
      { id: 'waves', label: 'Waves' },
      { id: 'dots', label: 'Dots' },
      { id: 'peaks', label: 'Peaks' },
    ]),
    rest: numberKnob('Plain rows', [0, 1, 3], '', 1),
  },
  paint(tile, { yarn, large, peerie, rest }) {
    const [ground, navy, red, gold, green, brown] = tile.colors
    const plain = { height: rest, on: () => false, inks: [navy], grounds: [ground] }
    const second = large === 'diamonds' ? 'stars' : 'diamonds'
    const bands = [
      large === 'rings'
        ? { height: 15, on: largeBands.rings, inks: [navy, navy, red, red], grounds: [ground, ground, gold, ground] }
        : { height: 15, on: largeBands[large], inks: [red, navy, navy, navy], grounds: [ground] },
      plain,
      { height: 5, on: smallBands[peerie], inks: [gold], grounds: [green] },
      plain,
      { height: 15, on: largeBands[second], inks: [brown, brown, navy, navy], grounds: [ground, gold, ground, ground] },
      plain,
      { height: 5, on: smallBands[peerie === 'peaks' ? 'waves' : 'peaks'], inks: [ground], grounds: [red] },
      plain,
      { height: 3, on: smallBands.dots, inks: [gold], grounds: [navy] },
      plain,
    ]
    const rows = bands.flatMap(({ height, on, inks, grounds }) =>
      Array.from({ length: height }, (_, j) => {
        const far = Math.abs(j - (height - 1) / 2)
        const step = Math.min(inks.length - 1, Math.floor(((height / 2 - far) / (height / 2)) * inks.length))
        return { far: Math.floor(far), j, on, ink: inks[step], ground: grounds[Math.min(step, grounds.length - 1)] }
      }),
    )
    setKnit(tile, 24, rows.length, yarn, (column, row) => {
      const { on, far, j, ink, ground: under } = rows[row]
      const m = column <= 12 ? column : 24 - column
      return on(m, far, j) ? ink : under
    })
  },
})

/** Whether a stitch is of the figure's yarn: stitches from the first figure's middle (0 to 12, the next one's), rows from the band's middle, and rows from its top. */
type Figure = (m: number, far: number, j: number) => boolean

const largeBands: Record<'rings' | 'diamonds' | 'stars', Figure> = {
  rings: (m, far) => {
    if (far === 7) return m % 2 === 0
    const n = 12 - m
    const ring = Math.max(m, far, (m + far) * 0.76)
    return (
      (m <= 6 && ring >= 4 && ring < 6) ||
      m + far < 2 ||
      (n <= 4 && Math.abs(n - far) < 1 && far <= 4) ||
      (n < 1 && far === 6)
    )
  },
  diamonds: (m, far) => {
    if (far === 7) return m % 4 < 2
    const reach = m + far
    const n = 12 - m + far
    return (reach >= 5 && reach <= 6) || reach <= 2 || n <= 1 || (n === 4 && far < 4)
  },
  stars: (m, far) => {
    if (far === 7) return m % 3 === 0
    const [most, least] = [Math.max(m, far), Math.min(m, far)]
    const petal = least >= 1 && least <= 3 && most - least >= 1 && most - least <= 4 && most <= 6
    return petal || (12 - m < 2 && far < 2) || (12 - m === 3 && far === 0) || (m === 12 && far === 3)
  },
}

const smallBands: Record<'waves' | 'dots' | 'peaks', Figure> = {
  waves: (m, _far, j) => j % 5 === 1 + [0, 1, 2, 1][m % 4] || (j === 4 && m % 2 === 0),
  dots: (m, far) => far === 0 && m % 2 === 0,
  peaks: (m, _far, j) => j >= [4, 3, 2, 1, 2, 3][m % 6],
}
