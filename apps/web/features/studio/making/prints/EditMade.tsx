import type { ElementEntry } from '@toile/contract/features/elements.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'

/** The screens on which made prints are changed by hand, by the kind of their document. */
const editors: Partial<Record<ElementEntry['kind'], string>> = {
  print: 'printStudio',
  slogan: 'slogan',
  logo: 'slogan',
}

/** Opens a made print where it can be changed by hand (requirement S2.52). */
export function EditMade({ entry: { id, name, kind } }: { entry: ElementEntry }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { project }: Record<string, unknown> = useSearch({ strict: false })
  const tool = editors[kind]
  if (!tool) return null
  const search = { tool, element: id, ...(typeof project === 'string' ? { project } : {}) }
  return (
    <IconButton name={t('Edit {{name}}', { name })} onClick={() => void navigate({ to: '/home/tools', search })}>
      <IconPencil size={18} stroke={1.4} />
    </IconButton>
  )
}
