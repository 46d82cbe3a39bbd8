import { Button } from '@mantine/core'
import { projects } from '@toile/contract/features/projects.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import { Page } from '../../../shell/parts/Page.tsx'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import styles from './shot/shot.module.css'

const titles = {
  product: { label: 'Product image' },
  editPicture: { label: 'Edit picture' },
  film: { label: 'Product video' },
} as const

/** The projects to choose from, where the address names none: for product images and films those that have looks. */
export function WhichProject({ tool }: { tool: keyof typeof titles }) {
  const { t } = useTranslation()
  const { element }: Record<string, unknown> = useSearch({ strict: false })
  const { data, error, refetch } = useCall(projects.listProjects, {}, { saidByScreen: true, fresh: 5_000 })
  const drawn = data?.filter(({ looks }) => tool === 'editPicture' || looks > 0) ?? []
  return (
    <Page>
      <PageHead title={t(titles[tool].label)} below={t('Choose the project that the pictures belong to.')} />
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
            <Link
              to="/home/tools"
              search={{
                tool,
                project: id,
                ...(tool !== 'editPicture' && liked > 0 && { looks: 'liked' }),
                ...(typeof element === 'string' && { element }),
              }}
            >
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
