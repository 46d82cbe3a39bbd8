import { MoodLayoutDialog } from '../making/moods/MoodLayoutDialog.tsx'
import { type BoardDialog, useBoards } from './boardContext.ts'
import { ClearDialog } from './ClearDialog.tsx'
import { ColorDialog } from './ColorDialog.tsx'
import { LibraryDialog } from './LibraryDialog.tsx'
import { MannequinDialog } from './MannequinDialog.tsx'
import { PaletteDialog } from './PaletteDialog.tsx'
import { MakeDialog } from './MakeDialog.tsx'
import { PictureDialog } from './PictureDialog.tsx'

/** The open dialog of the boards. */
export function BoardDialogs({ dialog }: { dialog: BoardDialog }) {
  const { show } = useBoards()
  const close = () => show(null)
  if (dialog.kind === 'picture') return <PictureDialog board={dialog.board} id={dialog.id} onClose={close} />
  if (dialog.kind === 'library') return <LibraryDialog board={dialog.board} onClose={close} />
  if (dialog.kind === 'color') return <ColorDialog id={dialog.id} onClose={close} />
  if (dialog.kind === 'palette') return <PaletteDialog onClose={close} />
  if (dialog.kind === 'mannequin') return <MannequinDialog id={dialog.id} onClose={close} />
  if (dialog.kind === 'make') return <MakeDialog maker={dialog.maker} onClose={close} />
  if (dialog.kind === 'moodLayout') return <MoodLayoutDialog onClose={close} />
  return <ClearDialog onClose={close} />
}
