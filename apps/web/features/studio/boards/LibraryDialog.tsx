import { Button, Group, Select, TextInput } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { type LibraryEntry, type LibraryTab, library, libraryTabSchema } from '@toile/contract/features/library.ts'
import { roomOn } from '@toile/fashion/projects/changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { libraryTabs } from '../../../shell/parts/libraryTabs.ts'
import { useCall } from '../../../shell/useCall.ts'
import { useBoards } from './boardContext.ts'
import { type BoardId, boardOf } from './boardKinds.ts'
import styles from './boards.module.css'

/** Adds pictures of the library to a board: by tab and name, several at once (requirement S4.02). */
export function LibraryDialog({ board, onClose }: { board: BoardId; onClose: () => void }) {
  const { t } = useTranslation()
  const { project, desk } = useBoards()
  const kind = boardOf(board)
  const [tab, setTab] = useState<LibraryTab>(kind.tab)
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(text, 250)
  const [chosen, setChosen] = useState<ReadonlyMap<string, LibraryEntry>>(new Map())
  const { data, isPending } = useCall(library.listItems, { tab, search })
  const there = new Set(project.boards[board].map(({ id }) => id))
  const items = data?.items.filter(({ picture }) => picture !== null) ?? []
  const room = roomOn(project, board)
  const toggle = (entry: LibraryEntry) => {
    const next = new Map(chosen)
    if (!next.delete(entry.id)) next.set(entry.id, entry)
    setChosen(next)
  }
  const add = () => {
    desk.addStored(
      board,
      [...chosen.values()].flatMap(({ picture }) => picture ?? []),
      'Library',
    )
    onClose()
  }
  return (
    <Dialog title={t('Add from the library to {{board}}', { board: t(kind.label) })} onClose={onClose} size="large">
      <div className={styles.filters}>
        <Select
          aria-label={t('Part of the library')}
          value={tab}
          allowDeselect={false}
          data={libraryTabs.map(({ id, label }) => ({ value: id, label: t(label) }))}
          onChange={(value) => setTab(libraryTabSchema.parse(value))}
        />
        <TextInput
          className={styles.grow ?? ''}
          type="search"
          aria-label={t('Search by name')}
          placeholder={t('Search by name')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      {items.length > 0 ? (
        <ul className={styles.pick} data-large aria-label={t('Library')}>
          {items.map((entry) => {
            const on = entry.picture !== null && there.has(entry.picture.id)
            return (
              <li key={entry.id}>
                <button
                  type="button"
                  aria-pressed={chosen.has(entry.id)}
                  disabled={on}
                  title={on ? t('On this board already') : entry.name}
                  onClick={() => toggle(entry)}
                >
                  <img src={entry.picture?.thumbnails.middle} alt="" loading="lazy" />
                  <span>{entry.name}</span>
                </button>
              </li>
            )
          })}
        </ul>
      ) : (
        !isPending && (
          <p className={styles.says}>
            {search ? t('Nothing here is called that. Try a shorter word.') : t('This part of the library is empty.')}
          </p>
        )
      )}
      <Group justify="space-between" mt="md" gap="xs">
        <span className={chosen.size > room ? styles.warning : styles.code} role="status">
          {t('{{chosen}} chosen, room for {{room}}', { chosen: chosen.size, room })}
        </span>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button disabled={chosen.size === 0} onClick={add}>
            {t('Add to the board')}
          </Button>
        </Group>
      </Group>
    </Dialog>
  )
}
