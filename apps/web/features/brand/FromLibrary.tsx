import { Group } from '@mantine/core'
import type { LibraryEntry, LibraryFilter } from '@toile/contract/features/library.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readEntries } from '../../shared/library/entries.ts'
import { everything } from '../../shared/library/filter.ts'
import { PartSelect } from '../../shared/library/PartSelect.tsx'
import { SearchField } from '../../shared/library/SearchField.tsx'
import { chosenInOrder, nothingChosen, orderOf } from '../../shared/library/selection.ts'
import { useOutline } from '../../shared/library/useOutline.ts'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { sayRefusal } from '../../shell/calls/queries.ts'
import styles from './brand.module.css'
import { MainButton } from '../../shell/parts/MainButton.tsx'
import { ChoosingGrid } from '../../shared/library/ChoosingGrid.tsx'

interface FromLibraryProps {
  room: number
  held: readonly string[]
  onAdd: (ids: readonly string[]) => void
  onClose: () => void
}

const nothing = orderOf([])

/** Pictures of the library for a brand, several at once. */
export function FromLibrary({ room, held, onAdd, onClose }: FromLibraryProps) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<LibraryFilter>(everything)
  const [selection, setSelection] = useState(nothingChosen)
  const { outline, old } = useOutline(filter, 'newest')
  const scroller = useRef<HTMLDivElement>(null)
  const order = outline?.order ?? nothing
  const chosen = selection.chosen.size
  const off = ({ picture }: LibraryEntry) =>
    picture === null
      ? t('The picture is being drawn')
      : held.includes(picture.id)
        ? t('In this brand already')
        : undefined
  const add = async () => {
    try {
      const entries = await readEntries(chosenInOrder(selection, order))
      onAdd(entries.flatMap(({ picture }) => picture?.id ?? []).slice(0, room))
      onClose()
    } catch (refused) {
      sayRefusal(refused)
    }
  }
  return (
    <Dialog title={t('Pictures from the library')} onClose={onClose} size="wide">
      <div className={styles.choice}>
        <Group gap="xs">
          <PartSelect filter={filter} onFilter={setFilter} />
          <SearchField value={filter.search} onChange={(search) => setFilter({ ...filter, search })} />
        </Group>
        <div className={styles.scroller} ref={scroller}>
          {outline && !old && order.ids.length === 0 && <p className={styles.says}>{t('Nothing matches.')}</p>}
          <ChoosingGrid
            outline={outline}
            old={old}
            scroller={scroller}
            selection={selection}
            onSelection={setSelection}
            off={off}
            onAdd={() => void add()}
          />
        </div>
        <Group justify="space-between">
          <span className={styles.quiet} role="status">
            {t('{{chosen}} chosen, room for {{room}}', { chosen, room })}
          </span>
          <MainButton lacks={chosen === 0 ? t('Choose at least one picture.') : null} onClick={() => void add()}>
            {t('Add')}
          </MainButton>
        </Group>
      </div>
    </Dialog>
  )
}
