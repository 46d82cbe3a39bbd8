import { type TaskInput, tasks } from '@toile/contract/tasks.ts'
import type { FoundDrawing, LineAsk } from '@toile/craft/sketches/linesOrder.ts'
import { linesOfLook } from '@toile/picture/export/linesOfLook.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import { languageOf } from '@toile/rules/languages/index.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { randomUUID } from 'node:crypto'
import { defineRunner, type RunContext } from '../../host/queue/runner.ts'
import { drawLines as paint } from '../../pictures/drawing/drawLines.ts'
import { asUploads, loadUploads } from '../../pictures/drawing/loadUploads.ts'
import { keepLines, type NewLines } from './keepLines.ts'
import { shownIn } from './lineEntry.ts'

type Input = TaskInput<'drawLines'>

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

async function findLines({ source }: Input, { task, load, files, drawing: host }: RunContext): Promise<Found> {
  if (source.of === 'picture') throw refuse('noGarmentSeen')
  const uploads = await loadUploads(load, files, task.ownerId, [source.look])
  const drawings = linesOfLook(host, source.look, openSources(host, asUploads(uploads)))
  if (drawings.length === 0) throw refuse('lookUnseen')
  return { drawings: drawings.map((drawing) => ({ drawing, box: null })), asks: [] }
}
