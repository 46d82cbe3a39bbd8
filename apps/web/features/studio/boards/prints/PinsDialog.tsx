import { pinItems, pinsWith } from '@toile/fashion/projects/manyChanges.ts'
import { useTranslation } from 'react-i18next'
import { PinsQuestion } from '../../parts/PinsQuestion.tsx'
import { useBoards } from '../boardContext.ts'
import { boardSteps } from '../steps.ts'

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
        opened.document.change(pinItems, { board: 'print', ids, pinned: true }, { name: boardSteps.pin.label })
        onClose()
      }}
    />
  )
}
