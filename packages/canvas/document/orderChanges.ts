import { sureFirst } from '@toile/geometry'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { z } from 'zod'
import type { CanvasDocument } from './canvasDocument.ts'
import { checkCount, freeLayer, layerOf } from './checkLayers.ts'
import type { Layer } from './layer.ts'
import { outermost, placeAbove } from './layerChanges.ts'
import { layerIdForm, layerNameForm, openLayerForm } from './layerForm.ts'
import { childrenOf, groupOf, inOrder, lifted, placed, withHeld, withLayer } from './layerTree.ts'
import { plainLayer } from './plainLayer.ts'

const ids = z.array(layerIdForm).min(1).readonly()
const into = z.union([layerIdForm, z.literal('')])

/** Keeps the background at the bottom and pinned layers where they are: refused where what is told would push them. */
function checkPlaces(before: CanvasDocument, after: CanvasDocument, group: string): void {
  const [was, now] = [childrenOf(before, group), childrenOf(after, group)]
  for (const [place, id] of now.entries()) {
    const layer = layerOf(after, id)
    if (layer.background && place > 0) throw refuse('layerBackground', { name: layer.name })
    if (layer.pinned && was.length === now.length && was.includes(id) && was.indexOf(id) !== place)
      throw refuse('layerPinned', { name: layer.name })
  }
}

/** Moves layers to a place of a group, or of the sheet where `into` is ''; `at` counts the layers that stay there from the bottom. */
export const moveLayers = defineChange({
  id: 'moveLayers',
  label: 'Move layers',
  says: 'Move layers to a place counted from the bottom (at) of a group (into), or of the sheet where into is empty.',
  takes: z.strictObject({ ids, into, at: z.number().int().min(0) }),
  apply: (document: CanvasDocument, { ids: told, into: group, at }) => {
    const moved = outermost(document, told)
    if (group && freeLayer(document, group).kind !== 'group') return document
    if (moved.some((id) => withHeld(document, id).includes(group))) throw refuse('groupInItself')
    const after = placed(lifted(document, moved), group, at, moved)
    const groups = [group, ...moved.map((id) => groupOf(document, id))]
    if (groups.every((one) => String(childrenOf(after, one)) === String(childrenOf(document, one)))) return document
    for (const one of groups) checkPlaces(document, after, one)
    return after
  },
})

/** Holds layers together in a new group, at the place of the uppermost. */
export const groupLayers = defineChange({
  id: 'groupLayers',
  label: 'Group layers',
  says: 'Hold layers together in a new group.',
  takes: z.strictObject({ ids, group: layerIdForm, name: layerNameForm }),
  apply: (document: CanvasDocument, { ids: told, group, name }) => {
    if (document.layers[group]) return document
    checkCount(document, 1)
    const held = outermost(document, told)
    const { into: around } = placeAbove(document, held.at(-1) ?? '')
    const stay = childrenOf(document, around).filter((id) => !held.includes(id) || id === held.at(-1))
    const layer: Layer = { ...plainLayer, kind: 'group', id: group, name, children: held, passThrough: false }
    const at = stay.indexOf(held.at(-1) ?? '')
    return { ...placed(withLayer(lifted(document, held), layer), around, at, [group]), active: group }
  },
})

/** Lets go of what groups held, at their places. */
export const ungroup = defineChange({
  id: 'ungroup',
  label: 'Ungroup',
  says: 'Let go of the layers that groups hold, at the place of the group.',
  takes: z.strictObject({ ids }),
  apply: (document: CanvasDocument, { ids: told }) =>
    told.reduce((now, id) => {
      const layer = freeLayer(now, id)
      if (layer.kind !== 'group') return now
      const around = groupOf(now, id)
      const at = childrenOf(now, around).indexOf(id)
      const next = placed(lifted(now, [id]), around, at, layer.children)
      const layers = Object.fromEntries(Object.entries(next.layers).filter(([one]) => one !== id))
      const active = now.active === id ? (layer.children.at(-1) ?? next.root.at(-1) ?? '') : now.active
      return { ...next, layers, active }
    }, document),
})

/** Renames the ids of a layer, and of what it holds, by a table; a copy is never the background and never pinned. */
const renamed = (layer: Layer, names: Readonly<Record<string, string>>): Layer => {
  const copy = { ...layer, id: names[layer.id] ?? layer.id, background: false, pinned: false, fixed: false }
  return copy.kind === 'group' ? { ...copy, children: copy.children.map((id) => names[id] ?? id) } : copy
}

/** Puts a copy of each layer above it, with the ids that a table says for it and for what it holds. */
export const duplicateLayers = defineChange({
  id: 'duplicateLayers',
  label: 'Duplicate layers',
  says: 'Put a copy of each layer above it; copies names the id of the copy of every layer, and of all that it holds.',
  takes: z.strictObject({ ids, copies: z.record(layerIdForm, layerIdForm).readonly() }),
  apply: (document: CanvasDocument, { ids: told, copies }) => {
    const held = new Set(told.flatMap((id) => withHeld(document, layerOf(document, id).id).slice(1)))
    const copied = inOrder(document).filter((id) => told.includes(id) && !held.has(id))
    const whole = copied.flatMap((id) => withHeld(document, id))
    checkCount(document, whole.length)
    if (whole.some((id) => copies[id] === undefined || document.layers[copies[id]])) throw refuse('layerMissing')
    return copied.reduce((now, id) => {
      const { into: around, at } = placeAbove(now, id)
      if (around) freeLayer(now, around)
      const all = withHeld(now, id).map((one) => renamed(layerOf(now, one), copies))
      const next = placed(all.reduce<CanvasDocument>(withLayer, now), around, at, [sureFirst(all).id])
      return { ...next, active: sureFirst(all).id }
    }, document)
  },
})

/** Puts layers of another painting above the one that is worked on; their tiles lie in the store of this one. */
export const pasteLayers = defineChange({
  id: 'pasteLayers',
  label: 'Paste layers',
  says: 'Put layers of another painting, with all that groups among them hold, above the layer that is worked on.',
  takes: z.strictObject({ layers: z.array(openLayerForm).min(1).readonly(), ids }),
  apply: (document: CanvasDocument, { layers, ids: told }) => {
    checkCount(document, layers.length)
    if (layers.some((layer) => document.layers[layer.id])) return document
    const { into: around, at } = placeAbove(document, document.active)
    if (around) freeLayer(document, around)
    const next = layers.map((layer) => renamed(layer, {})).reduce<CanvasDocument>(withLayer, document)
    return { ...placed(next, around, at, told), active: told.at(-1) ?? document.active }
  },
})
