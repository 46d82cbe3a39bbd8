import { extremum } from '../../kernels/extremum.ts'
import { planeOf } from '../../kernels/plane.ts'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { surfaceOf } from '../../surfaceOf.ts'
import type { Moved } from './openMoved.ts'
import { pushPull } from './pushPull.ts'

/** How far around a figure its picture is not taken for ground, in heads. */
const rim = 0.1
/** What lies round a foot, in heads, is its shadow, which goes with it. */
const underfoot = { wide: 1, flat: 0.45 } as const

/** Where a picture lies in a frame, in pixels. */
export interface Laid {
  left: number
  top: number
  width: number
  height: number
}

/** The ground of a figure's own picture, the figure taken out of it and the gap filled, as far as the frame goes. */
export function groundBehind(
  host: Host,
  picture: Pixels,
  { left, top, width, height }: Laid,
  { figure, joints, head }: Pick<Moved, 'figure' | 'joints' | 'head'>,
): Surface {
  const laid = host.createCanvas(figure.width, figure.height)
  const context = laid.getContext('2d')
  context.drawImage(surfaceOf(host, picture), left, top, width, height)
  const { data } = context.getImageData(0, 0, figure.width, figure.height)
  const around = extremum(
    planeOf(figure, (i) => ((figure.rgba[i * 4 + 3] ?? 0) > 8 ? 1 : 0)),
    Math.ceil(rim * head),
    1,
  ).values
  const isUnderfoot = (i: number) => {
    const [x, y] = [i % figure.width, Math.floor(i / figure.width)]
    return joints.toes.some((toe) => Math.hypot((x - toe[0]) / underfoot.wide, (y - toe[1]) / underfoot.flat) < head)
  }
  const known = Uint8Array.from({ length: figure.width * figure.height }, (_, i) =>
    around[i] || isUnderfoot(i) || (data[i * 4 + 3] ?? 0) < 255 ? 0 : 1,
  )
  return surfaceOf(host, pushPull({ ...figure, rgba: data }, known))
}
