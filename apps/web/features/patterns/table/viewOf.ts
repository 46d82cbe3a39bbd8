import type { Bounds } from '@toile/geometry'
import type { Zoom } from '../../../shared/zoom/zoom.ts'

/** What of the table is seen, in millimetres, y down, and how many millimetres a pixel of the screen covers. */
export interface TableView {
  left: number
  top: number
  width: number
  height: number
  perPixel: number
}

/** Pixels round the pieces when all of them are seen: beside them stand the tools, below what they are for. */
const margin = { side: 64, top: 28, bottom: 60 }

/** What a window of so many pixels sees of the table at a zoom: at fitting, all pieces. */
export function viewOf(box: Bounds, { width, height }: { width: number; height: number }, zoom: Zoom): TableView {
  const [wide, high] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)]
  const room = {
    width: Math.max(1, width - 2 * Math.min(margin.side, width / 8)),
    height: Math.max(1, height - margin.top - margin.bottom),
  }
  const perPixel = Math.max(wide / room.width, high / room.height) / zoom.scale
  const middle = {
    x: (box.left + box.right) / 2 - zoom.x * width * perPixel,
    y: (box.top + box.bottom) / 2 - (zoom.y * height - (zoom.scale * (margin.bottom - margin.top)) / 2) * perPixel,
  }
  return {
    left: middle.x - (width / 2) * perPixel,
    top: middle.y - (height / 2) * perPixel,
    width: width * perPixel,
    height: height * perPixel,
    perPixel,
  }
}
