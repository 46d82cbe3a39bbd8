import type { Design } from '@toile/craft/designs/design.ts'
import type { Take } from '@toile/craft/films/film.ts'
import { Suspense } from 'react'
import { MotionEditor } from '../own/lazyEditor.ts'
import type { SavedMotion } from '../saved/useSavedMotions.ts'
import type { TakeDesk } from './takeDesk.ts'

interface EditMotionProps {
  projectId: string
  design: Design
  take: Take
  /** The motion of the library that is opened; null for the one that is made here. */
  saved: SavedMotion | null
  turn: TakeDesk['turn']
  onClose: () => void
}

/** The editor of a motion of one's own over the film screen, closed once films are taken with it. */
export function EditMotion({ turn, onClose, ...opened }: EditMotionProps) {
  return (
    <Suspense>
      <MotionEditor
        {...opened}
        onUse={(change) => {
          turn(change, { label: 'Own motion' })
          onClose()
        }}
        onClose={onClose}
      />
    </Suspense>
  )
}
