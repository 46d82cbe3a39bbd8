import { tasks } from '@toile/contract/tasks.ts'
import type { Stroke } from '@toile/picture/kernels/stroke.ts'
import { cutFromGround as cut } from '@toile/picture/reading/cutout/cutFromGround.ts'
import { cropped } from '@toile/picture/reading/cutout/tightBox.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { defineRunner } from '../../host/queue/runner.ts'
import { keepPixels, readOwn } from '../../pictures/hold/keepPixels.ts'

const longest = 2048

/** Cuts a thing out of an uploaded picture and keeps it alone, with a soft rim. */
export const cutOut = defineRunner(tasks.cutOut, async ({ fileId, box, keep, drop }, { task, db, files }) => {
  const { pixels, name, scale } = await readOwn({ db, files }, task.ownerId, fileId, longest)
  const smaller = (length: number) => length / scale
  const strokes = (all: readonly Stroke[]): Stroke[] =>
    all.map(({ points, radius }) => ({
      points: points.map(([x, y]): [number, number] => [smaller(x), smaller(y)]),
      radius: smaller(radius),
    }))
  const found = cut(pixels, {
    keep: strokes(keep),
    drop: strokes(drop),
    ...(box && {
      box: { x: smaller(box.x), y: smaller(box.y), width: smaller(box.width), height: smaller(box.height) },
    }),
  })
  if (!found) throw refuse('nothingStandsOut')
  const store = await keepPixels(files, task.ownerId, 'cutout', name, cropped(found.pixels, found.box))
  const { confidence, asks, parts } = found
  const whole = (length: number) => Math.round(length * scale)
  const place = {
    x: whole(found.box.x),
    y: whole(found.box.y),
    width: whole(found.box.width),
    height: whole(found.box.height),
  }
  return { output: { fileId: await db.transaction(store), confidence, asks, parts, box: place } }
})
