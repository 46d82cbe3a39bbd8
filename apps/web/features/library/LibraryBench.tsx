import { Button } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryLine } from '../../shared/library/CategoryLine.tsx'
import { refreshEntries } from '../../shared/library/entries.ts'
import { useFigures } from '../../shell/figures.ts'
import { addressOf } from '../../shared/library/filter.ts'
import { FilterBar } from '../../shared/library/FilterBar.tsx'
import { FilterChips } from '../../shared/library/FilterChips.tsx'
import { LibraryGrid } from '../../shared/library/LibraryGrid.tsx'
import { SearchField } from '../../shared/library/SearchField.tsx'
import { orderOf } from '../../shared/library/selection.ts'
import { useCounts } from '../../shared/library/useCounts.ts'
import { useDensity } from '../../shared/library/useDensity.ts'
import { useOutline } from '../../shared/library/useOutline.ts'
import { libraryTabs } from '../../shell/parts/libraryTabs.ts'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { AddMenus } from './AddMenus.tsx'
import { DropLayer } from './DropLayer.tsx'
import { EmptyView } from './EmptyView.tsx'
import styles from './library.module.css'
import { libraryGoes } from './libraryLine.ts'
import { LibraryTabLine } from './LibraryTabLine.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { UploadPanel } from './UploadPanel.tsx'
import { useLibrarySelection } from './useLibrarySelection.ts'
import { useLibraryView } from './useLibraryView.ts'
import { useLibraryWork } from './useLibraryWork.ts'
import { useScrollPlace } from '../../shell/parts/useScrollPlace.ts'
import { lazyPart } from '../../shell/lazyPart.ts'
import { TryAgain } from '../../shell/parts/TryAgain.tsx'

const LibraryDialogs = lazyPart('library', async () => (await import('./LibraryDialogs.tsx')).LibraryDialogs)
const nothing = orderOf([])

/** What a person keeps, tab by tab: ten thousand pictures found, chosen, tagged, moved, carried to boards (requirements S1.13, S2.44). */
export function LibraryBench() {
  const { t } = useTranslation()
  const figure = useFigures()
  const { filter, sort, show, order: setSort } = useLibraryView()
  const counts = useCounts(filter)
  const partCounts = useCounts({ ...filter, category: null })
  const { outline, old, error, again } = useOutline(filter, sort)
  const { rowHeight } = useDensity()
  const scroller = useRef<HTMLDivElement>(null)
  const [choosing, setChoosing] = useState(false)
  const view = JSON.stringify(addressOf(filter, sort))
  useScrollPlace(scroller, `library ${view}`, outline !== null && !old)
  useEffect(refreshEntries, [])
  const order = outline?.order ?? nothing
  const { selection, choose } = useLibrarySelection(order, view)
  const work = useLibraryWork({ filter, show, order, selection, choose })
  const tab = filter.tab ?? 'moodboards'
  const where = t(libraryTabs.find(({ id }) => id === tab)?.label ?? tab)
  const add = (files: readonly File[]) => libraryGoes.add(tab, files)
  const shown = order.ids.length
  return (
    <div className={styles.screen}>
      <div className={styles.page} ref={scroller}>
        <div className={styles.top}>
          <PageHead title={filter.bin ? t('Bin') : t('Library')}>
            <div className={styles.headTools}>
              <SearchField value={filter.search} onChange={(search) => show({ ...filter, search })} />
              {filter.bin ? (
                shown > 0 && (
                  <Button color="danger" onClick={() => work.ask('emptyBin')}>
                    {t('Empty the bin')}
                  </Button>
                )
              ) : (
                <AddMenus tab={filter.tab} where={where} onFiles={add} onPrepare={() => work.ask('prepare')} />
              )}
            </div>
          </PageHead>
          <LibraryTabLine filter={filter} counts={partCounts} onFilter={show} />
        </div>
        <div className={styles.tools}>
          <CategoryLine filter={filter} counts={partCounts} onFilter={show} />
          <FilterBar filter={filter} counts={counts} onFilter={show} sort={sort} onSort={setSort}>
            <button
              type="button"
              className={styles.choosing}
              aria-pressed={choosing}
              onClick={() => setChoosing(!choosing)}
            >
              {t('Choose')}
            </button>
          </FilterBar>
          <FilterChips filter={filter} onFilter={show} />
        </div>
        {error && <TryAgain error={error} onAgain={again} className={styles.empty} />}
        {outline && shown === 0 && !old && <EmptyView filter={filter} counts={partCounts} onFilter={show} />}
        <LibraryGrid
          name={t('Library')}
          order={order}
          aspects={outline?.aspects ?? []}
          rowHeight={rowHeight}
          scroller={scroller}
          selection={selection}
          onSelection={choose}
          choosing={choosing}
          naming={work.naming}
          actions={work.actions}
          busy={old}
        >
          {outline && shown > 0 && (
            <p className={styles.end} role="status">
              {t('{{shown}} of {{total}}', { shown: figure(shown), total: figure(outline.total) })}
            </p>
          )}
        </LibraryGrid>
      </div>
      {selection.chosen.size > 0 && (
        <SelectionBar
          chosen={selection.chosen.size}
          total={shown}
          bin={filter.bin}
          busy={work.busy}
          onWish={work.run}
          onNone={() => choose({ ...selection, chosen: new Set(), anchor: null })}
        />
      )}
      <UploadPanel />
      {!filter.bin && <DropLayer where={where} onFiles={add} />}
      {work.ghost && (
        <div className={styles.ghost} style={{ left: work.ghost.x, top: work.ghost.y }} aria-hidden>
          {figure(selection.chosen.size)}
        </div>
      )}
      <Suspense>
        {work.dialog && <LibraryDialogs dialog={work.dialog} work={work} filter={filter} show={show} />}
      </Suspense>
    </div>
  )
}
