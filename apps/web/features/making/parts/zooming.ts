/** How far a sheet is enlarged against fitting its frame. */
export const leastZoom = 1
export const mostZoom = 8
export const zoomStep = 1.5

/** A zoom within its bounds. */
export const zoomed = (zoom: number): number => Math.max(leastZoom, Math.min(mostZoom, zoom))
