import { scriptOfAsked } from '@toile/craft/script/asked/scriptOfAsked.ts'
import type { ColorScript } from '@toile/craft/script/scriptSchema.ts'
import { useMemo } from 'react'
import { useBoards } from '../open/boards/boardContext.ts'
import { useSteering } from '../open/projects/steering.ts'
import { useBrandColors } from './useBrandColors.ts'
import type { useDirection } from './useDirection.ts'

/** The colours of the next looks where no picture gives them, by how far the reading of pictures is: those asked for, and what is derived of them; null where pictures lead, nothing is asked for, one garment is varied or all is a brand's. */
export function useAskedScript(state: ReturnType<typeof useDirection>['state']): ColorScript | null {
  const { opened, project } = useBoards()
  const { season } = useSteering(opened.id)
  const brand = useBrandColors()
  const { kind, boards, direction } = project
  const leads = state === 'empty' || state === 'unreadable'
  const isOpen = leads && kind === 'series' && brand?.share !== 100
  return useMemo(
    () => (isOpen ? scriptOfAsked(boards.color, direction.script, season) : null),
    [isOpen, boards.color, direction.script, season],
  )
}
