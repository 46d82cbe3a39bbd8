import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { deskOf } from '../boards/boardDesk.ts'
import type { OpenedProject } from '../project/openProjects.ts'
import { ProjectHead } from '../project/ProjectHead.tsx'
import { useProject } from '../project/useProject.ts'
import { useDocument } from '../../../shell/useDocument.ts'
import type { Maker } from './makers.ts'
import styles from './parts/making.module.css'
import { MakingTarget } from './parts/makingTarget.ts'

/** A maker by itself, or with the project whose board takes what is made. */
export function MakerScreen({ maker, projectId }: { maker: Maker; projectId: string | null }) {
  return projectId ? <WithProject id={projectId} maker={maker} /> : <Made maker={maker} />
}

function Made({ maker: { Screen } }: { maker: Maker }) {
  return (
    <div className={styles.screen}>
      <Suspense>
        <Screen />
      </Suspense>
    </div>
  )
}

function WithProject({ id, maker }: { id: string; maker: Maker }) {
  const { t } = useTranslation()
  const { opened, error, again } = useProject(id)
  if (opened) return <OnBoard opened={opened} maker={maker} />
  if (!error) return null
  return (
    <div className={styles.screen} role="alert">
      <p>{error.message}</p>
      <Button onClick={again}>{t('Try again')}</Button>
    </div>
  )
}

function OnBoard({ opened, maker }: { opened: OpenedProject; maker: Maker }) {
  const { t } = useTranslation()
  const { value: project } = useDocument(opened.document)
  const navigate = useNavigate()
  return (
    <MakingTarget value={{ project, desk: deskOf(opened) }}>
      <ProjectHead opened={opened} name={project.name} />
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
    </MakingTarget>
  )
}
