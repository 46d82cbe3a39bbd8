import { projects } from '@toile/contract/features/projects.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../../../shell/calls/useCall.ts'
import { type OpenedProject, openProject } from './openProjects.ts'

/** Opens a project for work; its document keeps its past for as long as the page is there. */
export function useProject(id: string) {
  const { data, error, refetch } = useCall(projects.openProject, { id }, { saidByScreen: true, fresh: 0 })
  const [opened, setOpened] = useState<OpenedProject | null>(null)
  useEffect(() => {
    if (data) setOpened(openProject(data))
  }, [data])
  return { opened, error, again: () => void refetch() }
}
