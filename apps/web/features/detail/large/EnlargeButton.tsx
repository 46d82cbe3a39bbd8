import { IconArrowsDiagonal } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../shared/open/looks/place.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'

/** Has the look fill the screen. */
export function EnlargeButton() {
  const { t } = useTranslation()
  const place = usePlace()
  return (
    <IconButton name={t('Edit large')} onClick={() => place.go({ large: true })}>
      <IconArrowsDiagonal size={19} stroke={1.5} />
    </IconButton>
  )
}
