import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import { keepLatest } from '@toile/geometry'
import { lampOnPage } from '../raster/light.ts'
import type { Stage } from '../raster/stage.ts'
import type { Pixels } from '../surface.ts'
import { gouacheStamp } from './gouacheStamp.ts'
import { inkStamp } from './inkStamp.ts'
import { signStamp } from './signStamp.ts'
import { legible } from './legible.ts'
import type { Stamp } from './stamp.ts'

/** Degrees within which a turned element is drawn by the same light, and the steps in which pens grow. */
const turn = 15
const growth = 1.25

const drawn = new WeakMap<Pixels, ReturnType<typeof keepLatest<Pixels>>>()
/** Hands, angles and pens in which one element is held ready. */
const most = 8

/** An element as the hand of a look draws it: in ink lines and one shade over a flat wash, in gouache a few planes, in a photograph as it is; a picture of somebody's own stays as it came. */
export function stampInHand(
  stamp: Stamp,
  { style, pen }: Pick<Stage, 'style' | 'pen'>,
  pixelsPerMillimetre: number,
  { width, angle, mirrored }: Pick<NotionOn, 'width' | 'angle' | 'mirrored'>,
): Pixels {
  const { picture, plain, rise } = stamp
  if (!plain || !rise || style === 'realistic' || style === 'flat') return picture
  const texels = picture.width / Math.max(1, width * pixelsPerMillimetre)
  const isSmall = Math.sqrt(picture.width * picture.height) < legible * texels
  const step = Math.round(Math.log(Math.max(0.5, pen * texels)) / Math.log(growth))
  const turned = Math.round(angle / turn) * turn
  const known = drawn.get(picture) ?? keepLatest<Pixels>(most)
  drawn.set(picture, known)
  return known([style, step, turned, mirrored, isSmall].join(), () => {
    const by = { pen: growth ** step, lamp: lampFor(turned, mirrored), fine: picture.width / width }
    const form = { picture, plain: isSmall ? signStamp(plain, texels) : plain, rise }
    return style === 'ink' ? inkStamp(form, by) : gouacheStamp(form, by)
  })
}

/** Where the lamp stands on the page, seen from an element that is turned and mirrored. */
function lampFor(angle: number, mirrored: boolean): readonly [number, number] {
  const radians = (-angle * Math.PI) / 180
  const [x, y] = lampOnPage
  return [
    (x * Math.cos(radians) - y * Math.sin(radians)) * (mirrored ? -1 : 1),
    x * Math.sin(radians) + y * Math.cos(radians),
  ]
}
