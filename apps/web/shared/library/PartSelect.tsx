import { NativeSelect } from '@mantine/core'
import { type LibraryFilter, libraryTabSchema } from '@toile/contract/features/library.ts'
import { useTranslation } from 'react-i18next'
import { libraryTabs } from '../../shell/parts/libraryTabs.ts'

interface PartSelectProps {
  filter: LibraryFilter
  onFilter: (filter: LibraryFilter) => void
}

/** The part of the library that is looked through, or everything; another part has other categories. */
export function PartSelect({ filter, onFilter }: PartSelectProps) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      aria-label={t('Part of the library')}
      value={filter.tab ?? ''}
      data={[
        { value: '', label: t('Everything') },
        ...libraryTabs.map(({ id, label }) => ({ value: id, label: t(label) })),
      ]}
      onChange={({ currentTarget }) =>
        onFilter({ ...filter, tab: libraryTabSchema.nullable().parse(currentTarget.value || null), category: null })
      }
    />
  )
}
