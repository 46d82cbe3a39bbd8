import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'

interface SearchFieldProps {
  value: string
  onChange: (text: string) => void
}

/** Searches while one types: names, tags, categories, words of a prompt; misspellings are found too. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const later = useDebouncedCallback((text: string) => {
    setTyped(null)
    onChange(text)
  }, 180)
  const clear = () => {
    later.cancel()
    setTyped(null)
    onChange('')
  }
  const text = typed ?? value
  return (
    <TextInput
      className={styles.search ?? ''}
      type="search"
      role="searchbox"
      aria-label={t('Search the library')}
      placeholder={t('Name, tag, category or prompt')}
      maxLength={80}
      leftSection={<IconSearch size={18} stroke={1.4} aria-hidden />}
      rightSection={text ? <CloseButton aria-label={t('Clear the search')} size="md" onClick={clear} /> : undefined}
      value={text}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        later(currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !text) return
        event.stopPropagation()
        clear()
      }}
    />
  )
}
