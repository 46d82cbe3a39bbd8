import { tasks } from '@toile/contract/tasks.ts'
import { seamlessTile } from '@toile/picture/tiles/seamlessTile.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { keepPixels, readOwn } from '../../pictures/hold/keepPixels.ts'

const longest = 1024
const shortest = 16

/** Makes an uploaded texture into a tile that repeats without a seam. */
export const makeTile = defineRunner(tasks.makeTile, async ({ fileId }, { task, db, files }) => {
  const { pixels, name } = await readOwn({ db, files }, task.ownerId, fileId, longest)
  if (Math.min(pixels.width, pixels.height) < shortest) throw refuse('pictureTooSmall', { least: shortest })
  if (pixels.rgba.every((value, i) => i % 4 !== 3 || value < 8)) throw refuse('nothingStandsOut')
  const { pixels: tile, period, quality, warning } = seamlessTile(pixels)
  const store = await keepPixels(files, task.ownerId, 'tile', name, tile)
  return { output: { fileId: await db.transaction(store), period, quality, warning } }
})
