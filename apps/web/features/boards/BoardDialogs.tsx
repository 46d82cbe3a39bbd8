import { Suspense } from 'react'
import { type BoardDialog, useBoards } from '../../shared/open/boards/boardContext.ts'
import { ClearDialog } from './ClearDialog.tsx'
import { CopyDialog } from './choosing/CopyDialog.tsx'
import { LibraryDialog } from './LibraryDialog.tsx'
import { MannequinDialog } from './MannequinDialog.tsx'
import { PinsDialog } from './prints/PinsDialog.tsx'
import { MakeDialog } from './MakeDialog.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { lazyPart } from '../../shell/lazyPart.ts'

const ColorDialog = lazyPart('boards', async () => (await import('./colors/ColorDialog.tsx')).ColorDialog)
const ColorsFromPicture = lazyPart(
  'boards',
  async () => (await import('./colors/ColorsFromPicture.tsx')).ColorsFromPicture,
)
const ColorViews = lazyPart('boards', async () => (await import('./colors/ColorViews.tsx')).ColorViews)
const PaletteImport = lazyPart('boards', async () => (await import('./colors/PaletteImport.tsx')).PaletteImport)

const BoardPrintDialog = lazyPart(
  'boards',
  async () => (await import('../making/moodPrint/BoardPrintDialog.tsx')).BoardPrintDialog,
)
const BoardUploadDialog = lazyPart(
  'boards',
  async () => (await import('./uploading/BoardUploadDialog.tsx')).BoardUploadDialog,
)
const SettingsDialog = lazyPart(
  'project',
  async () => (await import('../projects/settings/SettingsDialog.tsx')).SettingsDialog,
)

/** The open dialog of the boards. */
export function BoardDialogs({ dialog }: { dialog: BoardDialog }) {
  return (
    <Suspense>
      <Opened dialog={dialog} />
    </Suspense>
  )
}

function Opened({ dialog }: { dialog: BoardDialog }) {
  const { opened, show } = useBoards()
  const close = () => show(null)
  if (dialog.kind === 'picture') return <PictureDialog board={dialog.board} id={dialog.id} onClose={close} />
  if (dialog.kind === 'library') return <LibraryDialog board={dialog.board} onClose={close} />
  if (dialog.kind === 'color') return <ColorDialog id={dialog.id} onClose={close} />
  if (dialog.kind === 'palette') return <ColorsFromPicture onClose={close} />
  if (dialog.kind === 'colors') return <ColorViews onClose={close} />
  if (dialog.kind === 'import') return <PaletteImport file={dialog.file} onClose={close} />
  if (dialog.kind === 'copy') return <CopyDialog board={dialog.board} ids={dialog.ids} onClose={close} />
  if (dialog.kind === 'pins') return <PinsDialog ids={dialog.ids} onClose={close} />
  if (dialog.kind === 'mannequin') return <MannequinDialog id={dialog.id} onClose={close} />
  if (dialog.kind === 'make') return <MakeDialog maker={dialog.maker} onClose={close} />
  if (dialog.kind === 'upload') return <BoardUploadDialog board={dialog.board} files={dialog.files} onClose={close} />
  if (dialog.kind === 'boardPrint') return <BoardPrintDialog opened={opened} board={dialog.board} onClose={close} />
  if (dialog.kind === 'settings') return <SettingsDialog onClose={close} />
  return <ClearDialog onClose={close} />
}
