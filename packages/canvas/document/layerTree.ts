import type { CanvasDocument } from './canvasDocument.ts'
import type { GroupLayer, Layer } from './layer.ts'

/** The layers of a group, or those in none where it is ''; bottom first. */
export function childrenOf<Ref>(document: CanvasDocument<Ref>, group: string): readonly string[] {
  if (group === '') return document.root
  const layer = document.layers[group]
  return layer?.kind === 'group' ? layer.children : []
}

/** The group in which a layer stands; '' where it stands in none. */
export const groupOf = <Ref>(document: CanvasDocument<Ref>, id: string): string =>
  Object.values(document.layers).find(
    (layer): layer is GroupLayer<Ref> => layer.kind === 'group' && layer.children.includes(id),
  )?.id ?? ''

/** The groups in which a layer stands, the outermost first. */
export function groupsAround<Ref>(document: CanvasDocument<Ref>, id: string): readonly string[] {
  const group = groupOf(document, id)
  return group === '' ? [] : [...groupsAround(document, group), group]
}

/** A layer and all that it holds, itself first. */
export const withHeld = <Ref>(document: CanvasDocument<Ref>, id: string): readonly string[] => [
  id,
  ...(document.layers[id]?.kind === 'group' ? childrenOf(document, id) : []).flatMap((child) =>
    withHeld(document, child),
  ),
]

/** Every layer of a painting in its order, bottom first, a group before what it holds. */
export const inOrder = <Ref>(document: CanvasDocument<Ref>): readonly string[] =>
  document.root.flatMap((id) => withHeld(document, id))

/** A painting with another layer of that id. */
export const withLayer = <Ref>(document: CanvasDocument<Ref>, layer: Layer<Ref>): CanvasDocument<Ref> =>
  document.layers[layer.id] === layer ? document : { ...document, layers: { ...document.layers, [layer.id]: layer } }

/** A painting whose group, or root where it is '', holds other layers. */
export function withChildren<Ref>(
  document: CanvasDocument<Ref>,
  group: string,
  children: readonly string[],
): CanvasDocument<Ref> {
  if (group === '') return { ...document, root: children }
  const layer = document.layers[group]
  return layer?.kind === 'group' ? withLayer(document, { ...layer, children }) : document
}

/** Takes layers out of their places and leaves them in the table. */
export function lifted<Ref>(document: CanvasDocument<Ref>, ids: readonly string[]): CanvasDocument<Ref> {
  const groups = new Set(ids.map((id) => groupOf(document, id)))
  return [...groups].reduce(
    (now, group) =>
      withChildren(
        now,
        group,
        childrenOf(now, group).filter((id) => !ids.includes(id)),
      ),
    document,
  )
}

/** Puts layers into a group, or the root where it is '', so that the first stands at a place counted from the bottom. */
export function placed<Ref>(
  document: CanvasDocument<Ref>,
  group: string,
  at: number,
  ids: readonly string[],
): CanvasDocument<Ref> {
  const children = childrenOf(document, group)
  return withChildren(document, group, [...children.slice(0, at), ...ids, ...children.slice(at)])
}
