import type { ElementEntry } from '@toile/contract/features/elements.ts'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { useEditMade } from './useEditMade.ts'

/** Opens a made print where it can be changed by hand (requirement S2.52). */
export function EditMade({ entry }: { entry: ElementEntry }) {
  const { t } = useTranslation()
  const edit = useEditMade(entry)
  if (!edit) return null
  return (
    <IconButton name={t('Edit {{name}}', { name: entry.name })} onClick={edit}>
      <IconPencil size={18} stroke={1.4} />
    </IconButton>
  )
}
