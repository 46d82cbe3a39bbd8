import type { CanvasEntry, OpenedLook } from '@toile/contract/features/canvas.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../shell/lazyPart.ts'
import type { Painting } from '../painting/openPainting.ts'
import type { ResultId } from './resultIds.ts'

const PaintBackDialog = lazyPart('canvasLooks', async () => (await import('./PaintBackDialog.tsx')).PaintBackDialog)
const PutOnBoard = lazyPart('canvasLooks', async () => (await import('./PutOnBoard.tsx')).PutOnBoard)

interface ResultDialogsProps {
  shown: { result: ResultId; painting: Painting }
  entry: CanvasEntry
  opened: OpenedLook | null
  onClose: () => void
}

/** The dialog of the result that was chosen. */
export function ResultDialogs({ shown: { result, painting }, entry, opened, onClose }: ResultDialogsProps) {
  const { id, name, projectId, origin } = entry
  if (!projectId) return null
  return (
    <Suspense>
      {result === 'board' && <PutOnBoard painting={painting} name={name} projectId={projectId} onClose={onClose} />}
      {result === 'paint' && origin?.kind === 'look' && opened && (
        <PaintBackDialog
          painting={painting}
          canvasId={id}
          designId={origin.id}
          projectId={projectId}
          opened={opened}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
