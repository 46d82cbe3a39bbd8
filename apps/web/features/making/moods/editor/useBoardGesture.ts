import { scalePlaces, setPlaces } from '@toile/studio/projects/boards/boardChanges.ts'
import type { PointerEvent } from 'react'
import { useChart } from '../../../../shell/gestures/useChart.ts'
import { boardChart, type BoardEffect } from './boardChart.ts'
import type { Dragged } from './boardDraft.ts'
import { moodSteps } from '../moodSteps.ts'
import type { MoodEditor } from '../editorContext.ts'

/** Dragging on the moodboard, as `boardChart` has it. */
export function useBoardGesture(editor: MoodEditor, scale: number, stage: () => HTMLElement | null) {
  const act = (effect: BoardEffect): void => {
    switch (effect.do) {
      case 'show':
        return editor.show(effect.draft)
      case 'select':
        return editor.select(effect.ids)
      case 'crop':
        return editor.run(setPlaces, { places: [{ id: effect.id, crop: effect.crop }] }, undefined, moodSteps.crop)
      case 'size':
        return editor.run(scalePlaces, { places: effect.places, by: effect.by })
      case 'move':
        return editor.run(setPlaces, { places: effect.places })
      case 'turn':
        return editor.run(setPlaces, { places: effect.places }, undefined, moodSteps.turn)
    }
  }
  const chart = useChart(boardChart, null, act)
  const placeOn = (event: PointerEvent) => {
    const box = stage()?.getBoundingClientRect() ?? new DOMRect()
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale }
  }
  return {
    begin(event: PointerEvent, what: Dragged, ids: readonly string[]) {
      if (event.button !== 0) return
      event.stopPropagation()
      stage()?.setPointerCapture(event.pointerId)
      chart.send({ kind: 'begin', pointer: event.pointerId, what, at: placeOn(event), ids, field: editor })
    },
    move(event: PointerEvent) {
      const keys = { shiftKey: event.shiftKey, altKey: event.altKey, ctrlKey: event.ctrlKey, metaKey: event.metaKey }
      chart.send({ kind: 'move', pointer: event.pointerId, at: placeOn(event), keys, scale, field: editor })
    },
    end: (event: PointerEvent) => chart.send({ kind: 'end', pointer: event.pointerId, field: editor }),
    cancel: () => chart.send({ kind: 'cancel' }),
  }
}
