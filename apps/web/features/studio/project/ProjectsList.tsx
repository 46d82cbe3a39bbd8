import { Button } from '@mantine/core'
import { projects } from '@toile/contract/features/projects.ts'
import { useNavigate } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { useCall } from '../../../shell/useCall.ts'
import { NewProjectDialog } from './NewProjectDialog.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import styles from './project.module.css'

/** The projects of the person, latest first, New project before them. */
export function ProjectsList({ asked }: { asked: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data, error, refetch } = useCall(projects.listProjects, {}, { saidByScreen: true, fresh: 5_000 })
  const ask = (open: boolean) => void navigate({ to: '/home/tools', search: open ? { new: 'project' } : {} })
  return (
    <div className={styles.list}>
      <PageHead title={t('Projects')}>
        <Button leftSection={<IconPlus size={17} stroke={1.5} aria-hidden />} onClick={() => ask(true)}>
          {t('New project')}
        </Button>
      </PageHead>
      {error && (
        <p role="alert" className={styles.trouble}>
          {error.message}{' '}
          <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {data?.length === 0 && (
        <p className={styles.teach}>
          {t('A project gathers your pictures on boards and draws looks from them; start with a name.')}
        </p>
      )}
      <ul className={styles.cards} aria-busy={!data && !error}>
        <li>
          <button type="button" className={styles.newCard} onClick={() => ask(true)}>
            <IconPlus size={26} stroke={1.2} aria-hidden />
            {t('New project')}
          </button>
        </li>
        {data?.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
        {!data &&
          !error &&
          Array.from({ length: 3 }, (_, i) => <li key={i} className={styles.cardFrame} aria-hidden />)}
      </ul>
      {asked && <NewProjectDialog onClose={() => ask(false)} />}
    </div>
  )
}
