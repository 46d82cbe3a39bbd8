import { type FigureEntry, figures } from '@toile/contract/features/figures.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { send } from '../../../shell/calls/api.ts'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { useMaking } from '../parts/useMaking.ts'
import { type Mark, strokesOf } from './strokes.ts'

/** Has the outline of a mannequin cut anew, guided by strokes. */
export function useRecut({ fileId }: FigureEntry, onCut: (entry: FigureEntry) => void) {
  const { order, busy, task } = useMaking(figures.traceFigure)
  const taken = useRef('')
  const cut = useEffectEvent(onCut)
  useEffect(() => {
    if (task?.status !== 'succeeded' || taken.current === task.id) return
    taken.current = task.id
    const { figure } = tasks.traceFigure.gives.parse(task.output)
    send(figures.readFigure, { figure }).then((entry) => cut(entry), sayRefusal)
  }, [task])
  return {
    recut: (marks: readonly Mark[]) =>
      order({ fileId, keep: strokesOf(marks, 'keep'), drop: strokesOf(marks, 'drop') }),
    busy,
    task,
  }
}
