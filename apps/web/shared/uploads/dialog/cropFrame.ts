import type { PictureEdit } from '@toile/studio/uploads/pictureEdit.ts'

export interface Size {
  width: number
  height: number
}
export type Crop = PictureEdit['crop']
/** An edge or corner of the frame by its compass point; `move` takes the whole frame. */
export type Grip = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'move'

const least = 0.02
const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))
const radians = (angle: number) => (angle * Math.PI) / 180

/** The box around a picture turned by so many degrees, in pixels. */
export function turnedSize({ width, height }: Size, angle: number): Size {
  const [cos, sin] = [Math.abs(Math.cos(radians(angle))), Math.abs(Math.sin(radians(angle)))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/** The largest frame of a ratio of width to height, or of the picture's own, that holds no empty corner of the turned picture. */
export function fullCrop(picture: Size, angle: number, ratio: number | null): Crop {
  const box = turnedSize(picture, angle)
  const [cos, sin] = [Math.abs(Math.cos(radians(angle))), Math.abs(Math.sin(radians(angle)))]
  const own = Math.abs(Math.round(angle / 90)) % 2 ? picture.height / picture.width : picture.width / picture.height
  const wanted = ratio ?? own
  const high = Math.min(picture.width / (wanted * cos + sin), picture.height / (wanted * sin + cos))
  const [width, height] = [Math.min(1, (high * wanted) / box.width), Math.min(1, high / box.height)]
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

/** The frame as it is pulled at a grip by shares of the box; with a ratio it keeps it. */
export function pullCrop(crop: Crop, grip: Grip, by: { x: number; y: number }, ratio: number | null, box: Size): Crop {
  if (grip === 'move')
    return { ...crop, x: clamp(crop.x + by.x, 0, 1 - crop.width), y: clamp(crop.y + by.y, 0, 1 - crop.height) }
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height]
  const free = {
    left: grip.includes('w') ? clamp(crop.x + by.x, 0, right - least) : crop.x,
    right: grip.includes('e') ? clamp(right + by.x, crop.x + least, 1) : right,
    top: grip.includes('n') ? clamp(crop.y + by.y, 0, bottom - least) : crop.y,
    bottom: grip.includes('s') ? clamp(bottom + by.y, crop.y + least, 1) : bottom,
  }
  const pulled = { x: free.left, y: free.top, width: free.right - free.left, height: free.bottom - free.top }
  return ratio === null ? pulled : keepingRatio(pulled, grip, (ratio * box.height) / box.width)
}

/** The frame with its height following its width, or the other way round, held at what lies opposite to the grip. */
function keepingRatio(crop: Crop, grip: Grip, shares: number): Crop {
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }
  const anchor = {
    x: grip.includes('w') ? crop.x + crop.width : grip.includes('e') ? crop.x : middle.x,
    y: grip.includes('n') ? crop.y + crop.height : grip.includes('s') ? crop.y : middle.y,
  }
  const alongHeight = grip === 'n' || grip === 's'
  const wanted = alongHeight ? crop.height * shares : crop.width
  const sides = {
    x: grip.includes('w') ? -1 : grip.includes('e') ? 1 : 0,
    y: grip.includes('n') ? -1 : grip.includes('s') ? 1 : 0,
  }
  const width = Math.min(wanted, reach(anchor.x, sides.x), reach(anchor.y, sides.y) * shares)
  const height = width / shares
  return { x: startOf(anchor.x, sides.x, width), y: startOf(anchor.y, sides.y, height), width, height }
}

const reach = (anchor: number, side: number) =>
  side < 0 ? anchor : side > 0 ? 1 - anchor : 2 * Math.min(anchor, 1 - anchor)
const startOf = (anchor: number, side: number, length: number) =>
  clamp(side < 0 ? anchor - length : side > 0 ? anchor : anchor - length / 2, 0, 1 - length)

/** The frame larger or smaller about its middle, as far as the box allows. */
export function scaleCrop(crop: Crop, factor: number): Crop {
  const most = Math.min(1 / crop.width, 1 / crop.height)
  const scale = clamp(factor, least / Math.min(crop.width, crop.height), most)
  const [width, height] = [crop.width * scale, crop.height * scale]
  return {
    x: clamp(crop.x + (crop.width - width) / 2, 0, 1 - width),
    y: clamp(crop.y + (crop.height - height) / 2, 0, 1 - height),
    width,
    height,
  }
}

/** A quarter turn of a picture as it now looks, to the right or the left: the frame turns with it. */
export function quarterTurn(edit: PictureEdit, right: boolean): PictureEdit {
  const { x, y, width, height } = edit.crop
  const crop = right
    ? { x: 1 - y - height, y: x, width: height, height: width }
    : { x: y, y: 1 - x - width, width: height, height: width }
  const angle = edit.angle + (right ? 90 : -90)
  return { ...edit, angle: angle > 180 ? angle - 360 : angle <= -180 ? angle + 360 : angle, crop }
}

/** A picture as it now looks, mirrored: a turn goes the other way then. */
export function mirrored(edit: PictureEdit, way: 'across' | 'down'): PictureEdit {
  const { x, y, width, height } = edit.crop
  const crop = { x: way === 'across' ? 1 - x - width : x, y: way === 'down' ? 1 - y - height : y, width, height }
  return { crop, angle: edit.angle === 0 ? 0 : -edit.angle, flip: { ...edit.flip, [way]: !edit.flip[way] } }
}
