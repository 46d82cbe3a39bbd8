import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { deskOf } from '../../shared/open/boards/boardDesk.ts'
import type { OpenedProject } from '../../shared/open/projects/openProjects.ts'
import { useProject } from '../../shared/open/projects/useProject.ts'
import { Page } from '../../shell/parts/Page.tsx'
import { useDocument } from '../../shell/useDocument.ts'
import type { Maker } from './makers.ts'
import styles from './parts/making.module.css'
import { MakingTarget } from './parts/makingTarget.ts'
import { lazyPart } from '../../shell/lazyPart.ts'
import { ProjectUnopened } from '../../shared/open/ProjectUnopened.tsx'

const ProjectHead = lazyPart(
  'project',
  async () => (await import('../../shared/open/head/ProjectHead.tsx')).ProjectHead,
)

/** A maker by itself, or with the project whose board takes what is made. */
export function MakerScreen({ maker, projectId }: { maker: Maker; projectId: string | null }) {
  return projectId ? <WithProject id={projectId} maker={maker} /> : <Made maker={maker} />
}

function Made({ maker: { Screen } }: { maker: Maker }) {
  return (
    <Page>
      <Suspense>
        <Screen />
      </Suspense>
    </Page>
  )
}

function WithProject({ id, maker }: { id: string; maker: Maker }) {
  const { opened, error, again } = useProject(id)
  if (opened) return <OnBoard opened={opened} maker={maker} />
  return error && <ProjectUnopened error={error} onAgain={again} />
}

function OnBoard({ opened, maker }: { opened: OpenedProject; maker: Maker }) {
  const { t } = useTranslation()
  const { value: project } = useDocument(opened.document)
  const navigate = useNavigate()
  return (
    <MakingTarget value={{ project, desk: deskOf(opened) }}>
      <Suspense>
        <ProjectHead opened={opened} name={project.name} />
      </Suspense>
      <div>
        <div className={styles.back}>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => void navigate({ to: '/home/tools', search: { project: opened.id } })}
          >
            {t('Back to {{project}}', { project: project.name })}
          </Button>
        </div>
        <Made maker={maker} />
      </div>
    </MakingTarget>
  )
}
