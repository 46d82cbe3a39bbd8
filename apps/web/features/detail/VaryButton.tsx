import { Button } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { EditTabProps } from './edit.ts'
import { useVariation } from './useVariation.ts'

/** Makes another look from this one in one step. */
export function VaryButton({ look, entry, project }: EditTabProps) {
  const { t } = useTranslation()
  const { busy, make } = useVariation(look, entry, project)
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconSparkles size={16} stroke={1.5} aria-hidden />}
      onClick={make}
    >
      {t('New variation')}
    </Button>
  )
}
