import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const ProjectBench = lazy(async () => ({ default: (await import('./project/ProjectBench.tsx')).ProjectBench }))
const ProjectsList = lazy(async () => ({ default: (await import('./project/ProjectsList.tsx')).ProjectsList }))

/** The home design view (requirement S2.42): the project of the address, or the list of projects. */
export function StudioScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const id = typeof search['project'] === 'string' ? search['project'] : null
  return (
    <Suspense>{id ? <ProjectBench key={id} id={id} /> : <ProjectsList asked={search['new'] === 'project'} />}</Suspense>
  )
}
