import type { OpenedLook } from '@toile/contract/features/canvas.ts'
import { paintId } from '@toile/craft/designs/paintChanges.ts'
import type { PaintOn } from '@toile/craft/applied/notionOn.ts'
import type { PaintNote } from '@toile/picture/painting/back/paintNote.ts'
import { knowPictures, whereUploads } from '../../../shared/drawing/knownUploads.ts'
import { changeLooks, type Together } from '../../../shared/open/looks/changeLooks.ts'
import { rememberTogether } from '../../../shared/open/looks/lastTogether.ts'
import { collectionOf } from '../../../shared/open/looks/useCollection.ts'
import { sendUpload } from '../../../shared/uploads/sendUpload.ts'
import { queries } from '../../../shell/calls/queries.ts'
import { askPaint } from '../opening/looksWorker.ts'
import type { PaintFound } from '../opening/openingOrders.ts'
import type { Painting } from '../painting/openPainting.ts'
import { paintedOver } from './paintedOver.ts'

/** A painting, and the look that it was opened of. */
export interface PaintingOfLook {
  canvasId: string
  designId: string
  projectId: string
  opened: OpenedLook
}

/** What became of paint: the look as it was changed, nothing where it is as it was, and what could not go back. */
export interface PaintedLook {
  together: Together | null
  notes: readonly PaintNote[]
}

/** Lays what is painted over a look on the look as it stands now, as a step of it that is taken back; a version of it from before is kept (requirements S1.12, S3.13). */
export async function layPaintBack(
  painting: Pick<Painting, 'ask'>,
  { canvasId, designId, projectId, opened }: PaintingOfLook,
  onProgress: (share: number) => void,
): Promise<PaintedLook> {
  const { design, view } = opened
  const file = await painting.ask('own', undefined)
  const uploads = await whereUploads(design)
  const { laid, notes: told } = await askPaint({ file, design, uploads, view })
  const count = laid.reduce((sum, { paint }) => sum + paint.length, 0)
  const kept = new Map<string, PaintOn[]>()
  let done = 0
  for (const { garment, paint } of laid) {
    const own: PaintOn[] = []
    for (const one of paint) {
      own.push(await keptPaint(one, paintId(canvasId, own.length)))
      done += 1
      onProgress(done / count)
    }
    kept.set(garment, own)
  }
  // The look may have been changed elsewhere: paint is laid on it as it stands now.
  await queries.fetchQuery({ ...collectionOf(projectId), staleTime: 0 })
  const notes: PaintNote[] = [...told]
  const together = await changeLooks(projectId, [designId], (now) => {
    const { painted, lost } = paintedOver(now, { canvasId, side: view, kept })
    notes.push(...lost)
    return painted
  })
  const isChanged = together.looks.length > 0
  if (isChanged) rememberTogether(together)
  return { together: isChanged ? together : null, notes }
}

/** Stores the picture of paint and names it as documents do. */
async function keptPaint({ at, width, picture }: PaintFound, id: string): Promise<PaintOn> {
  const { picture: stored } = await sendUpload({
    file: new File([picture], 'paint.png', { type: 'image/png' }),
    use: 'detail',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  knowPictures([stored])
  return {
    kind: 'notion',
    id,
    source: { kind: 'paint', hash: stored.hash },
    at,
    width: Math.round(width * 100) / 100,
    angle: 0,
    mirrored: false,
    opacity: 1,
    hidden: false,
  }
}
