import type { Color } from '@toile/craft/colors/color.ts'
import { completePalette } from '@toile/craft/colors/completePalette.ts'
import { toStyle } from '@toile/craft/colors/mixColors.ts'
import type { StoredKnobs } from '@toile/craft/garments/knob.ts'
import { openLatticeField } from '@toile/craft/prints/motifs/latticeField.ts'
import type { Print, PrintTile } from '@toile/craft/prints/print.ts'
import { copiesOf, type Repeat } from '@toile/craft/prints/repeat.ts'
import { openChance } from '@toile/geometry'
import type { Context, Host, Pixels } from '../surface.ts'
import { halve } from './halve.ts'
import { scatterSpots } from './scatterSpots.ts'

/** What a tile is painted as: its print in colours and knobs under a repeat, and how many pixels across and down it is. */
export interface TileOrder {
  print: Print
  colors: readonly Color[]
  seed: number
  knobs: StoredKnobs | undefined
  repeat: Repeat
  across: number
  down: number
  /** How many times finer it is painted before it is averaged down. */
  over: 1 | 2
}

/** The rows of a tile from `top`, as the whole tile would show them; huge tiles are painted band by band. */
export function paintBand(host: Host, order: TileOrder, top: number, rows: number): Pixels {
  const { print, across, down, over } = order
  const context = host.createCanvas(across * over, rows * over).getContext('2d')
  context.translate(0, -top * over)
  context.scale((across * over) / print.width, (down * over) / print.height)
  print.paint(tileOn(context, order, top, rows), order.knobs)
  const painted = context.getImageData(0, 0, across * over, rows * over)
  return over === 2 ? halve(painted) : { width: across, height: rows, rgba: painted.data }
}

function tileOn(context: Context, order: TileOrder, top: number, rows: number): PrintTile {
  const { print, colors, seed, repeat, across, down, over } = order
  const { width, height } = print
  const chance = openChance(seed)
  const spread = chance.branch('scatter')
  const first = (top / down) * height
  const last = ((top + rows) / down) * height
  return {
    width,
    height,
    repeat,
    pixels: across / width,
    colors: completePalette(colors, print.colorway.length),
    chance,
    motif(x, y, reach, paint) {
      for (const copy of copiesOf(repeat, x, y, width, height, reach).sort((a, b) => a.y - b.y || a.x - b.x)) {
        if (copy.x < -reach || copy.x > width + reach || copy.y < first - reach || copy.y > last + reach) continue
        context.save()
        context.translate(copy.x, copy.y)
        context.scale(copy.flipX ? -1 : 1, copy.flipY ? -1 : 1)
        paint(context)
        context.restore()
      }
    },
    ground(color) {
      context.fillStyle = toStyle(color)
      context.fillRect(0, 0, width, height)
    },
    texels: (colorAt, samples = 2) => setTexels(context, order, top, rows, Math.max(1, over / samples), colorAt),
    field: (cellsAcross, cellsDown, octaves) => openLatticeField(chance, repeat, cellsAcross, cellsDown, octaves),
    scatter: (count, apart, clearOf = []) => scatterSpots(spread, { width, height, repeat }, count, apart, clearOf),
  }
}

function setTexels(
  context: Context,
  { print, across, down, over }: TileOrder,
  top: number,
  rows: number,
  block: number,
  colorAt: Parameters<PrintTile['texels']>[0],
): void {
  const side = across * over
  const image = context.createImageData(side, rows * over)
  const bytes = image.data
  for (let y = 0; y < rows * over; y += block) {
    const v = (top * over + y + block / 2) / (down * over)
    for (let x = 0; x < side; x += block) {
      const u = (x + block / 2) / side
      const { r, g, b } = colorAt(u, v, u * print.width, v * print.height)
      for (let j = 0; j < block; j++) {
        for (let i = 0; i < block; i++) {
          const at = ((y + j) * side + x + i) * 4
          bytes[at] = r
          bytes[at + 1] = g
          bytes[at + 2] = b
          bytes[at + 3] = 255
        }
      }
    }
  }
  context.putImageData(image, 0, 0)
}
