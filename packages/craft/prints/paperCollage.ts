import type { Chance, Path, Point } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { tint, toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { fillPath, placed } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Paper collage: torn pieces of paper with halftone pictures of petals, waves, columns and moons. */
export const paperCollage = definePrint({
  id: 'paperCollage',
  label: 'Torn collage',
  family: 'abstract',
  width: 320,
  height: 320,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    collage: 1,
    pop_art: 0.8,
    newsprint: 0.7,
    abstract: 0.8,
    modern: 0.7,
    bold: 0.7,
    screen_print: 0.7,
    graffiti: 0.3,
    eighties: 0.3,
  },
  colorway: colorway('#ece4d6', '#1f1f24', '#e2563b', '#3e6fb0', '#f2c14a', '#f7b9b5'),
  colorways: [
    inColors('mono', 'Black and white', '#f2f0ea', '#151517', '#6b6b70', '#3a3a3f', '#b9b6ae', '#d9d6ce'),
    inColors('pop', 'Pop', '#fbe54e', '#1b1b2a', '#e83a6f', '#2f8fd6', '#f6f1e6', '#ff9a4a'),
    inColors('earth', 'Earth', '#efe3d0', '#33231c', '#a8532f', '#5f6f52', '#d9a45a', '#c98f7a'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.4]),
    size: numberKnob('Piece size', [0.7, 1, 1.3]),
    screen: numberKnob('Halftone screen', [2, 3, 5], 'mm'),
    tear: numberKnob('Torn edge', [0, 1, 2]),
    pictures: choiceKnob('Pictures', [
      { id: 'mixed', label: 'Mixed' },
      { id: 'flowers', label: 'Flowers' },
      { id: 'none', label: 'None' },
    ]),
  },
  paint(tile, { density, size, screen, tear, pictures }) {
    const [ground, ink, ...papers] = tile.colors
    tile.ground(ground)
    const large = sow(tile, 10 * density, 54 * size, [], 0.76)
    const small = sow(tile, 13 * density, 26 * size, large, 0.72)
    strew(tile, 'pieces', [...large, ...small], 1.16, (surface, chance, reach, i) =>
      placed(surface, { angle: chance.between(-0.5, 0.5) }, () => {
        const paper = i % 5 === 4 ? tint(ground, 0.6) : papers[i % papers.length]
        const piece = tornPiece(chance, reach)
        const frayed = piece.map(([x, y]): Point => {
          const out = 1 + (0.012 + chance.next() * 0.05) * tear
          return [x * out, y * out]
        })
        fillPath(
          surface,
          frayed.map(([x, y]): Point => [x + 1.1, y + 1.6]),
          toStyle(ink, 0.22),
        )
        fillPath(surface, frayed, toStyle(tint(ground, 0.75)))
        fillPath(surface, piece, toStyle(paper))
        if (pictures === 'none' || i % 5 === 3) return
        const picture = pictures === 'flowers' ? flowerTone : tones[i % tones.length]
        halftone(surface, piece, reach, {
          ink: i % 6 === 1 ? papers[(i + 1) % papers.length] : ink,
          screen,
          picture,
          turn: chance.next() * 6.28,
        })
      }),
    )
  },
})

function tornPiece(chance: Chance, reach: number): Point[] {
  const corners = chance.whole(4, 6)
  const turn = chance.next() * 6.28
  const ring = Array.from({ length: corners }, (_, i): Point => {
    const angle = turn + ((i + chance.between(-0.25, 0.25)) / corners) * 6.283
    const far = reach * chance.between(0.85, 1.08)
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })
  return ring.flatMap(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % corners]
    const bow = chance.between(-0.06, 0.08)
    return Array.from({ length: 16 }, (_, k): Point => {
      const t = k / 16
      const out = 1 + Math.sin(Math.PI * t) * bow + chance.between(-0.014, 0.014)
      return [(ax + (bx - ax) * t) * out, (ay + (by - ay) * t) * out]
    })
  })
}

interface Halftone {
  ink: Color
  screen: number
  picture: (x: number, y: number) => number
  turn: number
}

function halftone(surface: PrintSurface, piece: Path, reach: number, { ink, screen, picture, turn }: Halftone): void {
  const rows = Math.ceil((reach * 1.15) / screen)
  const [cosine, sine] = [Math.cos(0.5), Math.sin(0.5)]
  const [across, down] = [Math.cos(turn), Math.sin(turn)]
  const within = openEdge(piece)
  surface.fillStyle = toStyle(ink)
  for (let j = -rows; j <= rows; j++) {
    surface.beginPath()
    for (let i = -rows; i <= rows; i++) {
      const x = (i * cosine - j * sine) * screen
      const y = (i * sine + j * cosine) * screen
      const tone = picture((x * across - y * down) / reach, (x * down + y * across) / reach)
      const radius = screen * 0.62 * Math.sqrt(Math.max(0, Math.min(1, tone)))
      if (radius < screen * 0.1 || !within(x, y)) continue
      surface.moveTo(x + radius, y)
      surface.arc(x, y, radius, 0, 6.29)
    }
    surface.fill()
  }
}

/** Whether a place lies inside a piece that is seen whole from its middle, a little in from its edge. */
function openEdge(piece: Path): (x: number, y: number) => boolean {
  const steps = 180
  const reaches = new Float64Array(steps).fill(Infinity)
  const slot = (x: number, y: number) => Math.floor(((Math.atan2(y, x) / Math.PI + 1) / 2) * steps) % steps
  for (const [i, [ax, ay]] of piece.entries()) {
    const [bx, by] = piece[(i + 1) % piece.length]
    for (let t = 0; t < 1; t += 0.125) {
      const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t]
      const at = slot(x, y)
      reaches[at] = Math.min(reaches[at], Math.hypot(x, y) * 0.965)
    }
  }
  return (x, y) => Math.hypot(x, y) < reaches[slot(x, y)]
}

/** Tone 0 to 1 of a picture at a place, the piece reaching from -1 to 1. */
type Tone = (x: number, y: number) => number

const flowerTone: Tone = (x, y) => {
  const reach = Math.hypot(x, y)
  const angle = Math.atan2(y, x)
  const petal = Math.abs(((angle * 3.5) / Math.PI - reach * 0.4 + 20) % 1) - 0.5
  if (reach < 0.2) return 0.9 - (reach < 0.09 ? 0.6 : 0)
  return reach > 0.95 ? 0.05 : 0.16 + Math.abs(petal) ** 2 * 2.4 + (0.5 - reach) * 0.5
}

const tones: readonly Tone[] = [
  flowerTone,
  (x, y) => 0.5 + 0.5 * Math.sin(y * 9 + Math.sin(x * 4) * 1.6),
  (x, y) => {
    const reach = Math.hypot(x + 0.1, y - 0.05) / 0.75
    if (reach > 1) return 0.14
    const light = Math.sqrt(1 - reach * reach) * 0.7 - (x + y) * 0.5
    return 0.85 - light
  },
  (x, y) => (Math.abs(y) > 0.85 ? 0.7 : 0.45 + 0.5 * Math.cos(x * 16) ** 3),
  (x, y) => 0.5 + 0.45 * Math.sin(Math.hypot(x - 0.5, y + 0.6) * 13),
]
