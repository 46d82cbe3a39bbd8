import { limits } from '@toile/rules/limits.ts'
import { type Refusal, refuse } from '@toile/rules/refusals.ts'
import { strFromU8 } from 'fflate'
import { plainLayer } from '../../document/plainLayer.ts'
import { openTiles } from '../../tiles/tileStore.ts'
import { type Incoming, keepPixels, nameOf, nextId, type ReadCanvas } from '../incoming.ts'
import { readPng } from '../png/readPng.ts'
import { takeSheet } from '../sheetLayer.ts'
import { readZip } from '../zip/readZip.ts'
import { blendOfOperator } from './operators.ts'
import { type StackTag, stackTags } from './stackTags.ts'

const stackName = 'stack.xml'
/** How deep stacks may lie in each other. */
const deepest = 64
const damaged = (part: string): Refusal => refuse('canvasFileDamaged', { part: part.slice(0, 80) })

interface Reading {
  readonly incoming: Incoming
  readonly parts: ReadonlyMap<string, Uint8Array>
  /** Pixels that layers may still have. */
  left: number
}

/** Opens an OpenRaster file as layers; one that is damaged or holds too much is refused in its sentence. */
export function readOra(bytes: Uint8Array): ReadCanvas {
  const most = limits.canvasFile.bytes
  const parts = readZip(bytes, { most: () => most, bytes: most, parts: limits.psd.records })
  if ('fault' in parts) {
    const { fault, part } = parts
    throw fault === 'tooMuch' ? refuse('canvasFileTooMuch', { part }) : damaged(part)
  }
  const tags = stackTags(strFromU8(parts.get(stackName)?.subarray(0, limits.paintings.body) ?? new Uint8Array()))
  const [image, root, ...rest] = tags
  if (image?.name !== 'image' || root?.name !== 'stack' || root.closes) throw damaged(stackName)
  const { width, height } = sheetOf(image)
  const incoming: Incoming = { width, height, tiles: openTiles(), layers: {}, said: [] }
  const ids = layersOf(rest[Symbol.iterator](), { incoming, parts, left: limits.psd.pixels }, 0)
  return { document: takeSheet(incoming, ids), tiles: incoming.tiles, said: incoming.said }
}

function sheetOf({ attributes }: StackTag): { width: number; height: number } {
  const [width, height] = [Number(attributes['w']), Number(attributes['h'])]
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) throw damaged(stackName)
  const most = limits.canvas.side
  if (Math.max(width, height) > most) throw refuse('sideTooLong', { most })
  return { width, height }
}

/** Takes in what stands before the end of a stack, which tells its top first; gives ids, bottom first. */
function layersOf(tags: Iterator<StackTag>, reading: Reading, depth: number): string[] {
  const ids: string[] = []
  if (depth > deepest) throw damaged(stackName)
  for (;;) {
    const next = tags.next()
    if (next.done) throw damaged(stackName)
    const tag = next.value
    if (!tag.opens) {
      if (tag.name === 'stack') return ids.toReversed()
    } else if (tag.name === 'stack') ids.push(stackIn(tag, tags, reading, depth))
    else if (tag.name === 'layer') ids.push(layerIn(tag, reading))
  }
}

function everyIn({ attributes }: StackTag, { incoming }: Reading) {
  const id = nextId(incoming)
  const name = nameOf(attributes['name'])
  const operator = attributes['composite-op'] ?? 'svg:src-over'
  const blend = blendOfOperator(operator)
  if (!blend) incoming.said.push({ id: 'blend', layer: name, what: [operator.slice(0, 80)] })
  const opacity = Number(attributes['opacity'] ?? 1)
  return {
    ...plainLayer,
    id,
    name,
    visible: attributes['visibility'] !== 'hidden',
    opacity: opacity >= 0 && opacity <= 1 ? opacity : 1,
    blend: blend ?? ('normal' as const),
    fixed: attributes['edit-locked'] === 'true',
    lockAlpha: attributes['alpha-preserve'] === 'true',
  }
}

function stackIn(tag: StackTag, tags: Iterator<StackTag>, reading: Reading, depth: number): string {
  const { layers } = reading.incoming
  const every = everyIn(tag, reading)
  const group = { ...every, kind: 'group' as const, passThrough: tag.attributes['isolation'] === 'auto' }
  layers[every.id] = { ...group, children: [] }
  if (!tag.closes) layers[every.id] = { ...group, children: layersOf(tags, reading, depth + 1) }
  return every.id
}

function layerIn(tag: StackTag, reading: Reading): string {
  const { incoming, parts } = reading
  const { src = '', x = '0', y = '0' } = tag.attributes
  const part = parts.get(src)
  const pixels = part && readPng(part, Math.min(reading.left, limits.psd.layerPixels))
  const [left, top] = [Number(x), Number(y)]
  const { reach } = limits.psd
  if (!pixels || !Number.isInteger(left) || !Number.isInteger(top) || Math.abs(left) > reach || Math.abs(top) > reach)
    throw damaged(src || stackName)
  reading.left -= pixels.width * pixels.height
  const every = everyIn(tag, reading)
  const { width, height } = pixels
  incoming.layers[every.id] = {
    ...every,
    kind: 'raster',
    tiles: keepPixels({ width, height, rgba: pixels.pixels }, left, top, incoming.tiles),
  }
  return every.id
}
