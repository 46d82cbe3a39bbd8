import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Page } from '../shell/parts/Page.tsx'
import { PageHead } from '../shell/parts/PageHead.tsx'
import { OpenBench } from './OpenBench.tsx'
import { BenchSkeleton } from './BenchSkeleton.tsx'
import { useProject } from '../shared/open/projects/useProject.ts'
import { Link } from '@tanstack/react-router'

/** A project on the screen: opening, trouble, or the work itself. */
export function ProjectBench({ id }: { id: string }) {
  const { t } = useTranslation()
  const { opened, error, again } = useProject(id)
  if (opened) return <OpenBench opened={opened} />
  if (!error) return <BenchSkeleton />
  return (
    <Page narrow>
      <PageHead title={t('This project cannot be opened')} below={error.message} />
      <Button onClick={again} mr="xs">
        {t('Try again')}
      </Button>
      <Button variant="default" component={Link} to="/home/tools">
        {t('All projects')}
      </Button>
    </Page>
  )
}
