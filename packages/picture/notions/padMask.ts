import type { Host } from '../surface.ts'
import type { Look } from './padLook.ts'
import type { PadPlanes } from './padPlanes.ts'
import { reachOf } from './reachOf.ts'
import type { Shape } from './shapes.ts'

/** How far each pixel about a shape is covered, 0..1, with a pixel of room that may lie beyond the pad. */
export interface PadMask {
  left: number
  top: number
  width: number
  height: number
  share: Float32Array
}

/** Masks shapes on a pad, each in no more pixels than it reaches; nothing of one that covers none. */
export function openMasks(host: Host, { width, height, fine }: PadPlanes, fineDown: number) {
  const context = host.createCanvas(width, height).getContext('2d')
  context.fillStyle = '#000'
  context.strokeStyle = '#000'
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  return (shape: Shape, { line, dash = [] }: Look): PadMask | null => {
    const reach = reachOf(shape)
    const wide = (line ?? 0) / 2
    const left = within(Math.floor((reach.left - wide) * fine + width / 2) - 1, width)
    const right = within(Math.ceil((reach.right + wide) * fine + width / 2) + 1, width)
    const top = within(Math.floor((reach.top - wide) * fineDown + height / 2) - 1, height)
    const bottom = within(Math.ceil((reach.bottom + wide) * fineDown + height / 2) + 1, height)
    const [across, down] = [right - left, bottom - top]
    if (!(across > 0 && down > 0)) return null
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(left, top, across, down)
    context.setTransform(fine, 0, 0, fineDown, width / 2, height / 2)
    context.beginPath()
    shape(context)
    if (line === undefined) context.fill()
    else {
      context.setLineDash([...dash])
      context.lineWidth = line
      context.stroke()
    }
    const { data } = context.getImageData(left, top, across, down)
    const share = new Float32Array((across + 2) * (down + 2))
    let isCovered = false
    for (let y = 0; y < down; y++) {
      for (let x = 0; x < across; x++) {
        const alpha = data[(y * across + x) * 4 + 3] ?? 0
        if (!alpha) continue
        isCovered = true
        share[(y + 1) * (across + 2) + x + 1] = alpha / 255
      }
    }
    return isCovered ? { left: left - 1, top: top - 1, width: across + 2, height: down + 2, share } : null
  }
}
