import { type TaskInput, tasks } from '@toile/contract/tasks.ts'
import type { FoundDrawing, LineAsk, LineStrokes } from '@toile/craft/sketches/linesOrder.ts'
import { linesOfLook } from '@toile/picture/export/linesOfLook.ts'
import { linesOfPicture } from '@toile/picture/reading/lines/linesOfPicture.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import { languageOf } from '@toile/rules/languages/index.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { randomUUID } from 'node:crypto'
import { defineRunner, type RunContext } from '../../host/queue/runner.ts'
import { drawLines as paint } from '../../pictures/drawing/drawLines.ts'
import { asUploads, loadUploads } from '../../pictures/drawing/loadUploads.ts'
import { readOwn } from '../../pictures/hold/keepPixels.ts'
import { keepLines, type NewLines } from './keepLines.ts'
import { shownIn } from './lineEntry.ts'

type Input = TaskInput<'drawLines'>

/** The longest side, in pixels, at which a picture is read. */
const longest = 1024

/** What was found, and where it lies where that is known. */
interface Found {
  drawings: readonly { drawing: FoundDrawing['drawing']; box: FoundDrawing['box'] | null }[]
  asks: readonly LineAsk[]
}

/** Takes a picture apart into line drawings, one for each garment (requirements S1.10, S3.11); they are kept together, or none is. */
export const drawLines = defineRunner(tasks.drawLines, async (input, context) => {
  const { task, files, signal, report } = context
  const { drawings, asks } = await findLines(input, context)
  const language = languageOf(input.language)
  const kept: NewLines[] = []
  for (const [position, { drawing, box }] of drawings.entries()) {
    signal.throwIfAborted()
    await report((position + 1) / (drawings.length + 1))
    kept.push({
      id: randomUUID(),
      ownerId: task.ownerId,
      name: `${shownIn(language, drawing.category)} · ${input.name}`,
      document: drawing,
      stored: await files.putDrawn(await paint(drawing), 'image/png'),
      fromId: input.fileId,
      box,
      designId: input.source.of === 'look' ? input.source.designId : null,
      taskId: task.id,
      position,
    })
  }
  return {
    output: { lineDrawingIds: kept.map(({ id }) => id), asks: [...asks] },
    commit: (tx) => keepLines(tx, kept),
  }
})

async function findLines(input: Input, context: RunContext): Promise<Found> {
  const { source } = input
  const { task, load, files, drawing: host } = context
  if (source.of === 'picture') return inPicture(input, context)
  const uploads = await loadUploads(load, files, task.ownerId, [source.look])
  const drawings = linesOfLook(host, source.look, openSources(host, asUploads(uploads)))
  if (drawings.length === 0) throw refuse('lookUnseen')
  return { drawings: drawings.map((drawing) => ({ drawing, box: null })), asks: [] }
}

/** What is in the pixels of a picture; strokes and places are those of the picture itself, which is read smaller. */
async function inPicture({ fileId, strokes, choices }: Input, { task, db, files }: RunContext): Promise<Found> {
  if (!fileId) throw refuse('notFound')
  const { pixels, scale } = await readOwn({ db, files }, task.ownerId, fileId, longest)
  const smaller = (all: LineStrokes['keep']) =>
    all.map(({ points, radius }) => ({
      points: points.map(([x, y]): [number, number] => [x / scale, y / scale]),
      radius: radius / scale,
    }))
  const found = linesOfPicture(pixels, { keep: smaller(strokes.keep), drop: smaller(strokes.drop) }, choices)
  const whole = (length: number) => Math.round(length * scale)
  return {
    ...found,
    drawings: found.drawings.map(({ drawing, box }) => ({
      drawing,
      box: { left: whole(box.left), top: whole(box.top), width: whole(box.width), height: whole(box.height) },
    })),
  }
}
