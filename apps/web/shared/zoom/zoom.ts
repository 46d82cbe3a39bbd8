/** How a picture lies in its box: its size against fitting, and how far its middle is moved, in shares of the box. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export const fitting: Zoom = { scale: 1, x: 0, y: 0 }
const usualMost = 8

const within = (value: number, bound: number) => Math.max(-bound, Math.min(bound, value)) + 0

function kept({ scale, x, y }: Zoom): Zoom {
  const bound = (scale - 1) / 2
  return { scale, x: within(x, bound), y: within(y, bound) }
}

/** Zooms so that the spot under the pointer stays there; the spot is given from the box's middle, in shares of the box. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, px = 0, py = 0, most = usualMost): Zoom {
  // What is larger already becomes smaller step by step, not at once.
  const next = Math.max(1, Math.min(Math.max(most, factor < 1 ? scale : 1), scale * factor))
  const grown = next / scale
  return kept({ scale: next, x: px - (px - x) * grown, y: py - (py - y) * grown })
}

/** Moves the picture by shares of the box, as far as it still covers the box. */
export const panBy = (zoom: Zoom, dx: number, dy: number): Zoom => kept({ ...zoom, x: zoom.x + dx, y: zoom.y + dy })

/** A picture that lies so, as a transform. */
export const transformOf = ({ scale, x, y }: Zoom): string => `translate(${x * 100}%, ${y * 100}%) scale(${scale})`
