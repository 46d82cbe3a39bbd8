import { Button, Select, TextInput } from '@mantine/core'
import { projects } from '@toile/contract/features/projects.ts'
import { languageOf } from '@toile/rules/languages/index.ts'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { tagOf } from '../../languages/index.ts'
import { Page } from '../../shell/parts/Page.tsx'
import { PageHead } from '../../shell/parts/PageHead.tsx'
import { useCall } from '../../shell/calls/useCall.ts'
import { NewProjectDialog } from './NewProjectDialog.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import styles from '../../shared/open/head/project.module.css'
import { projectSorts, sortProjects } from './sortProjects.ts'
import { TryAgain } from '../../shell/parts/TryAgain.tsx'

/** So many projects are found by looking; search and sort come with more. */
const few = 3

/** The projects of the person, searched and sorted by the address, New project before them. */
export function ProjectsList({ asked }: { asked: boolean }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const address: Record<string, unknown> = useSearch({ strict: false })
  const search = typeof address['q'] === 'string' ? address['q'] : ''
  const sort = projectSorts.find(({ id }) => id === address['sort'])?.id ?? 'changed'
  const { data, error, refetch } = useCall(projects.listProjects, {}, { saidByScreen: true, fresh: 5_000 })
  const show = (change: { q?: string; sort?: string; new?: string }) => {
    const next = { q: search, sort, ...change }
    const kept = { ...(next.q && { q: next.q }), ...(next.sort !== 'changed' && { sort: next.sort }) }
    void navigate({
      to: '/home/tools',
      search: { ...kept, ...(change.new && { new: change.new }) },
      replace: !change.new,
    })
  }
  const found = data ? sortProjects(data, search, sort, tagOf(languageOf(i18n.language))) : []
  return (
    <Page>
      <PageHead title={t('Projects')}>
        <Button leftSection={<IconPlus size={17} stroke={1.5} aria-hidden />} onClick={() => show({ new: 'project' })}>
          {t('New project')}
        </Button>
      </PageHead>
      {error && <TryAgain error={error} onAgain={() => void refetch()} className={styles.trouble} />}
      {data?.length === 0 && (
        <p className={styles.teach}>
          {t('A project gathers your pictures on boards and draws looks from them; start with a name.')}
        </p>
      )}
      {(search || (data?.length ?? 0) > few) && (
        <div className={styles.tools} role="search">
          <TextInput
            className={styles.search ?? ''}
            type="search"
            label={t('Search projects')}
            leftSection={<IconSearch size={17} stroke={1.4} aria-hidden />}
            value={search}
            onChange={({ currentTarget }) => show({ q: currentTarget.value })}
          />
          <Select
            label={t('Sort by')}
            allowDeselect={false}
            value={sort}
            data={projectSorts.map(({ id, label }) => ({ value: id, label: t(label) }))}
            onChange={(value) => show({ sort: value ?? 'changed' })}
          />
        </div>
      )}
      <p role="status" className={styles.teach} hidden={!data || data.length === 0 || found.length > 0}>
        {data && found.length === 0 && search && t('No project is called “{{search}}”', { search })}
      </p>
      <ul className={styles.cards} aria-busy={!data && !error}>
        {!search && (
          <li>
            <button type="button" className={styles.newCard} onClick={() => show({ new: 'project' })}>
              <IconPlus size={26} stroke={1.2} aria-hidden />
              {t('New project')}
            </button>
          </li>
        )}
        {found.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
        {!data &&
          !error &&
          Array.from({ length: 3 }, (_, i) => <li key={i} className={styles.cardFrame} aria-hidden />)}
      </ul>
      {asked && <NewProjectDialog onClose={() => show({})} />}
    </Page>
  )
}
