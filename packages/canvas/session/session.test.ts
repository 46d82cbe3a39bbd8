import { openChance } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { Refusal } from '@toile/rules/refusals.ts'
import { type CanvasDocument, emptyCanvas } from '../document/canvasDocument.ts'
import { addLayer, setActive, setLayer } from '../document/layerChanges.ts'
import { newLayer } from '../document/newLayer.ts'
import { plainLayer } from '../document/plainLayer.ts'
import { groupLayers } from '../document/orderChanges.ts'
import { defineBrush } from '../stroke/brush.ts'
import { keysOf } from '../tiles/eachPatch.ts'
import type { Box } from '../tiles/box.ts'
import { tileBytes } from '../tiles/tile.ts'
import { openTiles } from '../tiles/tileStore.ts'
import { anyPainting } from '../painter/testing/anyPainting.ts'
import { openSession, type Session } from './openSession.ts'
import type { StrokeOrder } from './openStroke.ts'

/** A round brush that does nothing of its own. */
const round = defineBrush({
  id: 'round',
  label: 'Round',
  ground: 'cartridge',
  lays: 'paint',
  smoothing: { kind: 'none' },
  normal: { size: 24, opacity: 1, hardness: 0.5 },
  begin: (easel) => ({
    move: ({ x, y }) => easel.plane.dab({ x, y, radius: easel.knobs.size / 2, alpha: 0.8, hardness: 0.5 }),
  }),
})
const order = (seed: number, given: Partial<StrokeOrder> = {}): StrokeOrder => ({
  brush: round,
  ink: { color: [200, 40, 30], opacity: 0.7, lays: 'paint' },
  seed,
  target: 'layer',
  ...given,
})

function scribble(session: Session, seed: number, given: Partial<StrokeOrder> = {}, ends = true): void {
  const chance = openChance(seed)
  const stroke = session.startStroke(order(seed, given))
  const { width, height } = session.document.get()
  for (let i = 0; i < 12; i++) {
    const [x, y] = [chance.between(0, width), chance.between(0, height)]
    stroke.add({ x, y, pressure: 0.6, tiltX: 0, tiltY: 0, time: i * 8 })
    if (i % 3 === 0) stroke.flush()
  }
  stroke.flush()
  if (ends) stroke.end()
  else stroke.cancel()
}

/** How far the picture that was painted is from the one that is made from nothing, in 255ths. */
function farthest(session: Session): number {
  const document = session.document.get()
  const { width, height } = document
  let far = 0
  for (const key of keysOf(width, height)) {
    const [shown, made] = [session.pictureOf(0, key), session.painter.compose(document, key)]
    for (let i = 0; i < made.length; i++) far = Math.max(far, Math.abs((shown[i] ?? 0) - (made[i] ?? 0)))
  }
  return far
}

const pictureOf = (session: Session): number[] =>
  keysOf(session.document.get().width, session.document.get().height).map((key) => {
    let hash = 0
    for (const value of session.pictureOf(0, key)) hash = (Math.imul(hash, 31) + value) | 0
    return hash
  })

const seeds = someOf(Array.from({ length: 20 }, (_, i) => i + 1))

