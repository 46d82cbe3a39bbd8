import type { PictureFilm } from '@toile/craft/films/pictureFilm.ts'
import type { OwnPicture } from '../../people/own/ownPicture.ts'
import type { Host, Pixels } from '../../surface.ts'
import type { Moved } from './openMoved.ts'
import { pushPull } from './pushPull.ts'

/** How far around a figure its picture is not taken for ground, in pixels of a film of 768 across. */
const rim = 9
/** What lies round a foot, in heads, is its shadow, which goes with it. */
const underfoot = { wide: 1, flat: 0.45 } as const

/** What stands behind a moved figure: its own picture with the figure taken out and the gap filled, as far as the frame goes; or a colour; nothing where nothing is wanted. */
export function groundBehind(
  host: Host,
  { document }: OwnPicture,
  { ground }: PictureFilm,
  picture: Pixels | null,
  { placed, figure, joints, head }: Pick<Moved, 'placed' | 'figure' | 'joints' | 'head'>,
): Pixels {
  const { width, height } = figure
  if (!ground || !('picture' in ground)) {
    const rgba = new Uint8ClampedArray(width * height * 4)
    if (ground) for (let i = 0; i < rgba.length; i += 4) rgba.set([ground.r, ground.g, ground.b, 255], i)
    return { width, height, rgba }
  }
  const own = host.createCanvas(width, height).getContext('2d')
  if (picture) {
    const source = host.createCanvas(picture.width, picture.height)
    const context = source.getContext('2d')
    const bytes = context.createImageData(picture.width, picture.height)
    bytes.data.set(picture.rgba)
    context.putImageData(bytes, 0, 0)
    const { from } = document
    const scale = placed.scale / from.scale
    own.drawImage(
      source,
      placed.left - from.left * scale,
      placed.top - from.top * scale,
      ground.width * scale,
      ground.height * scale,
    )
  }
  const laid: Pixels = { width, height, rgba: own.getImageData(0, 0, width, height).data }
  const around = spread(figure, Math.ceil((rim * width) / 768))
  const isUnderfoot = (i: number) =>
    joints.toes.some(
      ([x, y]) => Math.hypot(((i % width) - x) / underfoot.wide, (Math.floor(i / width) - y) / underfoot.flat) < head,
    )
  return pushPull(
    laid,
    Uint8Array.from({ length: width * height }, (_, i) =>
      around[i] || isUnderfoot(i) || (laid.rgba[i * 4 + 3] ?? 0) < 255 ? 0 : 1,
    ),
  )
}

/** Where a figure is seen, and as far around it. */
function spread({ width, height, rgba }: Pixels, by: number): Uint8Array {
  const across = new Uint8Array(width * height)
  const down = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if ((rgba[i * 4 + 3] ?? 0) > 8)
        across.fill(1, y * width + Math.max(0, x - by), y * width + Math.min(width, x + by + 1))
    }
  }
  for (let i = 0; i < across.length; i++) {
    if (!across[i]) continue
    const x = i % width
    const y = Math.floor(i / width)
    for (let row = Math.max(0, y - by); row <= Math.min(height - 1, y + by); row++) down[row * width + x] = 1
  }
  return down
}
