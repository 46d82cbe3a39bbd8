import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDocument } from '../../../../shell/useDocument.ts'
import type { OpenedProject } from '../../../../shared/open/projects/openProjects.ts'
import { ProjectHead } from '../../../../shared/open/head/ProjectHead.tsx'
import styles from './editor.module.css'
import { MoodEditor } from './MoodEditor.tsx'

/** The editor of an open project's moodboard under the project's head. */
export function OpenMoodEditor({ opened }: { opened: OpenedProject }) {
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
      <MoodEditor opened={opened} />
    </div>
  )
}
