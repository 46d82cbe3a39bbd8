import { type TaskOutput, tasks } from '@toile/contract/tasks.ts'
import { sure } from '@toile/geometry'
import { motifsOf } from '@toile/picture/reading/cutout/motifs/motifsOf.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { keepPixels, readOwn } from '../../pictures/hold/keepPixels.ts'

const longest = 1600

/** Finds the motifs of an uploaded picture and keeps each alone. */
export const findMotifs = defineRunner(tasks.findMotifs, async ({ fileId }, { task, db, files }) => {
  const { pixels, name, scale } = await readOwn({ db, files }, task.ownerId, fileId, longest)
  const { motifs, texture } = motifsOf(pixels)
  const stored = await Promise.all(motifs.map((motif) => keepPixels(files, task.ownerId, 'motif', name, motif.pixels)))
  const found: TaskOutput<'findMotifs'>['motifs'] = []
  await db.transaction(async (tx) => {
    for (const [i, { box, colors, times }] of motifs.entries()) {
      const whole = (length: number) => Math.round(length * scale)
      const place = { x: whole(box.x), y: whole(box.y), width: whole(box.width), height: whole(box.height) }
      found.push({ fileId: await sure(stored[i])(tx), box: place, colors, times })
    }
  })
  return { output: { motifs: found, texture } }
})
