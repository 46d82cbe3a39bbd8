import { IconAdjustments, IconColorSwatch, IconPencil, IconPhoto, IconTexture, IconUsers } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LargeOver } from './LargeOver.tsx'
import { Workbench, type WorkbenchView } from '../shell/parts/Workbench.tsx'
import { useDocument } from '../shell/useDocument.ts'
import { type BoardDialog, BoardProvider } from '../shared/open/boards/boardContext.ts'
import { BoardDialogs } from '../features/boards/BoardDialogs.tsx'
import { deskOf } from '../shared/open/boards/boardDesk.ts'
import { BoardKeys } from '../features/boards/BoardsHead.tsx'
import { BoardsColumn } from '../features/boards/BoardsColumn.tsx'
import { BoardDropLayer } from '../features/boards/BoardDropLayer.tsx'
import { useTracingOf } from '../shared/open/boards/tracing.ts'
import { Detail } from '../features/detail/Detail.tsx'
import { Looks } from '../features/looks/Looks.tsx'
import type { OpenedProject } from '../shared/open/projects/openProjects.ts'
import { ProjectHead } from '../shared/open/head/ProjectHead.tsx'

const rail = [
  { id: 'mood', label: 'Moodboard', Icon: IconPhoto },
  { id: 'print', label: 'Prints', Icon: IconTexture },
  { id: 'sketch', label: 'Sketches', Icon: IconPencil },
  { id: 'color', label: 'Colours', Icon: IconColorSwatch },
  { id: 'mannequins', label: 'Mannequins', Icon: IconUsers },
  { id: 'settings', label: 'Project settings', Icon: IconAdjustments },
] as const

/** The studio with an open project: boards left, looks in the middle, detail right (requirement S2.42). */
export function OpenBench({ opened }: { opened: OpenedProject }) {
  const { t } = useTranslation()
  const { value: project } = useDocument(opened.document)
  const [dialog, show] = useState<BoardDialog | null>(null)
  const [view, setView] = useState<WorkbenchView>('middle')
  const desk = deskOf(opened)
  const boards = useMemo(() => ({ opened, project, desk, show }), [opened, project, desk])
  useTracingOf(opened)
  return (
    <BoardProvider value={boards}>
      <ProjectHead opened={opened} name={project.name} />
      <LargeOver detail={<Detail projectId={opened.id} project={project} />}>
        {(large) => (
          <Workbench
            names={{ left: t('Boards'), middle: t('Looks'), right: t('Detail') }}
            rail={rail.map(({ label, ...item }) => ({ ...item, label: t(label) }))}
            left={<BoardsColumn />}
            middle={
              <Looks
                projectId={opened.id}
                project={project}
                openProject={opened.document}
                settle={() => opened.saver.flush()}
                onOpen={() => setView('right')}
              />
            }
            right={large ? null : <Detail projectId={opened.id} project={project} />}
            view={view}
            onView={setView}
          />
        )}
      </LargeOver>
      <BoardKeys />
      <BoardDropLayer />
      {dialog && <BoardDialogs dialog={dialog} />}
    </BoardProvider>
  )
}
