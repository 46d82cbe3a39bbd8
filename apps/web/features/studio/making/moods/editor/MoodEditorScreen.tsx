import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../../../shell/parts/Page.tsx'
import { PageHead } from '../../../../../shell/parts/PageHead.tsx'
import { useDocument } from '../../../../../shell/useDocument.ts'
import type { OpenedProject } from '../../../project/openProjects.ts'
import { ProjectHead } from '../../../project/ProjectHead.tsx'
import { useProject } from '../../../project/useProject.ts'
import styles from './editor.module.css'

const MoodEditor = lazy(async () => ({ default: (await import('./MoodEditor.tsx')).MoodEditor }))

/** The moodboard over the whole screen, kept open by the address (requirement S5.21). */
export function MoodEditorScreen({ id }: { id: string }) {
  const { t } = useTranslation()
  const { opened, error, again } = useProject(id)
  if (opened) return <OpenEditor opened={opened} />
  if (!error) return null
  return (
    <Page narrow>
      <PageHead title={t('This project cannot be opened')} below={error.message} />
      <Button onClick={again}>{t('Try again')}</Button>
    </Page>
  )
}

function OpenEditor({ opened }: { opened: OpenedProject }) {
  const { t } = useTranslation()
  const { value: project } = useDocument(opened.document)
  return (
    <div className={styles.screen}>
      <ProjectHead opened={opened} name={project.name} />
      <div className={styles.back}>
        <Button
          variant="subtle"
          size="compact-sm"
          renderRoot={(props) => <Link to="/home/tools" search={{ project: opened.id }} {...props} />}
        >
          {t('Back to {{project}}', { project: project.name })}
        </Button>
      </div>
      <Suspense>
        <MoodEditor opened={opened} />
      </Suspense>
    </div>
  )
}
