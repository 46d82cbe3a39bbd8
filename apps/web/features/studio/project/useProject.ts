import { projects } from '@toile/contract/features/projects.ts'
import { useMemo } from 'react'
import { useCall } from '../../../shell/useCall.ts'
import { openProject } from './openProjects.ts'

/** Opens a project for work; its document keeps its past for as long as the page is there. */
export function useProject(id: string) {
  const { data, error, refetch } = useCall(projects.openProject, { id }, { saidByScreen: true, fresh: 0 })
  const opened = useMemo(() => (data ? openProject(data) : null), [data])
  return { opened, error, again: () => void refetch() }
}
