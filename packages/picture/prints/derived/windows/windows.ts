import { openChance } from '@toile/geometry'
import { calmed } from '../calmed.ts'
import { cropTo, wholePicture } from '../cropTo.ts'
import { inked } from '../inked.ts'
import { within } from '../inkField.ts'
import { laidAt } from '../laidAt.ts'
import { readInks } from '../readInks.ts'
import type { OpenTreatment } from '../treatment.ts'
import { wavesOf } from '../wavesOf.ts'
import { working } from '../working.ts'
import { fillBlocks } from './fillBlocks.ts'
import { cells, partition } from './partition.ts'

/** How far hand-cut edges wander, in cells. */
const wander = 0.055

/** The picture's fields as a patchwork: plain blocks of their inks, forms, and framed windows through which the picture itself is seen. */
export const windows: OpenTreatment = (picture, source) => {
  const chance = openChance(source.seed)
  // The longer side a little larger than usual: windows show parts of the picture, in its own proportions.
  const scale = (1.2 * working) / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(8, Math.round(side * scale)))
  const field = inked(calmed(cropTo(picture, wholePicture, width, height), 3), source.colors, source.seed, 2)
  const seen = readInks(field, source.colors.length, { across: 'mirror', down: 'mirror' }, 'soft')
  const patchwork = partition(chance)
  const fills = fillBlocks(field, patchwork, source.colors, chance)
  const across = wavesOf(5, 5, chance, true)
  const down = wavesOf(5, 5, chance, true)
  const inkAt = (u: number, v: number) => {
    // Half a cell aside, so that the tile's own sides run through blocks and not along them.
    const x = u * cells + 0.5 + across(u, v) * wander
    const y = v * cells + 0.5 + down(u, v) * wander
    const number = patchwork.owner[within(Math.floor(y), cells, 'wrap') * cells + within(Math.floor(x), cells, 'wrap')]
    const block = patchwork.blocks[number]
    return fills[number](within(x - block.x, cells, 'wrap'), within(y - block.y, cells, 'wrap'), seen)
  }
  return (side) => laidAt(inkAt, 1, side)
}
