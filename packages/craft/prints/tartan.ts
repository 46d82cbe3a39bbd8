import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { sett, twill, weave } from './motifs/weave.ts'
import { definePrint } from './print.ts'

/** Half setts: places in the colorway and thread counts, read forwards and back. */
const setts = {
  hunting: [
    [0, 20],
    [4, 3],
    [0, 4],
    [2, 2],
    [1, 14],
    [3, 3],
    [1, 14],
    [4, 8],
    [2, 2],
    [4, 2],
    [0, 7],
  ],
  dress: [
    [2, 22],
    [0, 4],
    [2, 6],
    [4, 10],
    [1, 12],
    [4, 4],
    [3, 2],
    [0, 19],
  ],
  guard: [
    [4, 16],
    [1, 4],
    [4, 4],
    [1, 14],
    [3, 3],
    [1, 14],
    [4, 18],
    [0, 2],
    [4, 4],
  ],
  shepherd: [
    [2, 20],
    [4, 20],
    [0, 3],
    [2, 18],
    [1, 18],
  ],
  royal: [
    [0, 34],
    [4, 4],
    [0, 6],
    [1, 12],
    [3, 2],
    [1, 4],
    [2, 2],
    [1, 8],
    [4, 7],
  ],
} as const

/** Tartan: a symmetric sett in two-and-two twill; the same threads run across and down. */
export const tartan = definePrint({
  id: 'tartan',
  label: 'Tartan',
  family: 'check',
  width: 124,
  height: 124,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { tartan: 1, check: 0.8, punk: 1, preppy: 0.8, grunge: 0.7, cozy: 0.6, classic: 0.4 },
  colorway: colorway('#8f2429', '#1f4436', '#efe6cf', '#d9a441', '#22283f'),
  colorways: [
    inColors('glen', 'Glen', '#2e5a43', '#23365f', '#e8e2cc', '#c9a23c', '#1b1f26'),
    inColors('heather', 'Heather', '#8c6f8f', '#5f6d5a', '#ece3e4', '#c58aa5', '#3c3147'),
    inColors('camel', 'Camel', '#c39a64', '#2d2a2b', '#f4ecdc', '#a8302f', '#1c1b1e'),
    inColors('ancient', 'Ancient blue', '#6f93ad', '#8fa779', '#f1ead7', '#d98c4f', '#3f4d5c'),
  ],
  knobs: {
    sett: choiceKnob('Sett', [
      { id: 'hunting', label: 'Hunting' },
      { id: 'dress', label: 'Dress' },
      { id: 'guard', label: 'Guard' },
      { id: 'shepherd', label: 'Shepherd' },
      { id: 'royal', label: 'Royal' },
    ]),
    ground: numberKnob('Breadth of the ground', [0.4, 1, 1.8]),
    lines: numberKnob('Breadth of the lines', [0.5, 1, 2.2]),
    contrast: numberKnob('Separation of the twill', [0, 0.5, 1]),
  },
  paint(tile, { sett: name, ground, lines, contrast }) {
    const counts = setts[name].map(
      ([place, count]) => [tile.colors[place], Math.max(1, Math.round(count * (count < 5 ? lines : ground)))] as const,
    )
    const total = counts.reduce((sum, [, count]) => sum + count, 0)
    const [[color, first], ...rest] = counts
    const threads = sett([[color, first + (total % 2 ? 0 : 1)], ...rest])
    weave(tile, threads, threads, { over: twill, contrast })
  },
})
