import { useNavigate, useSearch } from '@tanstack/react-router'
import { OpeningLook } from './OpeningLook.tsx'
import { OpeningPicture } from './OpeningPicture.tsx'

/** Opens what the address names in the canvas: a look as its layers, or a picture (requirement S1.12). */
export function OpeningScreen({ projectId }: { projectId: string | null }) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const show = (id: string) =>
    void navigate({
      to: '/home/tools',
      search: { tool: 'canvas', ...(projectId && { project: projectId }), canvas: id },
      replace: true,
    })
  const named = (name: string) => (typeof search[name] === 'string' ? search[name] : null)
  const [look, picture] = [named('look'), named('picture')]
  if (look) return <OpeningLook key={look} id={look} onMade={show} />
  return (
    picture && (
      <OpeningPicture
        key={picture}
        id={picture}
        product={named('product')}
        item={named('item')}
        projectId={projectId}
        onMade={show}
      />
    )
  )
}
