import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocument } from '../../shell/useDocument.ts'
import { AddGarment } from './apparel/AddGarment.tsx'
import { ApparelTab } from './apparel/ApparelTab.tsx'
import { GarmentList } from './apparel/GarmentList.tsx'
import { ColorTab } from './color/ColorTab.tsx'
import styles from '../../shared/fields/parts/detail.module.css'
import { GarmentChips } from './GarmentChips.tsx'
import { slotOf } from '../../shared/open/names/garmentName.ts'
import { LookHead } from './LookHead.tsx'
import { LookStage } from './LookStage.tsx'
import { DocumentUndo, type UndoNames } from '../../shared/fields/parts/DocumentUndo.tsx'
import { ModelTab } from './model/ModelTab.tsx'
import { useLook } from '../../shared/open/looks/openLooks.ts'
import { PrintTab } from './print/PrintTab.tsx'
import { editOf } from '../../shared/fields/editOf.ts'

const undoNames: UndoNames = {
  group: 'Looks',
  undo: { label: 'Undo on the look' },
  redo: { label: 'Redo on the look' },
}

const tabs = [
  { id: 'apparel', label: 'Apparel' },
  { id: 'print', label: 'Print' },
  { id: 'color', label: 'Colour' },
  { id: 'model', label: 'Model' },
] as const
type TabId = (typeof tabs)[number]['id']

interface LookDetailProps {
  entry: DesignEntry
  /** The looks that previous and next lead through. */
  looks: readonly DesignEntry[]
  project: Project
}

let lastTab: TabId = 'apparel'
let lastView: View = 'front'

/** One look, large, with everything that can be changed on it; every edit is drawn at once and saved by itself. */
export function LookDetail({ entry, looks, project }: LookDetailProps) {
  const { t } = useTranslation()
  const look = useLook(entry)
  const { value: design } = useDocument(look.document)
  const edit = useMemo(() => editOf(look.document), [look])
  const [tab, setTab] = useState<TabId>(lastTab)
  const [view, setView] = useState<View>(lastView)
  const [chosen, setChosen] = useState<string | null>(null)
  const outermost = design.garments.findLast((one) => slotOf(one, project) !== 'accessory') ?? design.garments.at(-1)
  const worn = design.garments.find(({ id }) => id === chosen) ?? outermost ?? null
  useEffect(() => () => void look.saver.flush(), [look])
  const name = t('Look {{number}}', { number: lookNumber(entry) })
  const shared = worn && { design, worn, edit, project }
  return (
    <article className={styles.detail} aria-label={name}>
      <DocumentUndo names={undoNames} document={look.document} />
      <LookStage
        name={name}
        entry={entry}
        design={design}
        view={view}
        onView={(next) => {
          lastView = next
          setView(next)
        }}
        held={tab === 'print' ? worn : null}
        edit={edit}
      />
      <div className={styles.body}>
        <LookHead entry={entry} looks={looks} look={look} design={design} project={project} name={name} />
        {!design.origin?.recreated && (
          <Tabs
            value={tab}
            keepMounted={false}
            onChange={(next) => {
              lastTab = tabs.find(({ id }) => id === next)?.id ?? 'apparel'
              setTab(lastTab)
            }}
          >
            <Tabs.List grow className={styles.tabs ?? ''}>
              {tabs.map(({ id, label }) => (
                <Tabs.Tab key={id} value={id} className={styles.tab ?? ''}>
                  {t(label)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="apparel">
              <GarmentList
                design={design}
                project={project}
                current={worn?.id ?? null}
                onChoose={setChosen}
                edit={edit}
                undo={() => look.document.undo()}
              />
              <AddGarment design={design} edit={edit} onAdded={setChosen} />
              {shared && <ApparelTab key={worn.id} {...shared} />}
            </Tabs.Panel>
            <Tabs.Panel value="print">
              <GarmentChips design={design} project={project} current={worn?.id ?? null} onChoose={setChosen} />
              {shared && <PrintTab key={worn.id} {...shared} />}
            </Tabs.Panel>
            <Tabs.Panel value="color">
              <GarmentChips design={design} project={project} current={worn?.id ?? null} onChoose={setChosen} />
              {shared && <ColorTab key={worn.id} {...shared} />}
            </Tabs.Panel>
            <Tabs.Panel value="model">
              <ModelTab design={design} project={project} edit={edit} />
            </Tabs.Panel>
          </Tabs>
        )}
      </div>
    </article>
  )
}
