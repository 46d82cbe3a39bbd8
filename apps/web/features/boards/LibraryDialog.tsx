import { Button, Group } from '@mantine/core'
import type { LibraryEntry, LibraryFilter, LibrarySort } from '@toile/contract/features/library.ts'
import { limits } from '@toile/rules/limits.ts'
import { addPictures, roomOn } from '@toile/studio/projects/changes.ts'
import { IconSparkles } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boardItems } from '../../shared/library/boardItems.ts'
import { CategoryLine } from '../../shared/library/CategoryLine.tsx'
import { readEntries } from '../../shared/library/entries.ts'
import { everything } from '../../shared/library/filter.ts'
import { FilterBar } from '../../shared/library/FilterBar.tsx'
import { FilterChips } from '../../shared/library/FilterChips.tsx'
import { PartSelect } from '../../shared/library/PartSelect.tsx'
import { planOf } from '../../shared/library/planOf.ts'
import { SearchField } from '../../shared/library/SearchField.tsx'
import { chosenInOrder, nothingChosen, orderOf } from '../../shared/library/selection.ts'
import { useCounts } from '../../shared/library/useCounts.ts'
import { useOutline } from '../../shared/library/useOutline.ts'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import { type BoardId, boardOf } from '../../shared/open/boards/boardKinds.ts'
import styles from './libraryDialog.module.css'
import { rememberPictures } from '../../shared/open/projects/pictures.ts'
import { MainButton } from '../../shell/parts/MainButton.tsx'
import { listOf } from '../../languages/listOf.ts'
import { TryAgain } from '../../shell/parts/TryAgain.tsx'
import { ChoosingGrid } from '../../shared/library/ChoosingGrid.tsx'

const nothing = orderOf([])

/** Adds pictures of the library to a board: found by part, category, word, tag, colour and likeness, several at once, counted against the cap (requirements S4.02, S5.03). */
export function LibraryDialog({ board, onClose }: { board: BoardId; onClose: () => void }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const kind = boardOf(board)
  const [filter, setFilter] = useState<LibraryFilter>({ ...everything, tab: kind.tab })
  const [sort, setSort] = useState<LibrarySort>('newest')
  const [selection, setSelection] = useState(nothingChosen)
  const [busy, setBusy] = useState(false)
  const counts = useCounts(filter)
  const partCounts = useCounts({ ...filter, category: null })
  const { outline, old, error, again } = useOutline(filter, sort)
  const scroller = useRef<HTMLDivElement>(null)
  const order = outline?.order ?? nothing
  const room = Math.max(0, roomOn(project, board))
  const chosen = selection.chosen.size
  const off = ({ picture }: LibraryEntry) =>
    picture === null
      ? t('The picture is being drawn')
      : project.boards[board].some(({ id }) => id === picture.id)
        ? t('On this board already')
        : undefined
  const add = async () => {
    setBusy(true)
    try {
      const shown = chosenInOrder(selection, order)
      const hidden = [...selection.chosen].filter((id) => !order.at.has(id))
      const { fit, left } = planOf(project, board, await readEntries([...shown, ...hidden]))
      rememberPictures(fit.flatMap(({ picture }) => picture ?? []))
      opened.document.change(addPictures, { board, items: await boardItems(fit) })
      if (left.length > 0)
        toasts.warn(
          t('{{board}} holds at most {{most}}. Not added: {{names}}', {
            board: t(kind.label),
            most: kind.most,
            names: listOf(left.map(({ name }) => name)),
          }),
        )
      onClose()
    } catch (refused) {
      sayRefusal(refused)
      setBusy(false)
    }
  }
  return (
    <Dialog title={t('Add from the library to {{board}}', { board: t(kind.label) })} onClose={onClose} size="wide">
      <div className={styles.frame}>
        <div className={styles.find}>
          <PartSelect filter={filter} onFilter={setFilter} />
          <SearchField value={filter.search} onChange={(search) => setFilter({ ...filter, search })} />
        </div>
        <CategoryLine filter={filter} counts={partCounts} onFilter={setFilter} />
        <FilterBar filter={filter} counts={counts} onFilter={setFilter} sort={sort} onSort={setSort} />
        <FilterChips filter={filter} onFilter={setFilter} />
        <div className={styles.scroller} ref={scroller}>
          {error && <TryAgain error={error} onAgain={again} className={styles.says} />}
          {outline && !old && order.ids.length === 0 && (
            <p className={styles.says}>
              {counts && filter !== everything && partCounts?.tabs.some(({ count }) => count > 0)
                ? t('Nothing matches.')
                : t('This part of the library is empty.')}
            </p>
          )}
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
        <Group justify="space-between" gap="xs" pt="sm">
          <span className={chosen > room ? styles.warning : styles.count} role="status">
            {t('{{chosen}} chosen, room for {{room}}', { chosen, room })}
            {' · '}
            {t('{{count}} of {{most}}', { count: project.boards[board].length, most: limits.board[board] })}
          </span>
          <Group gap="xs">
            {chosen === 1 && (
              <Button
                variant="default"
                leftSection={<IconSparkles size={17} stroke={1.4} aria-hidden />}
                onClick={() => setFilter({ ...everything, tab: filter.tab, like: [...selection.chosen][0] ?? null })}
              >
                {t('More like this')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <MainButton
              lacks={room === 0 ? t('The board is full.') : chosen === 0 ? t('Choose at least one picture.') : null}
              loading={busy}
              onClick={() => void add()}
            >
              {t('Add to the board')}
            </MainButton>
          </Group>
        </Group>
      </div>
    </Dialog>
  )
}
