import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** What a thing in a Sortable puts on its item and on the part that is taken hold of. */
export function useSortableTile(id: string) {
  const { t } = useTranslation()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('movable') },
  })
  const { role: _role, ...grip } = attributes
  return {
    item: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': isDragging || undefined,
    },
    grip: { ref: setActivatorNodeRef, ...grip, ...listeners },
    pickUp: (event: KeyboardEvent) => void listeners?.['onKeyDown']?.(event),
  }
}
