import { openDocument } from '@toile/rules/document.ts'
import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { type CanvasChange, canvasChanges } from './canvasChanges.ts'
import { type CanvasDocument, emptyCanvas } from './canvasDocument.ts'
import { addLayer, removeLayers, setActive, setLayer, setPassThrough } from './layerChanges.ts'
import { inOrder } from './layerTree.ts'
import { newLayer } from './newLayer.ts'
import { duplicateLayers, groupLayers, moveLayers, pasteLayers, ungroup } from './orderChanges.ts'
import { refusalOf } from './testing/refusalOf.ts'
import { colorSheet, frameSheet, mergeLayers, rasterize, setMask, setMaskTiles, setTiles } from './pixelChanges.ts'

/** Ground, coat, sleeve and light, bottom first. */
const sheet = ['ground', 'coat', 'sleeve', 'light'].reduce<CanvasDocument>(
  (document, id, i) => addLayer(document, { layer: newLayer(id, `The ${id}`, { '0,0': i + 1 }) }),
  emptyCanvas(600, 400),
)
const looked = (id: string, look: Parameters<typeof setLayer>[1]['look']) => setLayer(sheet, { ids: [id], look })

describe('the changes of a painting', () => {
  it('[S3.20] put a layer above the one that is worked on, and work on it', () => {
    const low = setActive(sheet, { id: 'ground' })
    const next = addLayer(low, { layer: newLayer('shade', 'Shade') })
    expect(next.root).toEqual(['ground', 'shade', 'coat', 'sleeve', 'light'])
    expect(next.active).toBe('shade')
  })

  it('[S3.20] refuse what a fixed layer, or one in a fixed group, is told; letting it go is allowed', () => {
    const fixed = looked('coat', { fixed: true })
    const tells: readonly (() => unknown)[] = [
      () => setLayer(fixed, { ids: ['coat'], look: { opacity: 0.5 } }),
      () => setTiles(fixed, { id: 'coat', tiles: { '0,0': 9 }, gone: [] }),
      () => setMask(fixed, { id: 'coat', mask: { enabled: true } }),
      () => removeLayers(fixed, { ids: ['coat'] }),
      () => moveLayers(fixed, { ids: ['coat'], into: '', at: 0 }),
      () => mergeLayers(fixed, { ids: ['ground', 'coat'], layer: newLayer('ground', 'Ground'), at: 'ground' }),
    ]
    for (const tell of tells) expect(refusalOf(tell)).toBe('layerFixed')
    expect(setLayer(fixed, { ids: ['coat'], look: { fixed: false } }).layers.coat?.fixed).toBe(false)
    const group = groupLayers(sheet, { ids: ['coat', 'sleeve'], group: 'worn', name: 'Worn' })
    const held = setLayer(group, { ids: ['worn'], look: { fixed: true } })
    expect(refusalOf(() => setTiles(held, { id: 'sleeve', tiles: { '0,0': 9 }, gone: [] }))).toBe('layerFixed')
  })

  it('[S3.20] keep a pinned layer in its place, and let it be painted', () => {
    const pinned = looked('coat', { pinned: true })
    expect(refusalOf(() => moveLayers(pinned, { ids: ['coat'], into: '', at: 3 }))).toBe('layerPinned')
    expect(refusalOf(() => moveLayers(pinned, { ids: ['light'], into: '', at: 0 }))).toBe('layerPinned')
    expect(moveLayers(pinned, { ids: ['light'], into: '', at: 2 }).root).toEqual(['ground', 'coat', 'light', 'sleeve'])
    expect(setTiles(pinned, { id: 'coat', tiles: { '1,0': 9 }, gone: [] }).layers.coat).toMatchObject({
      tiles: { '0,0': 2, '1,0': 9 },
    })
  })

  it('[S3.20] keep the background at the bottom and do not take it away', () => {
    const backed = looked('ground', { background: true })
    expect(refusalOf(() => moveLayers(backed, { ids: ['ground'], into: '', at: 2 }))).toBe('layerBackground')
    expect(refusalOf(() => moveLayers(backed, { ids: ['light'], into: '', at: 0 }))).toBe('layerBackground')
    expect(refusalOf(() => removeLayers(backed, { ids: ['ground'] }))).toBe('layerBackground')
  })

  it('[S3.20] move several layers at once, into a group and out of it, and never a group into itself', () => {
    const group = groupLayers(sheet, { ids: ['coat', 'sleeve'], group: 'worn', name: 'Worn' })
    expect(group.root).toEqual(['ground', 'worn', 'light'])
    expect(group.layers.worn).toMatchObject({ children: ['coat', 'sleeve'] })
    const more = moveLayers(group, { ids: ['light', 'ground'], into: 'worn', at: 1 })
    expect(more.layers.worn).toMatchObject({ children: ['coat', 'ground', 'light', 'sleeve'] })
    expect(more.root).toEqual(['worn'])
    expect(moveLayers(more, { ids: ['light'], into: '', at: 0 }).root).toEqual(['light', 'worn'])
    expect(ungroup(more, { ids: ['worn'] }).root).toEqual(['coat', 'ground', 'light', 'sleeve'])
    expect(refusalOf(() => moveLayers(group, { ids: ['worn'], into: 'worn', at: 0 }))).toBe('groupInItself')
  })

  it('[S3.20] take a group away with what it holds, and work on the layer below', () => {
    const group = groupLayers(sheet, { ids: ['coat', 'sleeve'], group: 'worn', name: 'Worn' })
    const next = removeLayers(group, { ids: ['worn'] })
    expect(Object.keys(next.layers)).toEqual(['ground', 'light'])
    expect(next.active).toBe('ground')
    expect(removeLayers(sheet, { ids: sheet.root }).active).toBe('')
  })

  it('[S3.20] copy layers with what they hold, and paste those of another painting', () => {
    const group = groupLayers(sheet, { ids: ['coat', 'sleeve'], group: 'worn', name: 'Worn' })
    const copies = { worn: 'worn2', coat: 'coat2', sleeve: 'sleeve2' }
    const twice = duplicateLayers(looked('coat', {}) && group, { ids: ['worn', 'coat'], copies })
    expect(inOrder(twice)).toEqual(['ground', 'worn', 'coat', 'sleeve', 'worn2', 'coat2', 'sleeve2', 'light'])
    expect(twice.layers.coat2).toMatchObject({ tiles: { '0,0': 2 }, name: 'The coat' })
    const pasted = pasteLayers(setActive(sheet, { id: 'coat' }), {
      layers: [newLayer('patch', 'Patch')],
      ids: ['patch'],
    })
    expect(pasted.root).toEqual(['ground', 'coat', 'patch', 'sleeve', 'light'])
  })

  it('[S3.20] put tiles into a layer and its mask, and take others out', () => {
    const painted = setTiles(sheet, { id: 'coat', tiles: { '1,1': 8 }, gone: ['0,0'] })
    expect(painted.layers.coat).toMatchObject({ tiles: { '1,1': 8 } })
    const masked = setMask(sheet, { id: 'coat', mask: { tiles: {}, outside: 'hidden', enabled: true } })
    const drawn = setMaskTiles(masked, { id: 'coat', tiles: { '0,0': 5 }, gone: [] })
    expect(drawn.layers.coat?.mask).toEqual({ tiles: { '0,0': 5 }, outside: 'hidden', enabled: true })
    expect(setMask(drawn, { id: 'coat', mask: { enabled: false } }).layers.coat?.mask?.enabled).toBe(false)
    expect(setMask(drawn, { id: 'coat', mask: null }).layers.coat?.mask).toBeUndefined()
  })

  it('[S3.20] [S4.11] make paint of a picture and keep all else of it', () => {
    const picture = { ...newLayer('photo', 'Photo', { '0,0': 7 }), opacity: 0.5, kind: 'picture' as const }
    const given = { ...picture, source: {}, width: 9, height: 9, matrix: [1, 0, 0, 0, 1, 0, 0, 0, 1] as const }
    const next = rasterize(addLayer(sheet, { layer: given }), { id: 'photo' })
    expect(next.layers.photo).toEqual({ ...newLayer('photo', 'Photo', { '0,0': 7 }), opacity: 0.5 })
  })

  it('[S3.20] give the sheet other sides and another colour within what can be painted', () => {
    expect(colorSheet(sheet, { color: '#102030' }).color).toBe('#102030')
    expect(frameSheet(sheet, { width: 100, height: 90, layers: [] })).toMatchObject({ width: 100, height: 90 })
    for (const width of [0, limits.canvas.side + 1])
      expect(refusalOf(() => frameSheet(sheet, { width, height: 90, layers: [] }))).toBe('sheetSides')
  })

  it('[S3.20] are not told of a layer that is not there, and not of more layers than fit', () => {
    expect(refusalOf(() => setActive(sheet, { id: 'nobody' }))).toBe('layerMissing')
    const layers = Array.from({ length: limits.canvas.layers }, (_, i) => newLayer(`more${i}`, 'More'))
    expect(refusalOf(() => pasteLayers(sheet, { layers, ids: layers.map(({ id }) => id) }))).toBe('layersFull')
  })

  it('[S3.20] give the very same painting where nothing changes, and are undone exactly', () => {
    expect(looked('coat', { opacity: 1 })).toBe(sheet)
    expect(moveLayers(sheet, { ids: ['coat'], into: '', at: 1 })).toBe(sheet)
    expect(setPassThrough(sheet, { id: 'coat', passThrough: true })).toBe(sheet)
    const open = openDocument<CanvasDocument, CanvasChange>(sheet)
    open.change(setLayer, { ids: ['coat'], look: { visible: false } })
    expect(open.steps().undo).toBe('Hide the layer')
    open.undo()
    expect(open.get()).toBe(sheet)
  })

  it('[S3.20] keep the last steps and no more', () => {
    const open = openDocument<CanvasDocument, CanvasChange>(sheet, undefined, limits.canvas.steps)
    for (let i = 0; i < limits.canvas.steps + 30; i++)
      open.change(setTiles, { id: 'coat', tiles: { '0,0': i + 10 }, gone: [] })
    expect(open.trail()).toHaveLength(limits.canvas.steps)
    for (let i = 0; i < limits.canvas.steps + 30; i++) open.undo()
    expect(open.get().layers.coat).toMatchObject({ tiles: { '0,0': 39 } })
  })

  it('[S3.20] each takes what it says, under a name of its own', () => {
    expect(new Set(canvasChanges.map(({ id }) => id)).size).toBe(canvasChanges.length)
    for (const { takes } of canvasChanges) expect(takes.safeParse({ nobody: 'knows this' }).success).toBe(false)
  })
})
