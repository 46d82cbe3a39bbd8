/** How a picture stands in its frame: CSS pixels for one pixel of the picture, and where its middle is from the middle of the frame, in CSS pixels. */
export interface ZoomView {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Eight screen pixels for one of the picture. */
const nearest = 8

/** The whole picture in its frame, never larger than it is. */
export const fit = (frame: Size, picture: Size): ZoomView => ({
  scale: Math.min(frame.width / picture.width, frame.height / picture.height, 1),
  x: 0,
  y: 0,
})

/** Keeps a picture that is larger than its frame over all of it, and a smaller one in its middle. */
export function inFrame({ scale, x, y }: ZoomView, frame: Size, picture: Size): ZoomView {
  const slackX = Math.max(0, (picture.width * scale - frame.width) / 2)
  const slackY = Math.max(0, (picture.height * scale - frame.height) / 2)
  return { scale, x: Math.min(slackX, Math.max(-slackX, x)), y: Math.min(slackY, Math.max(-slackY, y)) }
}

/** Zooms so that what is under a point, measured from the middle of the frame, stays there. */
export function zoomAt(view: ZoomView, by: number, { x, y }: Point, frame: Size, picture: Size): ZoomView {
  const least = Math.min(fit(frame, picture).scale, 1)
  const scale = Math.min(nearest, Math.max(least, view.scale * by))
  const share = scale / view.scale
  return inFrame({ scale, x: x - (x - view.x) * share, y: y - (y - view.y) * share }, frame, picture)
}

export const panBy = (view: ZoomView, by: Point, frame: Size, picture: Size): ZoomView =>
  inFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame, picture)

/** Two fingers: zooms by how far they part, around their middle, and goes along with it. */
export function pinch(
  view: ZoomView,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
  frame: Size,
  picture: Size,
): ZoomView {
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const from = middle(before)
  const to = middle(now)
  return panBy(
    zoomAt(view, apart(now) / apart(before), from, frame, picture),
    { x: to.x - from.x, y: to.y - from.y },
    frame,
    picture,
  )
}
