import { openChance } from '@toile/geometry'
import { calmed } from '../calmed.ts'
import { cropTo, wholePicture } from '../cropTo.ts'
import { inked } from '../inked.ts'
import { laidAt } from '../laidAt.ts'
import { readInks } from '../readInks.ts'
import type { OpenTreatment } from '../treatment.ts'
import { wavesOf } from '../wavesOf.ts'
import { working } from '../working.ts'
import { fillBlocks } from './fillBlocks.ts'
import { cells, partition } from './partition.ts'

/** How far hand-cut edges wander, in cells. */
const wander = 0.07

/** The picture's fields as a patchwork: plain blocks of their inks, forms, and windows through which the picture itself is seen. */
export const windows: OpenTreatment = (picture, source) => {
  const chance = openChance(source.seed)
  const field = inked(calmed(cropTo(picture, wholePicture, working, working), 3), source.colors, source.seed, 2)
  const seen = readInks(field, source.colors.length, { across: 'mirror', down: 'mirror' }, 'soft')
  const { blocks, owner } = partition(chance)
  const fills = fillBlocks(field, blocks, owner, source.colors, chance)
  const [across, down] = [wavesOf(5, 5, chance, true), wavesOf(5, 5, chance, true)]
  const inkAt = (u: number, v: number) => {
    const x = u * cells + across(u, v) * wander
    const y = v * cells + down(u, v) * wander
    const number =
      owner[(((Math.floor(y) % cells) + cells) % cells) * cells + (((Math.floor(x) % cells) + cells) % cells)]
    const block = blocks[number]
    const s = ((((x - block.x) % cells) + cells) % cells) / block.width
    const t = ((((y - block.y) % cells) + cells) % cells) / block.height
    return fills[number](s, t, seen)
  }
  return (side) => laidAt(inkAt, 1, side)
}
