import { Button } from '@mantine/core'
import { elements } from '@toile/contract/features/elements.ts'
import type { Picture } from '@toile/contract/features/files.ts'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import { useEditMade } from './useEditMade.ts'

/** Opens the made print that a picture of the board shows where it can be changed by hand; nothing for an upload (requirement S2.52). */
export function EditPicture({ picture }: { picture: Picture }) {
  const { t } = useTranslation()
  const { data } = useCall(elements.list, { fileIds: [picture.id] }, { saidByScreen: true })
  const edit = useEditMade(data?.items[0] ?? null)
  if (!edit) return null
  return (
    <Button variant="default" leftSection={<IconPencil size={17} stroke={1.4} aria-hidden />} onClick={edit}>
      {t('Change this print')}
    </Button>
  )
}
