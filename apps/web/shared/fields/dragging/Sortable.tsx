import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface SortableProps {
  ids: readonly string[]
  layout: 'grid' | 'list'
  nameOf(id: string): string
  /** The new place counts from 0. */
  onMove(id: string, to: number): void
  children: ReactNode
}

/** Things in an order that is changed by drag or by keyboard (Space, arrows, Space), and told aloud. */
export function Sortable({ ids, layout, nameOf, onMove, children }: SortableProps) {
  const { t } = useTranslation()
  const id = useId()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )
  const placeOf = (over: UniqueIdentifier) => ids.indexOf(String(over))
  const says = (sentence: string, active: UniqueIdentifier, over: UniqueIdentifier | undefined) =>
    t(sentence, { name: nameOf(String(active)), place: over === undefined ? 0 : placeOf(over) + 1, of: ids.length })
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), placeOf(over.id))
      }}
      accessibility={{
        screenReaderInstructions: {
          draggable: t('Space picks it up, arrows move it, Space puts it down, Escape leaves it where it was.'),
        },
        announcements: {
          onDragStart: ({ active }) => says(spoken.lifted.label, active.id, active.id),
          onDragOver: ({ active, over }) => (over ? says(spoken.moved.label, active.id, over.id) : undefined),
          onDragEnd: ({ active, over }) => says(spoken.dropped.label, active.id, over?.id ?? active.id),
          onDragCancel: ({ active }) => says(spoken.left.label, active.id, active.id),
        },
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  )
}

const spoken = {
  lifted: { label: '{{name}} picked up from place {{place}} of {{of}}' },
  moved: { label: '{{name}} is at place {{place}} of {{of}}' },
  dropped: { label: '{{name}} put down at place {{place}} of {{of}}' },
  left: { label: '{{name}} stays at place {{place}} of {{of}}' },
} as const
