import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { setKnit } from './motifs/setKnit.ts'
import { definePrint } from './print.ts'

/** Nordic snow: eight-pointed stars knitted large over lice stitches, with a band of firs or reindeer. */
export const nordicSnow = definePrint({
  id: 'nordicSnow',
  label: 'Nordic snow',
  family: 'ethnic',
  width: 112,
  height: 168,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { snowflake: 1, fair_isle: 0.7, pixel: 0.7, cozy: 0.9, star: 0.3, folk_art: 0.4 },
  colorway: colorway('#232f4b', '#f2ece0', '#b23a3a'),
  colorways: [
    inColors('berry', 'Berry', '#8f2231', '#f4ecdf', '#2b3a35'),
    inColors('fir', 'Fir', '#22443a', '#efe8d8', '#c0653a'),
    inColors('snow', 'Snow', '#f1ece0', '#32456b', '#b23a3a'),
  ],
  knobs: {
    yarn: numberKnob('Relief', [0, 0.8, 1]),
    band: choiceKnob('Band', [
      { id: 'reindeer', label: 'Reindeer' },
      { id: 'firs', label: 'Firs' },
      { id: 'none', label: 'None' },
    ]),
    lice: numberKnob('Lice stitches', [0, 4, 8], '', 1),
  },
  paint(tile, { yarn, band, lice }) {
    const [ground, snow, accent] = tile.colors
    const picture = pictures[band]
    setKnit(tile, 28, 56, yarn, (column, row) => {
      const far = Math.abs(column - 14)
      const louse = lice > 0 && row % lice === 0 && (column + (row / lice) * 2) % 4 === 0
      if (row < 25) {
        const down = Math.abs(row - 12)
        const open = far > 5 && far < 12 && down > 8
        return star(far, down) || flake(14 - far, down) || (louse && open) ? snow : ground
      }
      if (row === 26 || row === 54) return accent
      if (row === 28 || row === 52) return column % 2 ? ground : snow
      if (picture && row > 30 && row < 31 + picture.length) {
        const line = picture[row - 31]
        return line[column % line.length] === '#' ? snow : ground
      }
      if (picture && row === 50) return accent
      return louse ? snow : ground
    })
  },
})

/** The eight-pointed star: each petal runs along an eighth, split by the axes and diagonals. */
function star(across: number, down: number): boolean {
  const [most, least] = [Math.max(across, down), Math.min(across, down)]
  const petal = least >= 1 && least <= 5 && most - least >= 1 && most - least <= 5
  return petal || (across + down === 10 && most - least < 1 && most === 5)
}

/** A small flake between the stars, and a crumb of snow above and below it. */
const flake = (across: number, down: number): boolean =>
  (down < 3 && across === down) ||
  (across === 0 && down < 4) ||
  (down === 0 && across < 4) ||
  (across === 0 && down > 7 && down < 10)

const pictures = {
  none: null,
  firs: [
    '......#.......',
    '......#.......',
    '.....###......',
    '......#.......',
    '.....###......',
    '....#####.....',
    '.....###......',
    '....#####.....',
    '...#######....',
    '....#####.....',
    '...#######....',
    '..#########...',
    '....#####.....',
    '...#######....',
    '..#########...',
    '......#.......',
    '......#.....#.',
    '......#....###',
    '##############',
  ],
  reindeer: [
    '...............#.#...#.#....',
    '................##...##.#...',
    '...............#.##.##..#...',
    '................#####.##....',
    '..................#.........',
    '.................####.......',
    '.................######.....',
    '.................###.##.....',
    '................####........',
    '.....#.........####.........',
    '....################........',
    '.....###############........',
    '.....##############.........',
    '....###.......#####.........',
    '....##..........###.........',
    '....#.#.........#.#.........',
    '....#.#.........#..#........',
    '....#.#.........#..#........',
    '....#.##........##.##.......',
  ],
} as const
