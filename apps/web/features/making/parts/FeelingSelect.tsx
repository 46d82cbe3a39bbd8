import { Select, type SelectProps } from '@mantine/core'
import { type MoodId, moods } from '@toile/craft/slogans/moods.ts'
import { useTranslation } from 'react-i18next'

interface FeelingSelectProps extends Pick<SelectProps, 'comboboxProps'> {
  mood: MoodId | null
  onMood: (mood: MoodId | null) => void
}

/** What letters are to feel like; as the words suggest where nothing is chosen. */
export function FeelingSelect({ mood, onMood, ...own }: FeelingSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      {...own}
      label={t('Feeling')}
      placeholder={t('As the words suggest')}
      clearable
      value={mood}
      data={moods.map(({ id, label }) => ({ value: id, label: t(label) }))}
      onChange={(id) => onMood(moods.find((one) => one.id === id)?.id ?? null)}
    />
  )
}
