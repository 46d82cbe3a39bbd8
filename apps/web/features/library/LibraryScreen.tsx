import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { libraryTabSchema } from '@toile/contract/features/library.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { libraryTabs } from '../../shell/parts/libraryTabs.ts'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { UploadLines } from '../../shell/uploads/UploadLines.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './library.module.css'
import { addToLibrary, libraryLine } from './libraryLine.ts'
import { useDropped } from './useDropped.ts'
import { useEntries } from './useEntries.ts'

/** What a person keeps, tab by tab: uploads and liked looks (requirements S1.13, S2.44). */
export function LibraryScreen() {
  const { t } = useTranslation()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const tab = libraryTabSchema.catch('moodboards').parse(search['tab'])
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text, 250)
  const input = useRef<HTMLInputElement>(null)
  const { entries, total, more, error, busy, again, goOn } = useEntries(tab, wanted)
  useDropped((files) => addToLibrary(tab, files))
  return (
    <div className={styles.page}>
      <PageHead title={t('Library')}>
        <TextInput
          type="search"
          aria-label={t('Search by name')}
          placeholder={t('Search by name')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button leftSection={<IconUpload size={17} stroke={1.4} aria-hidden />} onClick={() => input.current?.click()}>
          {t('Upload')}
        </Button>
      </PageHead>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('Upload to the library')}
        onChange={({ currentTarget }) => {
          addToLibrary(tab, [...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <nav className={styles.tabs} aria-label={t('Part of the library')}>
        {libraryTabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-current={id === tab ? 'page' : undefined}
            onClick={() => void navigate({ to: '/home/library', search: { tab: id }, replace: true })}
          >
            {t(label)}
          </button>
        ))}
      </nav>
      <UploadLines line={libraryLine} place={tab} />
      {error && (
        <p role="alert" className={styles.says}>
          {error.message}{' '}
          <Button size="compact-sm" variant="default" onClick={again}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {entries?.length === 0 && (
        <p className={styles.says}>
          {wanted
            ? t('Nothing here is called that. Try a shorter word.')
            : t('Nothing is kept here yet. Upload pictures, or drop them anywhere on this screen.')}
        </p>
      )}
      <ul className={styles.grid} aria-busy={!entries && !error} aria-label={t('Library')}>
        {entries?.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries && entries.length > 0 && (
        <div className={styles.end}>
          <span role="status">{t('{{shown}} of {{total}} shown', { shown: entries.length, total })}</span>
          {more && (
            <Button variant="default" loading={busy} onClick={goOn}>
              {t('Show more')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
