import { setKnob } from '@toile/craft/designs/changes.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import type { NumberKnob } from '@toile/craft/garments/knob.ts'
import type { KnobHandle } from '@toile/picture/looks/handles/knobHandles.ts'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shownKnob } from '../../../shared/fields/numbers/shownKnob.ts'
import type { OverlayProps } from '../overlayProps.ts'
import { draggedTo, handlePlace, pressedTo } from './handlePlace.ts'
import styles from './knobHandles.module.css'
import { measuredLabel } from './measuredLabel.ts'
import { useHandleWords } from './useHandleWords.ts'
import { useKnobHandles } from './useKnobHandles.ts'

type KnobHandlesProps = Pick<OverlayProps, 'design' | 'view' | 'width' | 'height' | 'zoom' | 'edit'> & { worn: Worn }

/** A finger's breadth between two handles, in pixels of the screen. */
const apart = 44
/** Pixels of the screen across a look below which it is too small for handles and fingers. */
const smallest = 340

/** Handles at hem, waist, sleeve end and wherever else a knob moves the cloth: dragged, or turned by arrows like a slider (requirement S4.01). */
export function KnobHandles(props: KnobHandlesProps) {
  const { design, worn, view, width, height, zoom } = props
  const { t } = useTranslation()
  const found = useKnobHandles(design, worn, { view, width, height, apart: apart / zoom.scale })
  const knobs = typeOf(worn)?.knobs
  const size = sizeOf(design)
  if (!knobs) return null
  return (
    <div
      className={styles.handles}
      role="group"
      aria-label={t('Handles of the cut')}
      data-small={Math.min(width, (height * size.width) / size.height) * zoom.scale < smallest || undefined}
    >
      {found?.handles.map((handle) => {
        const knob = knobs[handle.knob]
        if (knob?.kind !== 'number') return null
        const foundAt = valueIn(found.knobs, handle.knob, knob)
        return <OneHandle key={handle.knob} {...props} handle={handle} knob={knob} foundAt={foundAt} />
      })}
    </div>
  )
}

const valueIn = (knobs: Worn['knobs'], name: string, { normal }: NumberKnob): number => {
  const stored = knobs[name]
  return typeof stored === 'number' ? stored : normal
}

interface OneHandleProps extends KnobHandlesProps {
  handle: KnobHandle
  knob: NumberKnob
  /** The value the handle was found at. */
  foundAt: number
}

function OneHandle({ worn, width, height, zoom, edit, handle, knob, foundAt }: OneHandleProps) {
  const { t } = useTranslation()
  const held = useRef<{ x: number; y: number; from: number; by: KnobHandle } | null>(null)
  const value = valueIn(worn.knobs, handle.knob, knob)
  const [left, top] = handlePlace(handle, value - foundAt, { width, height, zoom })
  const words = useHandleWords()
  const { shown, decimals } = shownKnob(knob)
  const number = words(knob, handle.measure, value, foundAt)
  const name = t(measuredLabel(handle.knob, knob, handle.measure))
  const bound = value >= knob.most ? t('at most') : value <= knob.least ? t('at least') : ''
  const turn = (next: number) => {
    if (next !== value)
      edit(
        setKnob,
        { id: worn.id, knob: handle.knob, value: next === knob.normal ? null : next },
        `${worn.id} ${handle.knob}`,
      )
  }
  const grab = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      // Found anew while it is held, it goes on as it was taken hold of.
      held.current = { x: event.clientX, y: event.clientY, from: value, by: handle }
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const now = held.current
      if (now) turn(draggedTo(now.by, knob, now.from, [event.clientX - now.x, event.clientY - now.y], zoom.scale))
    },
    onPointerUp() {
      held.current = null
    },
    onPointerCancel() {
      held.current = null
    },
    onKeyDown(event: KeyboardEvent) {
      const back = event.key === 'Escape' && held.current ? held.current.from : null
      const next = back ?? pressedTo(knob, value, event.key, event.shiftKey)
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      if (back !== null) held.current = null
      turn(next)
    },
  }
  return (
    <div
      role="slider"
      data-handle
      tabIndex={0}
      className={styles.handle}
      data-way={Math.abs(handle.along[1]) > Math.abs(handle.along[0]) ? 'down' : 'across'}
      data-side={left > width / 2 ? 'right' : 'left'}
      style={{ left, top }}
      aria-label={name}
      aria-orientation={Math.abs(handle.along[1]) > Math.abs(handle.along[0]) ? 'vertical' : 'horizontal'}
      aria-valuemin={shown(knob.least)}
      aria-valuemax={shown(knob.most)}
      aria-valuenow={Number(shown(value).toFixed(decimals))}
      aria-valuetext={bound ? `${number}, ${bound}` : number}
      {...grab}
    >
      <span className={styles.number} aria-hidden>
        <b>{name}</b>
        {number}
        {bound && <i>{bound}</i>}
      </span>
    </div>
  )
}
