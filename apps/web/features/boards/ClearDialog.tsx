import { Button, Group } from '@mantine/core'
import { projects } from '@toile/contract/features/projects.ts'
import { collections } from '@toile/contract/features/collections.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { refresh } from '../../shell/calls/useCall.ts'
import { clearProject } from '../../shared/open/projects/openProjects.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import styles from '../../shared/open/boards/boards.module.css'

/** Asks before every board and list of the project is emptied (requirement S4.04). */
export function ClearDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { opened } = useBoards()
  const [busy, setBusy] = useState(false)
  const clear = () => {
    setBusy(true)
    clearProject(opened)
      .then(() => {
        void refresh(collections.openCollection, projects.listProjects)
        onClose()
      })
      .catch(sayRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <Dialog title={t('Clear the boards?')} onClose={onClose} size="small">
      <p className={styles.says}>
        {t(
          'Every board is emptied and the looks move to Deleted. Name and settings stay; pictures stay in your uploads. Undo brings the boards back.',
        )}
      </p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('Keep everything')}
        </Button>
        <Button color="danger" loading={busy} onClick={clear}>
          {t('Clear the boards')}
        </Button>
      </Group>
    </Dialog>
  )
}
