import type { LibraryFilter } from '@toile/contract/features/library.ts'
import { BoardDialog } from './BoardDialog.tsx'
import { BrandDialog } from './BrandDialog.tsx'
import { emptyBin, purge, toBin } from './changes.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ForGoodDialog } from './ForGoodDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { PrepareDialog } from './PrepareDialog.tsx'
import { QuickLook } from './look/QuickLook.tsx'
import { TagsDialog } from './TagsDialog.tsx'
import type { LibraryDialog, LibraryWork } from './useLibraryWork.ts'

interface LibraryDialogsProps {
  dialog: LibraryDialog
  work: LibraryWork
  filter: LibraryFilter
  show: (filter: LibraryFilter) => void
}

/** The open dialog of the library. */
export function LibraryDialogs({ dialog, work, filter, show }: LibraryDialogsProps) {
  const { close } = work
  if (dialog.kind === 'look') return <QuickLook id={dialog.id} work={work} filter={filter} show={show} />
  if (dialog.kind === 'tags') return <TagsDialog ids={dialog.ids} onClose={close} />
  if (dialog.kind === 'move') return <MoveDialog ids={dialog.ids} tab={filter.tab} onClose={close} />
  if (dialog.kind === 'board') return <BoardDialog ids={dialog.ids} tab={filter.tab} onClose={close} />
  if (dialog.kind === 'brand') return <BrandDialog ids={dialog.ids} onClose={close} />
  if (dialog.kind === 'prepare') return <PrepareDialog tab={filter.tab ?? 'moodboards'} onClose={close} />
  if (dialog.kind === 'used')
    return (
      <DeleteDialog
        count={dialog.ids.length}
        used={dialog.used}
        onDelete={() => void toBin(dialog.ids)}
        onClose={close}
      />
    )
  if (dialog.kind === 'purge')
    return <ForGoodDialog count={dialog.ids.length} onDelete={() => void purge(dialog.ids)} onClose={close} />
  return <ForGoodDialog count={work.order.ids.length} onDelete={() => void emptyBin()} onClose={close} />
}
