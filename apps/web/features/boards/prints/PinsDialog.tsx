import { pinItems, pinsWith } from '@toile/studio/projects/manyChanges.ts'
import { useTranslation } from 'react-i18next'
import { PinsQuestion } from '../../../shared/fields/choices/PinsQuestion.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'

/** Asks before prints are pinned beyond eight (requirement S5.07). */
export function PinsDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  return (
    <PinsQuestion
      pins={pinsWith(project, ids)}
      stay={t('Do not pin')}
      onStay={onClose}
      onContinue={() => {
        opened.document.change(pinItems, { board: 'print', ids, pinned: true })
        onClose()
      }}
    />
  )
}
