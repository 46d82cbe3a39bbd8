import { useNavigate } from '@tanstack/react-router'
import { useOpenedElement } from '../../parts/useOpenedElement.ts'
import type { TakeDesk } from './takeDesk.ts'
import { takenAs } from '../own/takenAs.ts'

/** Takes the films with the motion that the address names, once; then the address names none. */
export function useAskedMotion(turn: TakeDesk['turn']): void {
  const navigate = useNavigate()
  useOpenedElement(({ document }) => {
    if (document.kind !== 'motion') return
    turn(takenAs(document), { label: 'Own motion' })
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, element: undefined }),
      replace: true,
      resetScroll: false,
    })
  })
}