describe('a session', () => {
  it.each(seeds)('[S3.20] [S1.12] paints on a painting of chance (%i) what a composite from nothing shows', (seed) => {
    const tiles = openTiles()
    const { document, paintable } = anyPainting(seed, tiles)
    const session = openSession(document, tiles)
    expect(farthest(session)).toBe(0)
    for (const id of paintable.slice(0, 4)) {
      const active = { ...session.document.get(), active: id }
      session.document.replace(active)
      scribble(session, seed)
      expect(farthest(session), id).toBeLessThanOrEqual(1)
      if (session.document.get().layers[id]?.mask) scribble(session, seed + 50, { target: 'mask' })
      expect(farthest(session), `mask of ${id}`).toBeLessThanOrEqual(1)
      session.document.change(setLayer, { ids: [id], look: { opacity: 0.4 } })
      expect(farthest(session), `opacity of ${id}`).toBeLessThanOrEqual(1)
    }
  })

  it('[S3.20] undoes a stroke to the very same painting, and cancels one without a trace', () => {
    const tiles = openTiles()
    const { document, paintable } = anyPainting(5, tiles)
    const session = openSession({ ...document, active: paintable[0] ?? '' }, tiles)
    const before = pictureOf(session)
    scribble(session, 1, {}, false)
    expect(session.document.steps().undo).toBeNull()
    expect(pictureOf(session)).toEqual(before)
    const first = session.document.get()
    scribble(session, 2)
    expect(session.document.steps().undo).toBe('Round')
    expect(pictureOf(session)).not.toEqual(before)
    session.document.undo()
    expect(session.document.get()).toBe(first)
    expect(farthest(session)).toBeLessThanOrEqual(1)
  })
  it('[S3.20] hides what is clipped to a layer that is hidden', () => {
    const tiles = openTiles()
    const red = tiles.keep(new Uint8ClampedArray(tileBytes).map((_, i) => (i % 4 === 1 ? 0 : 255)))
    const base = { ...newLayer('base', 'Base', { '0,0': red }), visible: false }
    const low = addLayer(emptyCanvas(256, 256, '#808080'), { layer: base })
    const over = { ...newLayer('over', 'Over', { '0,0': red }), clipping: true }
    const session = openSession(addLayer(low, { layer: over }), tiles)
    expect(session.colorAt(9, 9)).toEqual([128, 128, 128, 255])
  })

  it('[S3.20] paints under a blur as far as the blur carries a dab', () => {
    const tiles = openTiles()
    const low = addLayer(emptyCanvas(400, 300, '#f0f0f0'), { layer: newLayer('paint', 'Paint') })
    const blur = { ...plainLayer, id: 'blur', name: 'Blur', kind: 'adjustment' as const }
    const adjustment = { id: 'blur' as const, knobs: { radius: 12 } }
    const whole = addLayer(low, { layer: { ...blur, adjustment } })
    const session = openSession({ ...whole, active: 'paint' }, tiles)
    const boxes: Box[] = []
    session.onShown((box) => void boxes.push({ ...box }))
    scribble(session, 7)
    expect(farthest(session)).toBeLessThanOrEqual(1)
    expect(session.painter.reachOver(session.document.get())).toBeGreaterThan(0)
    expect(boxes).not.toEqual([])
  })

  it('[S3.20] makes ready tile by tile what a dab needs, and paints between', () => {
    const tiles = openTiles()
    const { document, paintable } = anyPainting(4, tiles)
    const [first = '', second = ''] = paintable
    const session = openSession({ ...document, active: first }, tiles)
    const { width, height } = document
    const keys: string[] = []
    for (const key of session.warming({ x0: 0, y0: 0, x1: width, y1: height })) {
      keys.push(key)
      if (keys.length === 1) scribble(session, 8)
      if (keys.length === 2) session.document.change(setActive, { id: second })
    }
    expect(keys).toEqual(keysOf(width, height))
    const ready = session.bytes()
    session.warm({ x0: 0, y0: 0, x1: width, y1: height })
    expect(session.bytes()).toBe(ready)
    scribble(session, 9)
    expect(farthest(session)).toBeLessThanOrEqual(1)
  })

  it('[S3.20] keeps in its steps what a sweep might let go', () => {
    const tiles = openTiles()
    const { document, paintable } = anyPainting(3, tiles)
    const session = openSession({ ...document, active: paintable[0] ?? '' }, tiles)
    scribble(session, 4)
    scribble(session, 5)
    session.document.undo()
    session.sweep()
    session.document.redo()
    const { layers } = session.document.get()
    for (const layer of Object.values(layers))
      if (layer.kind === 'raster') for (const ref of Object.values(layer.tiles)) expect(tiles.get(ref)).toBeDefined()
    expect(farthest(session)).toBeLessThanOrEqual(1)
    session.document.undo()
    session.document.undo()
    expect(farthest(session)).toBeLessThanOrEqual(1)
  })

  it('[S3.20] [S8.04] takes no paint on a layer that is fixed, hidden, no paint, or has no mask', () => {
    const tiles = openTiles()
    const low = addLayer(emptyCanvas(256, 256), { layer: newLayer('a', 'A') })
    const refusedOn = (document: CanvasDocument, target: 'layer' | 'mask' = 'layer') => {
      const session = openSession(document, tiles)
      expect(() => session.startStroke(order(1, { target }))).toThrow(Refusal)
      expect(session.document.steps().undo).toBeNull()
    }
    refusedOn(setLayer(low, { ids: ['a'], look: { fixed: true } }))
    refusedOn(setLayer(low, { ids: ['a'], look: { visible: false } }))
    refusedOn(groupLayers(low, { ids: ['a'], group: 'g', name: 'G' }))
    refusedOn(low, 'mask')
    refusedOn(emptyCanvas(256, 256))
  })
})
