/** The part of Canvas 2D the picture package draws with: no clip, no text, no filters, so that the browser and the server give the same pixels. */
export type Context = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'bezierCurveTo'
  | 'quadraticCurveTo'
  | 'arc'
  | 'ellipse'
  | 'rect'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'strokeRect'
  | 'clearRect'
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'setTransform'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'setLineDash'
  | 'globalAlpha'
  | 'globalCompositeOperation'
  | 'createRadialGradient'
  | 'createLinearGradient'
  | 'getImageData'
  | 'putImageData'
  | 'createImageData'
  | 'imageSmoothingEnabled'
> & {
  drawImage(picture: Surface, x: number, y: number): void
  drawImage(picture: Surface, x: number, y: number, width: number, height: number): void
  drawImage(
    picture: Surface,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
}

/** A canvas of the host: the browser's, or the server's. */
export interface Surface {
  readonly width: number
  readonly height: number
  getContext(kind: '2d'): Context
}

/** What the picture package asks of its host; in the browser every canvas must be made for frequent reading. */
export interface Host {
  createCanvas(width: number, height: number): Surface
}

/** Pixels in memory: red, green, blue, alpha bytes, row by row. */
export interface Pixels {
  width: number
  height: number
  rgba: Uint8ClampedArray
}
