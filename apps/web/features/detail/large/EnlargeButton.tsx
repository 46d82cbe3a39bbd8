import { Button } from '@mantine/core'
import { IconMaximize } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../shared/open/looks/place.ts'

/** Has the look fill the screen. */
export function EnlargeButton() {
  const { t } = useTranslation()
  const place = usePlace()
  return (
    <Button
      variant="default"
      leftSection={<IconMaximize size={16} stroke={1.5} aria-hidden />}
      onClick={() => place.go({ large: true })}
    >
      {t('Edit large')}
    </Button>
  )
}
