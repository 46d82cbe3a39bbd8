import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { partly } from '@toile/rules/changing/partly.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { z } from 'zod'
import type { CanvasDocument } from './canvasDocument.ts'
import { checkCount, freeLayer, layerOf, looseLayer } from './checkLayers.ts'
import { adjustmentForm, layerIdForm, layerLookForm, openLayerForm } from './layerForm.ts'
import { childrenOf, groupOf, inOrder, lifted, placed, withHeld, withLayer } from './layerTree.ts'

const ids = z.array(layerIdForm).min(1).readonly()

/** The place above a layer, in its group; the top of the sheet where there is none. */
export function placeAbove(document: CanvasDocument, id: string): { into: string; at: number } {
  const layer = document.layers[id]
  if (!layer) return { into: '', at: document.root.length }
  const into = groupOf(document, id)
  return { into, at: childrenOf(document, into).indexOf(id) + 1 }
}

/** Puts a layer above another, or on top where that is not there, and works on it. */
export const addLayer = defineChange({
  id: 'addLayer',
  label: 'New layer',
  says: 'Put a layer above another one (above), or on top of all.',
  takes: z.strictObject({ layer: openLayerForm, above: layerIdForm.optional() }),
  apply: (document: CanvasDocument, { layer, above = document.active }) => {
    if (document.layers[layer.id]) return document
    checkCount(document, 1)
    const { into, at } = placeAbove(document, above)
    if (into) freeLayer(document, into)
    return { ...placed(withLayer(document, layer), into, at, [layer.id]), active: layer.id }
  },
})

/** Takes layers away with all that they hold. */
export const removeLayers = defineChange({
  id: 'removeLayers',
  label: 'Remove layers',
  says: 'Take layers away, groups with all that they hold.',
  takes: z.strictObject({ ids }),
  apply: (document: CanvasDocument, given) => {
    const gone = new Set(given.ids.flatMap((id) => withHeld(document, id)))
    for (const id of gone)
      if (freeLayer(document, id).background) throw refuse('layerBackground', { name: layerOf(document, id).name })
    const order = inOrder(document)
    const next = lifted(document, [...gone])
    const layers = Object.fromEntries(Object.entries(next.layers).filter(([id]) => !gone.has(id)))
    const below = order.slice(0, order.indexOf(document.active)).findLast((id) => !gone.has(id))
    const active = gone.has(document.active) ? (below ?? order.find((id) => !gone.has(id)) ?? '') : document.active
    return { ...next, layers, active }
  },
})

/** Names a layer, shows or hides it, pins or fixes it, and says how it lies on what is below. */
export const setLayer = defineChange({
  id: 'setLayer',
  label: 'Layer',
  nearer({ look }) {
    if (look.name !== undefined) return { label: 'Rename the layer' }
    if (look.visible !== undefined) return { label: look.visible ? 'Show the layer' : 'Hide the layer' }
    if (look.opacity !== undefined) return { label: 'Opacity' }
    if (look.blend !== undefined) return { label: 'Blend mode' }
    if (look.clipping !== undefined) return { label: 'Clipping' }
    return null
  },
  says: 'Name layers, show, pin, fix or clip them, lock what is transparent, or set their opacity and blend mode.',
  takes: z.strictObject({ ids, look: partly(layerLookForm) }),
  apply: (document: CanvasDocument, { ids: told, look }) =>
    told.reduce((now, id) => {
      const layer = look.fixed === false ? layerOf(now, id) : freeLayer(now, id)
      const next = { ...layer, ...look }
      const same = Object.entries(look).every(([name, value]) =>
        Object.entries(layer).some(([own, is]) => own === name && is === value),
      )
      return same ? now : withLayer(now, next)
    }, document),
})

/** Works on another layer. */
export const setActive = defineChange({
  id: 'setActive',
  label: 'Pick a layer',
  says: 'Work on another layer.',
  takes: z.strictObject({ id: layerIdForm }),
  apply: (document: CanvasDocument, { id }) =>
    document.active === id ? document : { ...document, active: layerOf(document, id).id },
})

/** Says what an adjustment layer does. */
export const setAdjustment = defineChange({
  id: 'setAdjustment',
  label: 'Adjustment',
  says: 'Change what an adjustment layer does to the layers below it.',
  takes: z.strictObject({ id: layerIdForm, adjustment: adjustmentForm }),
  apply: (document: CanvasDocument, { id, adjustment }) => {
    const layer = freeLayer(document, id)
    return layer.kind === 'adjustment' ? withLayer(document, { ...layer, adjustment }) : document
  },
})

/** Says whether the layers of a group blend with what lies below the group. */
export const setPassThrough = defineChange({
  id: 'setPassThrough',
  label: 'Pass through',
  says: 'Let the layers of a group blend with what lies below the group, or only with each other.',
  takes: z.strictObject({ id: layerIdForm, passThrough: z.boolean() }),
  apply: (document: CanvasDocument, { id, passThrough }) => {
    const layer = freeLayer(document, id)
    return layer.kind !== 'group' || layer.passThrough === passThrough
      ? document
      : withLayer(document, { ...layer, passThrough })
  },
})

/** Leaves in a list of ids those that stand in no group of the same list, in the order of the painting; each must be loose. */
export function outermost(document: CanvasDocument, told: readonly string[]): readonly string[] {
  const held = new Set(told.flatMap((id) => withHeld(document, looseLayer(document, id).id).slice(1)))
  return inOrder(document).filter((id) => told.includes(id) && !held.has(id))
}
