import type { LibraryEntry, LibraryFilter } from '@toile/contract/features/library.ts'
import { useTranslation } from 'react-i18next'
import { useCategories } from '../../../shared/library/categories.ts'
import { useDays } from '../../../shell/figures.ts'
import { everything } from '../../../shared/library/filter.ts'
import { sources } from '../../../shared/library/sorts.ts'
import { libraryTabs } from '../../../shell/parts/libraryTabs.ts'
import { megabytes } from '../../../shared/uploads/judgeFile.ts'
import type { LibraryWork } from '../useLibraryWork.ts'
import styles from './look.module.css'
import { LookButtons } from './LookButtons.tsx'
import { LookPalette } from './LookPalette.tsx'

interface LookFactsProps {
  entry: LibraryEntry
  work: LibraryWork
  filter: LibraryFilter
  show: (filter: LibraryFilter) => void
}

/** What is known of a picture, its colours, and what can be done with it. */
export function LookFacts({ entry, work, filter, show }: LookFactsProps) {
  const { t } = useTranslation()
  const day = useDays()
  const categories = useCategories(entry.tab)
  const { picture, category, tags, source, prompt, createdAt, updatedAt, tab } = entry
  const named = categories.find(({ value }) => value === category)
  const tabName = t(libraryTabs.find(({ id }) => id === tab)?.label ?? tab)
  const find = (next: Partial<LibraryFilter>) => {
    work.close()
    show({ ...everything, tab: filter.tab, ...next })
  }
  const facts: readonly (readonly [string, string])[] = [
    [t('Kept in'), category ? `${tabName}, ${t(named?.label ?? category)}` : tabName],
    ...(picture
      ? ([
          [t('Size'), t('{{width}} × {{height}} pixels', { width: picture.width, height: picture.height })],
          [t('File'), t('{{size}} MB', { size: megabytes(picture.bytes) })],
        ] as const)
      : []),
    [t('Origin'), t(sources.find(({ id }) => id === source)?.label ?? source)],
    [t('Added'), day(createdAt)],
    ...(updatedAt.slice(0, 10) === createdAt.slice(0, 10) ? [] : ([[t('Changed'), day(updatedAt)]] as const)),
  ]
  return (
    <aside className={styles.facts} aria-label={t('About this picture')}>
      <LookButtons entry={entry} work={work} onLike={() => find({ like: entry.id })} />
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {tags.length > 0 && (
        <section>
          <h3>{t('Tags')}</h3>
          <ul className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  aria-label={t('Show everything tagged {{tag}}', { tag })}
                  onClick={() => find({ tags: [tag] })}
                >
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {picture && !entry.deletedAt && <LookPalette fileId={picture.id} onFind={(color) => find({ color })} />}
      {prompt && (
        <section>
          <h3>{t('Made from')}</h3>
          <p className={styles.prompt}>{prompt}</p>
        </section>
      )}
    </aside>
  )
}
