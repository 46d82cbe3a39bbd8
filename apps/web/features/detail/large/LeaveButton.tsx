import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { usePlace } from '../../../shared/open/looks/place.ts'

/** Back to where the look was opened, as Escape does. */
export function LeaveButton() {
  const { t } = useTranslation()
  const place = usePlace()
  return (
    <IconButton name={t('Back to the looks')} keys="Escape" onClick={() => place.go({ large: false })}>
      <IconX size={19} stroke={1.5} />
    </IconButton>
  )
}
