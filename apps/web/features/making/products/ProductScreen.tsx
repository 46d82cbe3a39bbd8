import { projects } from '@toile/contract/features/projects.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProjectUnopened } from '../../../shared/open/ProjectUnopened.tsx'
import { useProject } from '../../../shared/open/projects/useProject.ts'
import { useCall } from '../../../shell/calls/useCall.ts'
import { Page } from '../../../shell/parts/Page.tsx'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import { ProductBench } from './ProductBench.tsx'
import styles from './shot/shot.module.css'

/** Product images of the looks of a project; where none is named, the projects to choose from (requirements S1.07, S2.31). */
export function ProductScreen({ projectId }: { projectId: string | null }) {
  return projectId ? <OfProject key={projectId} id={projectId} /> : <WhichProject />
}

function OfProject({ id }: { id: string }) {
  const { opened, error, again } = useProject(id)
  if (opened) return <ProductBench opened={opened} />
  return error && <ProjectUnopened error={error} onAgain={again} />
}

function WhichProject() {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(projects.listProjects, {}, { saidByScreen: true, fresh: 5_000 })
  const drawn = data?.filter(({ looks }) => looks > 0) ?? []
  return (
    <Page>
      <PageHead
        title={t('Product image')}
        below={t('Choose the project whose looks are shown as a shop shows them.')}
      />
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
      {data && drawn.length === 0 && (
        <div className={styles.teach}>
          <p>{t('No project has looks yet. Generate some, and come back with the ones you like.')}</p>
          <Button component={Link} to="/home/tools">
            {t('All projects')}
          </Button>
        </div>
      )}
      <ul className={styles.projects} aria-label={t('Projects')}>
        {drawn.map(({ id, name, looks, liked, covers: [cover] }) => (
          <li key={id}>
            <Link to="/home/tools" search={{ tool: 'product', project: id, ...(liked > 0 && { looks: 'liked' }) }}>
              {cover ? <img src={cover} alt="" loading="lazy" decoding="async" /> : <i />}
              <span>
                <b>{name}</b>
                <small>
                  {t('{{count}} looks', { count: looks })}, {t('{{count}} liked', { count: liked })}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
