import { films } from '@toile/contract/features/films.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCall } from '../../../../shell/calls/useCall.ts'
import { FilmDialog } from './FilmDialog.tsx'

/** The film that the address names, large over its room; closed, the address names none. */
export function ShownFilm({ projectId }: { projectId: string }) {
  const { film }: Record<string, unknown> = useSearch({ strict: false })
  return typeof film === 'string' ? <Named projectId={projectId} id={film} /> : null
}

function Named({ projectId, id }: { projectId: string; id: string }) {
  const navigate = useNavigate()
  const { data } = useCall(films.open, { id })
  if (!data) return null
  return (
    <FilmDialog
      entry={data}
      onClose={() => void navigate({ to: '/home/tools', search: { tool: 'film', project: projectId }, replace: true })}
    />
  )
}
