import { categories } from '@toile/craft/garments/categories.ts'
import { printTypes } from '@toile/craft/prints/printTypes.ts'
import { addPictures, roomOn } from '@toile/studio/projects/changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadDialog } from '../../../shared/uploads/dialog/UploadDialog.tsx'
import { useTrialRoom } from '../../../shared/uploads/useTrialRoom.ts'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { boardOf, type BoardId } from '../../../shared/open/boards/boardKinds.ts'
import { rememberPictures } from '../../../shared/open/projects/pictures.ts'
import { trace } from '../../../shared/open/boards/tracing.ts'

interface BoardUploadDialogProps {
  board: BoardId | 'marketing'
  files: readonly File[]
  onClose: () => void
}

const categoriesOf: Partial<Record<BoardId | 'marketing', readonly { id: string; label: string }[]>> = {
  print: printTypes,
  sketch: categories,
}

/** Pictures for a board, cropped and put into categories before they are added (requirements S5.03, S5.04). */
export function BoardUploadDialog({ board, files, onClose }: BoardUploadDialogProps) {
  const { t } = useTranslation()
  const { project, desk, opened } = useBoards()
  const trial = useTrialRoom()
  const [room] = useState(() => Math.min(roomOn(project, board), trial?.left ?? Infinity))
  const name = board === 'marketing' ? t('Marketing sketches') : t(boardOf(board).label)
  return (
    <UploadDialog
      title={t('Upload to {{board}}', { board: name })}
      use={board}
      room={room}
      files={files}
      categories={(categoriesOf[board] ?? []).map(({ id, label }) => ({ value: id, label: t(label) }))}
      onAdded={({ picture, category, guessed }) => {
        // What a sketch shows is for its tracing to find, unless the person has said it.
        const said = board === 'sketch' && guessed ? '' : category
        if (board === 'sketch' && said) void trace(picture.id, said)
        if (board !== 'marketing') return desk.addStored(board, [picture], 'Upload', said)
        rememberPictures([picture])
        const items = [{ id: picture.id, source: 'Upload' as const }]
        opened.document.change(addPictures, { board, items })
      }}
      onClose={onClose}
    />
  )
}
