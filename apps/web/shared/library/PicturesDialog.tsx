import { Group } from '@mantine/core'
import type { Picture } from '@toile/contract/features/files.ts'
import type { LibraryEntry, LibraryFilter } from '@toile/contract/features/library.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { MainButton } from '../../shell/parts/MainButton.tsx'
import { ChoosingGrid } from './ChoosingGrid.tsx'
import { readEntries } from './entries.ts'
import { everything } from './filter.ts'
import { PartSelect } from './PartSelect.tsx'
import styles from './picturesDialog.module.css'
import { SearchField } from './SearchField.tsx'
import { chosenInOrder, nothingChosen, orderOf } from './selection.ts'
import { useOutline } from './useOutline.ts'

interface PicturesDialogProps {
  /** How many more are taken. */
  room: number
  /** The part of the library that is shown first; all of it unless told. */
  tab?: LibraryFilter['tab']
  /** Why an entry that has a picture cannot be taken, already translated. */
  off: (entry: LibraryEntry, picture: Picture) => string | undefined
  onAdd: (pictures: readonly Picture[]) => void
  onClose: () => void
}

const nothing = orderOf([])

/** Pictures of the library, several at once. */
export function PicturesDialog({ room, tab = null, off, onAdd, onClose }: PicturesDialogProps) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<LibraryFilter>({ ...everything, tab })
  const [selection, setSelection] = useState(nothingChosen)
  const { outline, old } = useOutline(filter, 'newest')
  const scroller = useRef<HTMLDivElement>(null)
  const order = outline?.order ?? nothing
  const chosen = selection.chosen.size
  const add = async () => {
    try {
      const entries = await readEntries(chosenInOrder(selection, order))
      onAdd(entries.flatMap(({ picture }) => picture ?? []).slice(0, room))
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
            off={(entry) => (entry.picture ? off(entry, entry.picture) : t('The picture is being drawn'))}
            onAdd={() => void add()}
          />
        </div>
        <Group justify="space-between">
          <span className={styles.says} role="status">
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
