import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Which of a list are seen. */
export type Seen = 'all' | 'liked'

/** Chooses between all of a list and the liked ones. */
export function AllOrLiked({ only, onOnly }: { only: Seen; onOnly: (only: Seen) => void }) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      aria-label={t('All or liked')}
      value={only}
      onChange={(id) => onOnly(id === 'liked' ? 'liked' : 'all')}
      data={[
        { value: 'all', label: t('All') },
        { value: 'liked', label: t('Liked') },
      ]}
    />
  )
}
