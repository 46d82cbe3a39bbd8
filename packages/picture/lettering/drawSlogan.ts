import type { Color } from '@toile/craft/colors/color.ts'
import { toStyle } from '@toile/craft/colors/mixColors.ts'
import type { Paint, SloganDocument } from '@toile/craft/slogans/slogan.ts'
import type { Context, Host, Pixels, Surface } from '../surface.ts'
import { blockShadow } from './blockShadow.ts'
import { type LaidItem, layItem } from './layItem.ts'
import type { Letters } from './letters.ts'
import { boundsOfOutline, mapOutline, type Outline, traceOutline } from './letterOutlines.ts'
import { sew } from './sew.ts'
import { textureOf } from './textures/index.ts'

/** A slogan as pixels at so many to a millimetre; letters must be ready. Same document, same bytes (requirement S5.18). */
export function drawSlogan(
  host: Host,
  document: SloganDocument,
  letters: Letters,
  pixelsPerMillimetre: number,
): Pixels {
  const width = Math.max(1, Math.round(document.width * pixelsPerMillimetre))
  const height = Math.max(1, Math.round(document.height * pixelsPerMillimetre))
  const surface = host.createCanvas(width, height)
  drawLaid(host, surface, document, laidOf(document, letters), pixelsPerMillimetre)
  return { width, height, rgba: surface.getContext('2d').getImageData(0, 0, width, height).data }
}

/** Every thing of a slogan in its place, the lowest first. */
export const laidOf = (document: SloganDocument, letters: Letters): LaidItem[] =>
  document.items.map((item) => layItem(item, letters))

/** Draws laid things on an empty surface; `quick` leaves textures away, for while something is being moved. */
export function drawLaid(
  host: Host,
  surface: Surface,
  { ground }: Pick<SloganDocument, 'ground'>,
  laid: readonly LaidItem[],
  pixelsPerMillimetre: number,
  quick = false,
): void {
  const context = surface.getContext('2d')
  for (const one of laid) {
    if (!needsLayer(one)) {
      draw(context, one, pixelsPerMillimetre)
      continue
    }
    const layer = host.createCanvas(surface.width, surface.height)
    const own = layer.getContext('2d')
    draw(own, one, pixelsPerMillimetre)
    if (!quick) texture(own, surface.width, surface.height, one, pixelsPerMillimetre)
    context.drawImage(layer, 0, 0)
  }
  if (!ground) return
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = toStyle(ground)
  context.fillRect(0, 0, surface.width, surface.height)
  context.globalCompositeOperation = 'source-over'
}

/** A hole cut by colour or outline must reach what lies below; hollow and worn things are drawn apart. */
function needsLayer({ item }: LaidItem): boolean {
  if (item.color === 'cut' || item.outline?.color === 'cut') return false
  return item.texture !== null || (item.color === null && item.outline !== null)
}

function draw(context: Context, { item, outlines }: LaidItem, pixelsPerMillimetre: number): void {
  const whole = outlines.flat()
  const line = item.kind === 'shape' ? item.line : null
  context.save()
  context.scale(pixelsPerMillimetre, pixelsPerMillimetre)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  if (item.shadow) {
    const { kind, x, y, color } = item.shadow
    const cast = kind === 'block' ? blockShadow(whole, x, y) : mapOutline(whole, (a, b) => [a + x, b + y])
    put(context, cast, color, item.outline ? item.outline.width * 2 : 0, line)
  }
  if (item.outline) {
    const { width, color } = item.outline
    if (line === null) put(context, whole, color, width * 2, null)
    else put(context, whole, color, 0, line + width * 2)
    if (item.color === null) put(context, whole, 'cut', 0, line)
  }
  put(context, whole, item.color, 0, line)
  context.restore()
}

/** Fills an outline and a rim around it, or draws it as a line. */
function put(context: Context, outline: Outline, paint: Paint, rim: number, line: number | null): void {
  if (paint === null) return
  context.globalCompositeOperation = paint === 'cut' ? 'destination-out' : 'source-over'
  const style = paint === 'cut' ? 'rgba(0,0,0,1)' : toStyle(paint)
  traceOutline(context, outline)
  if (line === null) {
    context.fillStyle = style
    context.fill()
  }
  if (line !== null || rim > 0) {
    context.strokeStyle = style
    context.lineWidth = line ?? rim
    context.stroke()
  }
  context.globalCompositeOperation = 'source-over'
}

function texture(context: Context, width: number, height: number, { item, outlines }: LaidItem, scale: number): void {
  if (!item.texture) return
  const { kind, strength, seed } = item.texture
  const image = context.getImageData(0, 0, width, height)
  const { data } = image
  if (kind === 'stitch') sew({ width, height, rgba: data }, scale, strength, seed)
  else {
    const order = { strength, seed, box: boundsOfOutline(...outlines), angle: (item.angle * Math.PI) / 180 }
    const field = textureOf[kind].open(order, 1 / scale)
    for (let y = 0, i = 3; y < height; y++)
      for (let x = 0; x < width; x++, i += 4)
        if (data[i]) data[i] = Math.round(data[i]! * field((x + 0.5) / scale, (y + 0.5) / scale))
  }
  context.putImageData(image, 0, 0)
}

/** The colours a slogan is printed in, each once. */
export function inksOf({ items }: Pick<SloganDocument, 'items'>): Color[] {
  const inks = new Map<string, Color>()
  const take = (paint: Paint) => {
    if (paint !== null && paint !== 'cut') inks.set(toStyle(paint), paint)
  }
  for (const { color, outline, shadow } of items) {
    take(color)
    if (outline) take(outline.color)
    if (shadow) take(shadow.color)
  }
  return [...inks.values()]
}
