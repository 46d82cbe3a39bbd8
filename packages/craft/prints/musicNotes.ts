import { type Point, quadratic, spline } from '@toile/geometry'
import { toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { pathOf } from './motifs/motifOutlines.ts'
import { penLine } from './motifs/pen.ts'
import { fillDisc, fillPath, placed, strokePath } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface, type PrintTile } from './print.ts'

/** Music: staves that roll across the cloth carrying clefs and notes, loose notes and accents between. */
export const musicNotes = definePrint({
  id: 'musicNotes',
  label: 'Music',
  family: 'conversational',
  width: 200,
  height: 180,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  answers: { music: 1, conversational: 0.8, wave: 0.3, doodle: 0.3, playful: 0.6 },
  colorway: colorway('#f5efe2', '#1f2230', '#c9473d', '#d9a94f'),
  colorways: [
    inColors('night', 'Night', '#1b1d29', '#f1e8d3', '#d9635a', '#7f8fc9'),
    inColors('jazz', 'Jazz', '#e8b44a', '#2a1f2e', '#b8383f', '#fbf3df'),
    inColors('mint', 'Mint', '#d3e6dc', '#27424a', '#e0705a', '#f7f4e8'),
  ],
  knobs: {
    staves: numberKnob('Staves', [1, 2, 3], '', 1),
    wave: numberKnob('Wave', [0, 1, 2]),
    notes: numberKnob('Notes', [0.3, 1, 1.5]),
    loose: numberKnob('Loose notes', [0, 1, 2]),
    size: numberKnob('Motif size', [0.7, 1, 1.3]),
  },
  paint(tile, { staves, wave, notes, loose, size }) {
    const [ground, ink, red, gold] = tile.colors
    tile.ground(ground)
    const gap = 4.8 * size
    for (let stave = 0; stave < staves; stave++) {
      const level = (x: number) => Math.sin((x / tile.width) * 6.2832 + stave * 1.9) * 13 * wave
      const middle = ((stave + 0.5) / staves) * tile.height
      for (let k = -2; k <= 2; k++) paintStave(tile, middle + k * gap, level, toStyle(ink))
      paintScore(tile, stave, middle, gap, level, Math.round(9 * notes))
    }
    const band = staves === 1 ? 40 : 30
    const clear = Array.from({ length: staves * 10 }, (_, i): readonly [number, number, number] => {
      const x = ((i % 10) / 10) * tile.width
      const stave = Math.floor(i / 10)
      return [
        x,
        ((stave + 0.5) / staves) * tile.height + Math.sin((x / tile.width) * 6.2832 + stave * 1.9) * 13 * wave,
        band * 0.62,
      ]
    })
    const free = sow(tile, 16 * loose, 7 * size, clear, 0.95)
    strew(tile, 'loose', free, 1.9, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.bell() * 0.25 }, () =>
        paintNote(surface, reach * 0.32, i % 3, toStyle([red, gold, ink][i % 3])),
      ),
    )
  },
})

function paintStave(tile: PrintTile, y: number, level: (x: number) => number, style: string): void {
  const step = tile.width / 8
  for (let i = 0; i < 8; i++) {
    const x = (i + 0.5) * step
    tile.motif(x, y + level(x), step * 2, (surface) => {
      const run = Array.from({ length: 9 }, (_, k): Point => {
        const along = (k / 8 - 0.5) * step * 1.02
        return [along, level(x + along) - level(x)]
      })
      strokePath(surface, run, style, 0.7)
    })
  }
}

function paintScore(
  tile: PrintTile,
  stave: number,
  middle: number,
  gap: number,
  level: (x: number) => number,
  count: number,
): void {
  const [, ink, red, gold] = tile.colors
  const chance = tile.chance.branch(`score ${stave}`)
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * tile.width
    const kind = chance.whole(0, 3)
    const place = chance.whole(-3, 3) * 0.5 * gap
    const color = toStyle(chance.happens(0.2) ? (chance.happens(0.5) ? red : gold) : ink)
    const lean = Math.atan2(level(x + 1) - level(x - 1), 2)
    tile.motif(x, middle + level(x), 30, (surface) =>
      placed(surface, { angle: lean }, () => {
        if (i === 0) paintClef(surface, gap, toStyle(red))
        else placed(surface, { y: place }, () => paintNote(surface, gap * 0.52, kind, color))
      }),
    )
  }
}

/** Paints a note whose head's radius is given: a crotchet, quaver, pair of quavers or minim. */
function paintNote(surface: PrintSurface, radius: number, kind: number, style: string): void {
  const head = (x: number, y: number) =>
    placed(surface, { x: x * radius, y: y * radius, angle: -0.35 }, () => {
      surface.beginPath()
      surface.ellipse(0, 0, radius * 1.25, radius * 0.9, 0, 0, 6.29)
      surface.fillStyle = style
      surface.fill()
    })
  const stem = (x: number, top: number) =>
    strokePath(surface, pathOf([x * radius, -radius * 0.2, x * radius, top * radius]), style, radius * 0.26)
  head(0, 0)
  stem(1.15, -6.4)
  if (kind === 1)
    penLine(
      surface,
      quadratic([1.15 * radius, -6.4 * radius], [3.6 * radius, -4.6 * radius], [2.6 * radius, -2.2 * radius], 8),
      style,
      radius * 0.7,
      0.2,
    )
  if (kind !== 2) return
  head(5, -0.8)
  strokePath(surface, pathOf([6.15 * radius, -radius, 6.15 * radius, -7.2 * radius]), style, radius * 0.26)
  fillPath(surface, pathOf([1.02, -6.5, 6.28, -7.3, 6.28, -6, 1.02, -5.2].map((n) => n * radius)), style)
}

/** Paints a treble clef about the middle line of a stave whose lines are `gap` apart. */
function paintClef(surface: PrintSurface, gap: number, style: string): void {
  const curl = spline(
    pathOf(
      [
        0.3, 0.4, -0.5, 0.9, -0.9, 0.2, 0, -0.5, 1, 0.3, 0.7, 1.5, -0.5, 1.7, -1.5, 0.7, -1, -0.9, 0.6, -2.4, 0.9, -3.6,
        0.4, -4.2, -0.1, -3.2, 0.2, -1, 0.6, 2.4, 0.3, 3.6, -0.6, 3.6,
      ].map((n) => n * gap),
    ),
    false,
    6,
  )
  penLine(surface, curl, style, gap * 0.36, 0.6)
  fillDisc(surface, [-0.55 * gap, 3.3 * gap], gap * 0.34, style)
}
