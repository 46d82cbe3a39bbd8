import { completePalette } from '@toile/fashion/colors/completePalette.ts'
import type { Color } from '@toile/fashion/colors/color.ts'
import { toStyle } from '@toile/fashion/colors/mixColors.ts'
import type { StoredKnobs } from '@toile/fashion/garments/knob.ts'
import type { Print, PrintTile } from '@toile/fashion/prints/print.ts'
import { openLatticeField } from '@toile/fashion/prints/motifs/latticeField.ts'
import { copiesOf, latticeOf, type Repeat } from '@toile/fashion/prints/repeat.ts'
import { ownTiles } from '@toile/fashion/prints/tileSize.ts'
import { openChance } from '@toile/geometry'
import type { Context, Host, Pixels } from '../surface.ts'
import { halve } from './halve.ts'
import { layTiles } from './plainTile.ts'
import { scatterSpots } from './scatterSpots.ts'

const over = 2
const most = 1600

/**
 * One tile of a print as pixels under a repeat (its own unless told): painted at twice the size and averaged down; whole even sides that
 * the repeat's slips divide, so that tiles shift by whole pixels. Same input, same bytes.
 */
export function paintTile(
  host: Host,
  print: Print,
  colors: readonly Color[],
  seed: number,
  pixelsPerMillimetre: number,
  knobs?: StoredKnobs,
  repeat: Repeat = print.repeat,
): Pixels {
  const { across, down } = ownTiles(print, repeat)
  if (across * down === 1)
    return paintUnder(host, print, colors, seed, pixelsPerMillimetre, knobs, print.runsOn ? print.repeat : repeat)
  const own = paintUnder(host, print, colors, seed, pixelsPerMillimetre, knobs, print.repeat)
  return layTiles(own, print.repeat, own.width * across, own.height * down)
}

function paintUnder(
  host: Host,
  print: Print,
  colors: readonly Color[],
  seed: number,
  pixelsPerMillimetre: number,
  knobs: StoredKnobs | undefined,
  repeat: Repeat,
): Pixels {
  const { drop, step } = latticeOf(repeat)
  const width = sidePixels(print.width * pixelsPerMillimetre, step.d)
  const height = sidePixels(print.height * pixelsPerMillimetre, drop.d)
  const context = host.createCanvas(width * over, height * over).getContext('2d')
  context.scale((width * over) / print.width, (height * over) / print.height)
  print.paint(tileOn(context, print, colors, seed, repeat, width, height), knobs)
  return halve(context.getImageData(0, 0, width * over, height * over))
}

/** Whole pixels that two and the parts of a slip divide. */
function sidePixels(wanted: number, parts: number): number {
  const unit = parts % 2 ? parts * 2 : parts
  return unit * Math.max(unit < 4 ? 2 : 1, Math.min(Math.floor(most / unit), Math.round(wanted / unit)))
}

function tileOn(
  context: Context,
  print: Print,
  colors: readonly Color[],
  seed: number,
  repeat: Repeat,
  across: number,
  down: number,
): PrintTile {
  const { width, height } = print
  const chance = openChance(seed)
  const spread = chance.branch('scatter')
  return {
    width,
    height,
    repeat,
    pixels: across / width,
    colors: completePalette(colors, print.colorway.length),
    chance,
    motif(x, y, reach, paint) {
      for (const copy of copiesOf(repeat, x, y, width, height, reach).sort((a, b) => a.y - b.y || a.x - b.x)) {
        if (copy.x < -reach || copy.y < -reach || copy.x > width + reach || copy.y > height + reach) continue
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
    texels: (colorAt, samples = 2) =>
      setTexels(context, across * over, down * over, over / samples, width, height, colorAt),
    field: (cellsAcross, cellsDown, octaves) => openLatticeField(chance, repeat, cellsAcross, cellsDown, octaves),
    scatter: (count, apart, clearOf = []) => scatterSpots(spread, { width, height, repeat }, count, apart, clearOf),
  }
}

function setTexels(
  context: Context,
  across: number,
  down: number,
  block: number,
  width: number,
  height: number,
  colorAt: Parameters<PrintTile['texels']>[0],
): void {
  const image = context.createImageData(across, down)
  const bytes = image.data
  for (let y = 0; y < down; y += block) {
    const v = (y + block / 2) / down
    for (let x = 0; x < across; x += block) {
      const u = (x + block / 2) / across
      const { r, g, b } = colorAt(u, v, u * width, v * height)
      for (let j = 0; j < block; j++) {
        for (let i = 0; i < block; i++) {
          const at = ((y + j) * across + x + i) * 4
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
