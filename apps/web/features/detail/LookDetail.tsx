import { useMediaQuery } from '@mantine/hooks'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocumentUndo, type UndoNames } from '../../shared/fields/parts/DocumentUndo.tsx'
import styles from '../../shared/fields/parts/detail.module.css'
import { usePlace } from '../../shared/open/looks/place.ts'
import { useStrayPaint } from './applied/useStrayPaint.ts'
import { EditTabs } from './EditTabs.tsx'
import { Filmstrip } from './large/Filmstrip.tsx'
import { InspectorSheet } from './large/InspectorSheet.tsx'
import large from './large/large.module.css'
import { LargeKeys } from './large/LargeKeys.tsx'
import { type Snap, snaps } from './large/snaps.ts'
import { LookHead } from './LookHead.tsx'
import { LookStage } from './LookStage.tsx'
import type { TabId } from './tabIds.ts'
import { useEditing } from './useEditing.ts'

const undoNames: UndoNames = {
  group: 'Looks',
  undo: { label: 'Undo on the look' },
  redo: { label: 'Redo on the look' },
}

interface LookDetailProps {
  entry: DesignEntry
  /** The looks that previous and next lead through. */
  looks: readonly DesignEntry[]
  project: Project
}

/** One look with everything that can be changed on it, beside the others or filling the screen; every edit is drawn at once and saved by itself. */
export function LookDetail({ entry, looks, project }: LookDetailProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const narrow = useMediaQuery('(max-width: 768px)', false, { getInitialValueInEffect: false })
  const { editing, tab, setTab, setView } = useEditing(entry, project)
  // Where the inspector is small its controls come before what is said of the look, which stands in the menu.
  const small = useMediaQuery('(max-width: 1279px)', false, { getInitialValueInEffect: false })
  const { look, design } = editing
  const [opened] = useState(design)
  const [snap, setSnap] = useState<Snap>(1)
  useEffect(() => () => void look.saver.flush(), [look])
  useStrayPaint(look)
  const sheet = place.large && narrow
  const name = t('Look {{number}}', { number: lookNumber(entry) })
  const stage = (
    <LookStage {...editing} name={name} opened={opened} tab={tab} onTab={setTab} onView={setView} large={place.large} />
  )
  const head = <LookHead {...editing} looks={looks} name={name} compact={place.large && small} />
  const chooseTab = (next: TabId) => {
    setTab(next)
    // A tab that is touched on a lowered sheet is to be seen.
    if (snap === 0) setSnap(1)
  }
  const tabs = !design.origin?.recreated && <EditTabs {...editing} tab={tab} onTab={chooseTab} />
  if (!place.large)
    return (
      <article className={styles.detail} aria-label={name}>
        <DocumentUndo names={undoNames} document={look.document} />
        {stage}
        <div className={styles.body}>
          {head}
          {tabs}
        </div>
      </article>
    )
  return (
    <article
      className={large.large}
      aria-label={name}
      data-snap={snap}
      style={{ ['--above-sheet' as string]: 1 - snaps[snap] }}
    >
      <DocumentUndo names={undoNames} document={look.document} />
      <LargeKeys entry={entry} looks={looks} onTurn={() => setView(editing.view === 'front' ? 'back' : 'front')} />
      <Filmstrip looks={looks} current={entry.id} />
      {stage}
      {sheet ? (
        <InspectorSheet name={t('Detail')} head={head} snap={snap} onSnap={setSnap}>
          {tabs}
        </InspectorSheet>
      ) : (
        <section className={large.inspector} aria-label={t('Detail')}>
          {head}
          {tabs}
        </section>
      )}
    </article>
  )
}
