import type { LibraryGridProps } from './gridProps.ts'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { knownEntry } from './entries.ts'
import { useGridKeys } from './useGridKeys.ts'
import { GridLine } from './GridLine.tsx'
import styles from './grid.module.css'
import { type GridPlan, layRows, rowOf } from './layRows.ts'
import { useGridPointer } from './useGridPointer.ts'
import { useGridWindow, useWidth } from './useGridWindow.ts'

const measures = { gap: 14, foot: 28 }

/** Ten thousand pictures in rows over the full length: only those near to sight are there; chosen by click, Shift, Ctrl, frame, touch and keyboard. */
export function LibraryGrid(props: LibraryGridProps) {
  const { name, order, aspects, rowHeight, scroller, selection, naming, actions, off, busy, children } = props
  const grid = useRef<HTMLDivElement>(null)
  const width = useWidth(grid)
  const plan = useMemo(
    () => layRows(aspects, { width: width || 1, rowHeight, ...measures }),
    [aspects, width, rowHeight],
  )
  const [first, past] = useGridWindow(scroller, grid, plan)
  const focus = selection.focus !== null && order.at.has(selection.focus) ? selection.focus : (order.ids[0] ?? null)
  const stand = rowOf(plan, order.at.get(focus ?? '') ?? 0)
  const { goTo, hold } = useGridFocus(grid, focus)
  const isOff = (id: string) => {
    const entry = off && knownEntry(id)
    return entry !== undefined && off?.(entry) !== undefined
  }
  const keys = useGridKeys({ ...props, isOff, plan, focus, goTo })
  const { frame, pointer } = useGridPointer({ ...props, isOff, plan, grid })
  const rows = width > 0 && plan.rows.length > 0 ? rowsToDraw(plan, first, past, stand) : []
  const onName = (id: string, text: string | null) => {
    if (text !== null) actions.rename?.(id, text)
    actions.naming?.(null)
    goTo()
  }
  const nameIt = useRef(onName)
  useEffect(() => {
    nameIt.current = onName
  })
  const keepName = useMemo(() => (id: string, text: string | null) => nameIt.current(id, text), [])
  return (
    <div className={styles.area} {...pointer}>
      <div
        ref={grid}
        className={styles.grid}
        style={{ height: plan.height }}
        data-choosing={props.choosing || undefined}
        {...(rows.length > 0
          ? {
              role: 'grid',
              'aria-label': name,
              'aria-multiselectable': true,
              'aria-rowcount': plan.rows.length,
              'aria-busy': busy ?? false,
              onKeyDown: keys,
              onFocus: () => hold(true),
              onBlur: () => hold(false),
            }
          : {})}
      >
        {rows.map((at) => (
          <GridLine
            key={at}
            at={at}
            plan={plan}
            ids={order.ids}
            chosen={selection.chosen}
            focus={focus}
            naming={naming}
            off={off}
            onName={keepName}
          />
        ))}
        {frame && (
          <div
            className={styles.frame}
            style={{
              left: frame.left,
              top: frame.top,
              width: frame.right - frame.left,
              height: frame.bottom - frame.top,
            }}
          />
        )}
      </div>
      {children}
    </div>
  )
}

/** The rows near to sight, and the one where the keyboard stands. */
function rowsToDraw({ rows }: GridPlan, first: number, past: number, stand: number): number[] {
  const near = Array.from({ length: Math.max(0, Math.min(past, rows.length) - first) }, (_, i) => first + i)
  if (near.includes(stand)) return near
  return stand < first ? [stand, ...near] : [...near, stand]
}

/** Takes the keyboard to the tile where it is to stand, once that tile is drawn; also when the tile it stood on is gone. */
function useGridFocus(grid: RefObject<HTMLElement | null>, focus: string | null) {
  const wanted = useRef(false)
  const held = useRef(false)
  useEffect(() => {
    const lost = held.current && document.activeElement === document.body
    const tile = focus && grid.current?.querySelector<HTMLElement>(`[data-tile="${focus}"]`)
    if (!(wanted.current || lost) || !tile) return
    wanted.current = false
    tile.focus({ preventScroll: true })
    tile.scrollIntoView({ block: 'nearest' })
  })
  return {
    goTo: () => {
      wanted.current = true
    },
    hold: (on: boolean) => {
      held.current = on
    },
  }
}
