import { Autocomplete, Button, Loader } from '@mantine/core'
import { library, type LibraryEntry } from '@toile/contract/features/library.ts'
import { limits } from '@toile/rules/limits.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readEntries } from '../../shared/library/entries.ts'
import { useFigures } from '../../shell/figures.ts'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { useCall } from '../../shell/calls/useCall.ts'
import { tag as change } from './changes.ts'
import styles from './library.module.css'
import { tagsOf } from './tagsOf.ts'
import { Form } from '../../shell/parts/Form.tsx'

/** How many of the chosen are read to tell their tags; more take the changes all the same. */
const mostRead = 1_000

/** Puts tags on the chosen pictures and takes them off: type, choose a suggestion, press Enter (requirement S5.09: a tag needs a name). */
export function TagsDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const [entries, setEntries] = useState<readonly LibraryEntry[] | null>(null)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [asked] = useDebouncedValue(text.trim(), 120)
  const { data: found } = useCall(library.suggestTags, { text: asked }, { saidByScreen: true })
  const read = ids.slice(0, mostRead)
  const reading = read.join()
  useEffect(() => {
    let gone = false
    void readEntries(reading.split(',')).then(
      (all) => !gone && setEntries(all),
      () => !gone && setEntries([]),
    )
    return () => {
      gone = true
    }
  }, [reading])
  const apply = async (changed: { add?: string[]; remove?: string[] }) => {
    setBusy(true)
    const done = await change(ids, changed)
    setBusy(false)
    if (!done) return
    const { add = [], remove = [] } = changed
    setEntries(
      (all) =>
        all?.map((entry) => ({
          ...entry,
          tags: [...new Set([...entry.tags.filter((one) => !remove.includes(one)), ...add])],
        })) ?? null,
    )
  }
  const add = (wanted: string) => {
    const tag = wanted.trim().replace(/\s+/g, ' ')
    if (!tag) return setWrong(t('A tag needs a name'))
    setText('')
    setWrong(null)
    void apply({ add: [tag] })
  }
  const there = tagsOf(entries ?? [])
  const everywhere = new Set(there.filter(({ count }) => count === read.length).map(({ tag }) => tag))
  return (
    <Dialog title={t('Tags of {{count}} pictures', { count: ids.length })} onClose={onClose}>
      <Form className={styles.adding} onSubmit={() => add(text)}>
        <Autocomplete
          className={styles.grow ?? ''}
          label={t('Add a tag')}
          placeholder={t('Such as summer, client, archive')}
          data-autofocus
          maxLength={limits.library.tagLength}
          value={text}
          error={wrong}
          data={(found ?? []).map(({ tag }) => tag).filter((tag) => !everywhere.has(tag))}
          filter={({ options }) => options}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => {
            setText(value)
            setWrong(null)
          }}
          onOptionSubmit={add}
        />
        <Button type="submit" loading={busy}>
          {t('Add')}
        </Button>
      </Form>
      {entries === null ? (
        <Loader size="sm" aria-label={t('Loading')} />
      ) : there.length === 0 ? (
        <p className={styles.says}>{t('None of these pictures has a tag yet.')}</p>
      ) : (
        <ul className={styles.tagLines} aria-label={t('Tags')}>
          {there.map(({ tag, count }) => (
            <li key={tag}>
              <span>{tag}</span>
              <small>
                {count === read.length
                  ? t('on all')
                  : t('on {{some}} of {{all}}', { some: figure(count), all: figure(read.length) })}
              </small>
              {count < read.length && (
                <Button size="compact-sm" variant="default" disabled={busy} onClick={() => void apply({ add: [tag] })}>
                  {t('Put on all')}
                </Button>
              )}
              <Button
                size="compact-sm"
                variant="subtle"
                disabled={busy}
                leftSection={<IconX size={15} stroke={1.5} aria-hidden />}
                aria-label={t('Remove the tag {{tag}}', { tag })}
                onClick={() => void apply({ remove: [tag] })}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
