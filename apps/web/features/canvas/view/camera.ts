/** How a person looks at the sheet: the place of it in the middle of the stage, pixels of the screen to one of the sheet, and the turn in radians, clockwise. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly zoom: number
  readonly turn: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export type Place = readonly [x: number, y: number]

/** Pixels of the screen to one of the sheet, at least and at most. */
export const zooms = { least: 0.02, most: 32 } as const

/** Around the sheet where it fits the stage, in pixels of the screen. */
const margin = 32

const within = (zoom: number) => Math.max(zooms.least, Math.min(zooms.most, zoom))

/** A place of the sheet, from the corner of the stage. */
export function toStage({ x, y, zoom, turn }: Camera, stage: Size, [px, py]: Place): Place {
  const [cos, sin] = [Math.cos(turn) * zoom, Math.sin(turn) * zoom]
  return [stage.width / 2 + (px - x) * cos - (py - y) * sin, stage.height / 2 + (px - x) * sin + (py - y) * cos]
}

/** A place of the stage, in pixels of the sheet. */
export function toSheet({ x, y, zoom, turn }: Camera, stage: Size, [sx, sy]: Place): Place {
  const [cos, sin] = [Math.cos(turn) / zoom, Math.sin(turn) / zoom]
  const [dx, dy] = [sx - stage.width / 2, sy - stage.height / 2]
  return [x + dx * cos + dy * sin, y - dx * sin + dy * cos]
}

/** Lays another camera so that a place of the sheet is seen at a place of the stage. */
function holding(camera: Camera, stage: Size, held: Place, at: Place): Camera {
  const [x, y] = toSheet(camera, stage, at)
  return { ...camera, x: camera.x + held[0] - x, y: camera.y + held[1] - y }
}

/** The sheet drawn along by pixels of the screen. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  const [cos, sin] = [Math.cos(camera.turn) / camera.zoom, Math.sin(camera.turn) / camera.zoom]
  return { ...camera, x: camera.x - dx * cos - dy * sin, y: camera.y + dx * sin - dy * cos }
}

/** Nearer by a factor; what lies under the pointer stays there. */
export const zoomedAt = (camera: Camera, stage: Size, at: Place, factor: number): Camera =>
  holding({ ...camera, zoom: within(camera.zoom * factor) }, stage, toSheet(camera, stage, at), at)

/** Turned about what lies at a place of the stage. */
export const turnedAt = (camera: Camera, stage: Size, at: Place, by: number): Camera =>
  holding({ ...camera, turn: wrapped(camera.turn + by) }, stage, toSheet(camera, stage, at), at)

/** Moved, nearer and turned by two fingers: what was under each stays there. */
export function pinched(
  camera: Camera,
  stage: Size,
  before: readonly [Place, Place],
  after: readonly [Place, Place],
): Camera {
  const [was, is] = [spread(before), spread(after)]
  const held = toSheet(camera, stage, was.middle)
  const next = {
    ...camera,
    zoom: within((camera.zoom * is.apart) / was.apart),
    turn: wrapped(camera.turn + is.angle - was.angle),
  }
  return holding(next, stage, held, is.middle)
}

const spread = ([[ax, ay], [bx, by]]: readonly [Place, Place]) => ({
  middle: [(ax + bx) / 2, (ay + by) / 2] as const,
  apart: Math.hypot(bx - ax, by - ay) || 1,
  angle: Math.atan2(by - ay, bx - ax),
})

const wrapped = (turn: number) => turn - Math.round(turn / (2 * Math.PI)) * 2 * Math.PI

/** The whole sheet in the middle of the stage, upright, at most in its own size. */
export function fitted(stage: Size, sheet: Size, ratio = 1): Camera {
  const room = (length: number) => Math.max(1, length - 2 * Math.min(margin, length / 16))
  const zoom = Math.min(room(stage.width) / sheet.width, room(stage.height) / sheet.height, 1 / ratio)
  return { x: sheet.width / 2, y: sheet.height / 2, zoom: within(zoom), turn: 0 }
}

/** The camera as a matrix from the sheet to dots of the screen, of which there are `ratio` to a pixel. */
export function matrixOf({ x, y, zoom, turn }: Camera, stage: Size, ratio: number) {
  const [cos, sin] = [Math.cos(turn) * zoom * ratio, Math.sin(turn) * zoom * ratio]
  return {
    a: cos,
    b: sin,
    c: -sin,
    d: cos,
    e: (stage.width / 2) * ratio - x * cos + y * sin,
    f: (stage.height / 2) * ratio - x * sin - y * cos,
  }
}

/** The camera as a transform of what lies over the stage in pixels of the sheet. */
export function transformOf(camera: Camera, stage: Size): string {
  const { a, b, c, d, e, f } = matrixOf(camera, stage, 1)
  return `matrix(${a},${b},${c},${d},${e},${f})`
}
