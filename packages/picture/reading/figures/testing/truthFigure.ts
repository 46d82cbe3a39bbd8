import { toHex } from '@toile/craft/colors/color.ts'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { LandmarkName } from '@toile/craft/mannequins/figure.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { type Chance, openChance, type Point } from '@toile/geometry'
import { type Mask, maskOf } from '../../../kernels/plane.ts'
import { drawFlatLook } from '../../../looks/drawLook.ts'
import { frameWearer } from '../../../looks/frame.ts'
import { noUploads, openSources } from '../../../looks/sources.ts'
import { flatWearer } from '../../../looks/wearer.ts'
import type { Host, Pixels } from '../../../surface.ts'
import { truthDesigns } from './truthDesigns.ts'
import { type GroundKind, layOnGround } from './truthGround.ts'

/** A picture of a figure with what is known about it. */
export interface TruthFigure {
  design: Design
  pixels: Pixels
  figure: Mask
  landmarks: Record<LandmarkName, Point>
  /** Pixels from the top of what is drawn to its bottom. */
  height: number
}

/** Figure `index` of the truth set, in another stance, dress, style and size for each; the same seed gives the same picture. */
export function truthFigure(host: Host, index: number, ground: GroundKind, seed: number): TruthFigure {
  const chance = openChance(seed * 977 + index)
  const composed = truthDesign(index, chance)
  const design = truthDesigns.get(`${seed} ${index}`) ?? composed
  const height = Math.round(chance.between(420, 680))
  const width = Math.round(height * chance.between(0.5, 0.72))
  const wearer = flatWearer(design, 'front')
  if (!wearer) throw new Error('A person of the catalogue takes every stance of theirs.')
  const frame = frameWearer(wearer, width, height)
  const drawn = drawFlatLook(host, design, openSources(host, noUploads), { width, height, transparent: true })
  const { data } = drawn.getContext('2d').getImageData(0, 0, width, height)
  const figure = maskOf({ width, height }, (i) => data[i * 4 + 3] > 127)
  const place = ([x, y]: Point): Point => [frame.origin[0] + x * frame.scale, frame.origin[1] + y * frame.scale]
  const marks = Object.entries(wearer.figure.landmarks()).map(([name, at]) => [name, place(at)])
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
    figure.values.subarray(y * width, (y + 1) * width).includes(1),
  )
  return {
    design,
    pixels: layOnGround({ width, height, rgba: Uint8ClampedArray.from(data) }, ground, chance),
    figure,
    landmarks: Object.fromEntries(marks) as TruthFigure['landmarks'],
    height: rows[rows.length - 1] - rows[0],
  }
}

/** People and their stances in turn; two of three are dressed. */
function truthDesign(index: number, chance: Chance): Design {
  const person = people[(index * 7) % people.length]
  const pose = person.flat[(index + Math.floor(index / people.length)) % person.flat.length]
  const palette = Array.from({ length: 4 }, () => ({
    r: chance.whole(20, 235),
    g: chance.whole(20, 235),
    b: chance.whole(20, 235),
  }))
  const [design] = compose(
    bareBrief([person.id], palette.map(toHex), {
      seed: chance.whole(1, 1e6),
      looks: 1,
      style: chance.pick(['illustration', 'realistic', 'ink']),
      mannequins: [{ person: person.id, pose }],
    }),
  )
  const mannequin = { person: person.id, pose, mirrored: chance.happens(0.5) }
  return { ...design, mannequin, garments: index % 3 ? design.garments : [] }
}
