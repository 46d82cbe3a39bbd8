import { type Box, boundsOfBoxes } from '@toile/studio/projects/boards/layout/boxes.ts'
import type { Handle } from '@toile/studio/projects/boards/layout/resizeBox.ts'
import type { PointerEvent } from 'react'
import styles from './editor.module.css'
import { boxStyle } from './boxStyle.ts'

const corners: readonly Handle[] = [
  { across: -1, down: -1 },
  { across: 1, down: -1 },
  { across: 1, down: 1 },
  { across: -1, down: 1 },
]
const sides: readonly Handle[] = [
  { across: 0, down: -1 },
  { across: 1, down: 0 },
  { across: 0, down: 1 },
  { across: -1, down: 0 },
]
/** Frames less wide than this in CSS pixels have no handles between their corners. */
const leastForSides = 56

interface SelectionFrameProps {
  boxes: readonly Box[]
  scale: number
  /** Only the corners: letters grow with their box, and several things together. */
  cornersOnly: boolean
  onHandle: (event: PointerEvent, handle: Handle) => void
  onTurn: (event: PointerEvent) => void
}

/** The frame about what is chosen, with handles for the pointer; on keys, the arrows and the exact fields do the same. */
export function SelectionFrame({ boxes, scale, cornersOnly, onHandle, onTurn }: SelectionFrameProps) {
  const { left, top, right, bottom } = boundsOfBoxes(boxes)
  const one = boxes.length === 1 ? boxes[0] : null
  const box = one ?? { x: left, y: top, width: right - left, height: bottom - top, turn: 0 }
  const narrow = Math.min(box.width, box.height) * scale < leastForSides
  const handles = cornersOnly || narrow ? corners : [...corners, ...sides]
  return (
    <div className={styles.selection} aria-hidden style={boxStyle(box, scale)}>
      {handles.map((handle) => (
        <span
          key={`${handle.across} ${handle.down}`}
          className={styles.handle}
          data-handle={`${handle.across} ${handle.down}`}
          style={{
            left: `${(handle.across + 1) * 50}%`,
            top: `${(handle.down + 1) * 50}%`,
            cursor: cursorOf(handle, box.turn),
          }}
          onPointerDown={(event) => onHandle(event, handle)}
        />
      ))}
      {one && <span className={styles.turn} data-handle="turn" onPointerDown={onTurn} />}
    </div>
  )
}

const cursors = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const

/** The arrow that shows where a handle of a turned frame goes. */
function cursorOf({ across, down }: Handle, turn: number): string {
  const angle = (Math.atan2(down, across) * 180) / Math.PI + turn
  return cursors[((Math.round(angle / 45) % 4) + 4) % 4] ?? 'move'
}
