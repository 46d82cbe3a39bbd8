import { Button, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { CloseButton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconTrash } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { CollectionDetail } from './CollectionDetail.tsx'
import { CollectionGrid } from './CollectionGrid.tsx'
import { Filters } from './Filters.tsx'
import styles from './history.module.css'
import { ImportButton } from './ImportButton.tsx'
import { MonthStrip } from './MonthStrip.tsx'
import { useCollections } from './useCollections.ts'
import { useHistoryMoves } from './useHistoryMoves.ts'
import { useScrollPlace } from '../../shell/parts/useScrollPlace.ts'
import { addressOf, type HistoryView, viewOf } from './view.ts'
import { lazyPart } from '../../shell/lazyPart.ts'
import { TryAgain } from '../../shell/parts/TryAgain.tsx'

const CompareDialog = lazyPart('history', async () => (await import('./CompareDialog.tsx')).CompareDialog)

/** Every collection of a person by name and date, how it stood before, and the bin (requirements S1.14, S2.50). */
export function HistoryBench() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const view = viewOf(useSearch({ strict: false }))
  const show = (next: HistoryView) => void navigate({ to: '/home/history', search: addressOf(next), replace: true })
  const { entries, total, months, more, busy, error, again, goOn } = useCollections(view)
  const choose = (id: string | undefined) => show({ ...view, open: id, state: undefined, with: undefined })
  const moves = useHistoryMoves(choose)
  const [naming, setNaming] = useState<string | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const wide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false })
  useScrollPlace(
    scroller,
    `history ${JSON.stringify(addressOf({ ...view, open: undefined, state: undefined }))}`,
    entries !== undefined,
  )
  const opened = entries?.find(({ id }) => id === view.open)
  const { bin } = view
  const open = (id: string) => {
    if (bin) choose(id)
    else void navigate({ to: '/home/tools', search: { project: id } })
  }
  const detail = opened && (
    <CollectionDetail
      key={opened.id}
      entry={opened}
      moves={moves}
      onCompare={(state) => show({ ...view, state, with: undefined })}
    />
  )
  return (
    <div className={styles.page}>
      <div className={styles.scroller} ref={scroller}>
        <div className={styles.head}>
          <PageHead title={bin ? t('Deleted collections') : t('History')}>
            <Button
              variant="default"
              leftSection={<IconTrash size={17} stroke={1.4} aria-hidden />}
              aria-pressed={bin === 1}
              onClick={() => show(viewOf(bin ? {} : { bin: 1 }))}
            >
              {bin ? t('Back to the collections') : t('Bin')}
            </Button>
            {!bin && <ImportButton onShow={choose} />}
          </PageHead>
          <Filters view={view} total={total} show={show} />
          {!bin && <MonthStrip months={months} view={view} show={show} />}
          {bin === 1 && (
            <p className={styles.quiet}>{t('What is deleted is kept here for 30 days and then gone for good.')}</p>
          )}
        </div>
        {error && <TryAgain error={error} onAgain={again} className={styles.quiet} />}
        {entries?.length === 0 && <Nothing view={view} show={show} />}
        {entries && entries.length > 0 && (
          <CollectionGrid
            entries={entries}
            sort={view.sort}
            chosen={view.open}
            scroller={scroller}
            naming={naming}
            onNaming={setNaming}
            onChoose={choose}
            onOpen={open}
            onRemove={moves.remove}
            onName={moves.rename}
            onEnd={() => {
              if (more && !busy) goOn()
            }}
          />
        )}
        {entries && entries.length > 0 && (
          <p className={styles.end} role="status">
            {t('{{shown}} of {{total}} shown', { shown: entries.length, total })}
            {more && (
              <Button variant="default" loading={busy} onClick={goOn}>
                {t('Show more')}
              </Button>
            )}
          </p>
        )}
        {!entries && !error && <Skeleton />}
      </div>
      {wide && (
        <aside className={styles.aside} aria-label={t('Collection')}>
          {detail ?? (
            <p className={styles.teach}>{t('Choose a collection to see what it holds and how it stood before.')}</p>
          )}
        </aside>
      )}
      {!wide && detail && (
        <Drawer.Root opened onClose={() => choose(undefined)} position="right" size={400} padding={0}>
          <Drawer.Overlay />
          <Drawer.Content aria-label={t('Collection')}>
            <div className={styles.drawerHead}>
              <CloseButton aria-label={t('Close')} size="var(--hit)" onClick={() => choose(undefined)} />
            </div>
            {detail}
          </Drawer.Content>
        </Drawer.Root>
      )}
      <Suspense>
        {opened && view.state && (
          <CompareDialog
            projectId={opened.id}
            before={view.state}
            after={view.with ?? null}
            moves={moves}
            onChange={(before, after) => show({ ...view, state: before, with: after ?? undefined })}
            onClose={() => show({ ...view, state: undefined, with: undefined })}
          />
        )}
      </Suspense>
    </div>
  )
}

function Nothing({ view, show }: { view: HistoryView; show: (view: HistoryView) => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  if (view.q !== '' || view.span !== 'any')
    return (
      <div className={styles.nothing}>
        <p>{t('Nothing was found. Try a shorter name, or other days.')}</p>
        <Button variant="default" onClick={() => show({ ...view, q: '', span: 'any', from: undefined, to: undefined })}>
          {t('Show every collection')}
        </Button>
      </div>
    )
  if (view.bin) return <p className={styles.nothing}>{t('The bin is empty.')}</p>
  return (
    <div className={styles.nothing}>
      <p>{t('Every project you begin is listed here with all its earlier states, so that nothing is ever lost.')}</p>
      <Button onClick={() => void navigate({ to: '/home/tools', search: { new: 'project' } })}>
        {t('New project')}
      </Button>
    </div>
  )
}

const Skeleton = () => (
  <div className={styles.skeleton} aria-hidden>
    {Array.from({ length: 6 }, (_, i) => (
      <i key={i} />
    ))}
  </div>
)
