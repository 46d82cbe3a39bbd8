import { sure } from '@toile/geometry'
import type { KeptPart } from '../../raster/stage.ts'
import type { Host, Pixels, Surface } from '../../surface.ts'
import type { LiftBlend } from './liftTile.ts'
import { partNames } from './partNames.ts'
import { alphaOf, type Wanted } from './openLifting.ts'

/** A layer that a part of a look is taken apart into, and the picture that it leads to. */
export interface PartLayer {
  /** What names it within its part. */
  id: string
  /** An English word of the catalogue. */
  name: string
  blend: LiftBlend
  wanted: Wanted
}

/** A picture of a part before its light, and what it has more than the one before. */
export interface Unlit {
  id: string
  name: string
  surface: Surface
}

/** Takes a part apart: the shadow that it throws, what it is coloured with from the cloth up, then its shade and its light; `before` is the figure as far as it is drawn, onto which the part is laid. */
export function layersOfPart(host: Host, before: Surface, part: KeptPart, unlit: readonly Unlit[]): PartLayer[] {
  const { of, surface, shadow, x, y } = part
  const { width, height } = surface
  const place = { x, y }
  const context = before.getContext('2d')
  const layers: PartLayer[] = []
  if (shadow) {
    context.globalCompositeOperation = 'source-atop'
    context.drawImage(shadow, x, y)
    context.globalCompositeOperation = 'source-over'
    const figure = readFrom(before, x, y, width, height)
    layers.push({
      id: 'shadow',
      name: partNames.shadow.label,
      blend: 'multiply',
      wanted: { ...place, figure, own: null },
    })
  }
  const under = host.createCanvas(width, height)
  under.getContext('2d').drawImage(before, -x, -y)
  const laid = (one: Surface): Pixels => {
    const sheet = host.createCanvas(width, height)
    sheet.getContext('2d').drawImage(under, 0, 0)
    sheet.getContext('2d').drawImage(one, 0, 0)
    return readFrom(sheet, 0, 0, width, height)
  }
  const stages: Unlit[] =
    of.kind === 'garment'
      ? [...unlit]
      : [
          ...part.steps.map(({ part: name, surface: own }) => ({
            id: name,
            name: partNames[name].label,
            surface: own,
          })),
          { id: of.part, name: partNames[of.part].label, surface },
        ]
  let last: Pixels | null = null
  for (const { id, name, surface: own } of stages) {
    const picture = readFrom(own, 0, 0, width, height)
    const covers = last ? addedTo(last, picture) : alphaOf(picture)
    last = picture
    if (covers.every((one) => one === 0)) continue
    layers.push({ id, name, blend: 'normal', wanted: { ...place, figure: laid(own), own: covers } })
  }
  context.drawImage(surface, x, y)
  if (of.kind === 'person') return layers
  const figure = readFrom(before, x, y, width, height)
  const own = alphaOf(readFrom(surface, 0, 0, width, height))
  if (!unlit.length)
    layers.push({ id: 'cloth', name: partNames.cloth.label, blend: 'normal', wanted: { ...place, figure, own } })
  else
    layers.push(
      { id: 'shade', name: partNames.shade.label, blend: 'multiply', wanted: { ...place, figure, own } },
      { id: 'light', name: partNames.light.label, blend: 'screen', wanted: { ...place, figure, own } },
    )
  return layers
}

function readFrom(surface: Surface, x: number, y: number, width: number, height: number): Pixels {
  return { width, height, rgba: surface.getContext('2d').getImageData(x, y, width, height).data }
}

/** Differences, in 255ths, that are a pixel of another thing and not another light on it. */
const steep = 6

/** Where a picture shows something that another did not, and how surely. */
function addedTo({ rgba: before }: Pixels, { rgba }: Pixels): Uint8Array {
  const added = new Uint8Array(rgba.length / 4)
  for (let p = 0; p < added.length; p++) {
    const i = p * 4
    const alpha = rgba[i + 3]!
    let most = Math.abs(alpha - before[i + 3]!)
    for (let c = 0; c < 3; c++) most = Math.max(most, (Math.abs(rgba[i + c]! - before[i + c]!) * alpha) / 255)
    added[p] = Math.min(alpha, most * steep)
  }
  return added
}

/** The pictures of a part in several drawings of one look, found by its place among the parts. */
export const unlitAt = (
  index: number,
  of: KeptPart['of'],
  drawn: readonly { id: string; name: string; parts: readonly KeptPart[] }[],
): Unlit[] => {
  const found = drawn.map(({ id, name, parts }) => ({ id, name, part: parts[index] }))
  const isOne = found.every(({ part }) => part && JSON.stringify(part.of) === JSON.stringify(of))
  return isOne ? found.map(({ id, name, part }) => ({ id, name, surface: sure(part).surface })) : []
}
