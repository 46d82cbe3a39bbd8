import type { ElementEntry } from '@toile/contract/features/elements.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** The screens on which made prints are changed by hand, by the kind of their document. */
const editors: Partial<Record<ElementEntry['kind'], string>> = {
  print: 'printStudio',
  slogan: 'slogan',
  logo: 'slogan',
}

/** Opens a made print on the screen where it is changed by hand; null where there is none. */
export function useEditMade(entry: Pick<ElementEntry, 'id' | 'kind'> | null): (() => void) | null {
  const navigate = useNavigate()
  const { project }: Record<string, unknown> = useSearch({ strict: false })
  const tool = entry && editors[entry.kind]
  if (!entry || !tool) return null
  const search = { tool, element: entry.id, ...(typeof project === 'string' ? { project } : {}) }
  return () => void navigate({ to: '/home/tools', search })
}
