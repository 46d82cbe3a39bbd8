import { TextInput } from '@mantine/core'
import { library } from '@toile/contract/features/library.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../shell/calls/useCall.ts'
import { useFigures } from '../../shell/figures.ts'
import type { FilterPartProps } from './filterPart.ts'
import styles from './filters.module.css'

/** Narrows to tags: the most used of this view, or what is typed. */
export function TagFilter({ filter, counts, onFilter }: FilterPartProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), 150)
  const { data: found } = useCall(library.suggestTags, { text: asked }, { enabled: asked !== '', saidByScreen: true })
  const offered = asked ? (found ?? []) : (counts?.tags ?? [])
  const shown = [
    ...filter.tags.filter((tag) => !offered.some((one) => one.tag === tag)).map((tag) => ({ tag, count: null })),
    ...offered,
  ]
  const toggle = (tag: string) =>
    onFilter({
      ...filter,
      tags: filter.tags.includes(tag) ? filter.tags.filter((one) => one !== tag) : [...filter.tags, tag].slice(-20),
    })
  return (
    <div className={styles.fields}>
      <TextInput
        type="search"
        aria-label={t('Find a tag')}
        placeholder={t('Find a tag')}
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {shown.length === 0 ? (
        <p className={styles.says}>
          {asked
            ? t('No tag is called that')
            : t('Nothing here has a tag yet. Choose pictures and press T to tag them.')}
        </p>
      ) : (
        <ul className={styles.ticks} aria-label={t('Tags')}>
          {shown.map(({ tag, count }) => (
            <li key={tag}>
              <label>
                <input type="checkbox" checked={filter.tags.includes(tag)} onChange={() => toggle(tag)} />
                <span>{tag}</span>
                {count !== null && <small>{figure(count)}</small>}
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
