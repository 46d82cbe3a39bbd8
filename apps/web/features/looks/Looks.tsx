import { SegmentedControl } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import type { ProjectChange } from '@toile/studio/projects/projectChanges.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTasks } from '../../shell/calls/tasks.ts'
import { useMoment } from '../../shell/useMoment.ts'
import { flushLooks } from '../../shared/open/looks/openLooks.ts'
import { Range } from '../../shared/fields/numbers/Range.tsx'
import { presentLooks } from '../../shared/open/looks/collection.ts'
import { ColorwaysButton } from './colorways/ColorwaysButton.tsx'
import { CollectionMenu } from './CollectionMenu.tsx'
import { ChosenToCompare } from './ChosenToCompare.tsx'
import { CompareView } from './CompareView.tsx'
import { densities, useDensity } from './density.ts'
import { GenerateDock } from './GenerateDock.tsx'
import { LooksGrid } from './LooksGrid.tsx'
import { LeftOutNote } from './LeftOutNote.tsx'
import styles from './looks.module.css'
import { ordersOf, reservedPlaces } from './rememberOrder.ts'
import { type Show, shows, usePlace } from '../../shared/open/looks/place.ts'
import { useCollection } from '../../shared/open/looks/useCollection.ts'
import { flushMoves } from '../../shared/open/looks/waitingMoves.ts'
import { lazyPart } from '../../shell/lazyPart.ts'

const BrandShare = lazyPart('project', async () => (await import('./BrandShare.tsx')).BrandShare)

export interface LooksProps {
  projectId: string
  project: Project
  openProject: OpenDocument<Project, ProjectChange>
  /** Has the project saved before looks are generated from it. */
  settle?: () => Promise<unknown>
  /** A look was chosen: a narrow screen then shows its detail. */
  onOpen?: () => void
}

const kinds: Record<Project['kind'], { label: string }> = {
  series: { label: 'Series design' },
  single: { label: 'Single item design' },
}

/** The middle of the studio: the looks of a project and the dock that orders more (requirements S2.42, S9.04). */
export function Looks({ projectId, project, openProject, settle = async () => {}, onOpen }: LooksProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const [density, setDensity] = useDensity()
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const scroller = useRef<HTMLDivElement>(null)
  const orders = ordersOf(useTasks(), projectId, dismissed, useMoment())
  const { without } = orders
  const { data: collection, error, refetch } = useCollection(projectId)
  const all = collection ? presentLooks(collection) : []
  const liked = collection?.likeDesignCollectionList ?? []
  const lists: Record<Show, readonly DesignEntry[]> = {
    all,
    liked,
    compare: all,
    deleted: collection?.deleteDesignCollectionList ?? [],
  }
  const dismiss = (id: string) => setDismissed(new Set([...dismissed, id]))
  const settleAll = () => Promise.all([settle(), flushLooks(), flushMoves()])
  const choose = (id: string) => {
    place.go({ look: id })
    onOpen?.()
  }
  const showOrder = () => {
    if (place.show !== 'all') place.go({ show: 'all' })
    setTimeout(() => scroller.current?.querySelector('[id^="task-"]')?.scrollIntoView({ block: 'center' }), 400)
  }
  return (
    <div className={styles.looks}>
      <div className={styles.scroller} ref={scroller}>
        <header className={styles.head}>
          <div className={styles.title}>
            <title>{`${project.name} · Toile`}</title>
            <h1>{project.name}</h1>
            <p>
              {[
                t('{{count}} looks', { count: all.length }),
                t('{{count}} liked', { count: liked.length }),
                t(kinds[project.kind].label),
              ].join(' · ')}
              {project.brandId && (
                <Suspense>
                  <BrandShare brandId={project.brandId} looks={all} />
                </Suspense>
              )}
            </p>
          </div>
          <div className={styles.tools}>
            <SegmentedControl
              className={styles.which ?? ''}
              size="sm"
              aria-label={t('Which looks')}
              value={place.show}
              onChange={(value) => place.go({ show: shows.find(({ id }) => id === value)?.id ?? 'all' })}
              data={shows.map(({ id, label }) => ({ value: id, label: t(label) }))}
            />
            <div className={styles.density}>
              <Range
                name={t('Size of the cards')}
                least={densities.least}
                most={densities.most}
                step={0.5}
                value={density}
                onChange={setDensity}
              />
            </div>
            <ColorwaysButton projectId={projectId} project={project} looks={lists[place.show]} />
            <CollectionMenu
              projectId={projectId}
              name={project.name}
              liked={liked.length}
              settle={settleAll}
              onImported={choose}
            />
          </div>
        </header>
        {without && <LeftOutNote leftOut={without.leftOut} onDismiss={() => dismiss(without.taskId)} />}
        {place.show === 'compare' ? (
          <CompareView
            looks={all}
            project={project}
            chosen={place.compare}
            onChoose={(compare) => place.go({ compare })}
          />
        ) : (
          <LooksGrid
            looks={lists[place.show]}
            show={place.show}
            orders={
              place.show === 'all'
                ? { reserved: reservedPlaces(orders.coming, [...all, ...lists.deleted]), failed: orders.failed }
                : { reserved: [], failed: [] }
            }
            density={density}
            selected={place.look}
            loading={!collection && !error}
            trouble={collection ? null : (error?.message ?? null)}
            onRetry={() => void refetch()}
            onSelect={choose}
            onWork={(id) => place.go({ look: id, large: true })}
            onDismiss={dismiss}
          />
        )}
        {(place.show === 'all' || place.show === 'liked') && <ChosenToCompare />}
      </div>
      <GenerateDock
        projectId={projectId}
        project={project}
        openProject={openProject}
        settle={settleAll}
        onOrdered={showOrder}
      />
    </div>
  )
}
