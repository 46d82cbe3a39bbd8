import { Button, Group } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import { limits } from '@toile/fashion/limits.ts'
import { pinItems, pinsWith } from '@toile/fashion/projects/manyChanges.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { useBoards } from '../boardContext.ts'
import styles from '../boards.module.css'
import { boardSteps } from '../steps.ts'

/** More than eight pinned prints: told, and asked whether to continue (requirement S5.07). */
export function PinsDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  return (
    <Dialog
      title={t('More than {{most}} pinned prints', { most: limits.pinsBeforeWarning })}
      onClose={onClose}
      size="small"
    >
      <p className={styles.says}>
        {t('{{pins}} prints would be pinned; with more than {{most}}, some will not come to use. Continue?', {
          pins: pinsWith(project, ids),
          most: limits.pinsBeforeWarning,
        })}
      </p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('Do not pin')}
        </Button>
        <Button
          onClick={() => {
            opened.document.change(pinItems, { board: 'print', ids, pinned: true }, { name: boardSteps.pin.label })
            onClose()
          }}
        >
          {t('Continue')}
        </Button>
      </Group>
    </Dialog>
  )
}
