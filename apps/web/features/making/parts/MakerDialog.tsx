import { type ReactNode, Suspense } from 'react'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { MakingTarget } from './makingTarget.ts'

/** A maker over the boards of the open project, which take what is made. */
export function MakerDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { project, desk } = useBoards()
  return (
    <Dialog title={title} onClose={onClose} size="wide">
      <MakingTarget value={{ project, desk }}>
        <Suspense>{children}</Suspense>
      </MakingTarget>
    </Dialog>
  )
}
