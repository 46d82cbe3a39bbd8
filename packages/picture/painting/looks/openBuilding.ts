import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import type { GroupLayer, Layer, RasterLayer, TileMap } from '@toile/canvas/document/layer.ts'
import { newLayer } from '@toile/canvas/document/newLayer.ts'
import { plainLayer } from '@toile/canvas/document/plainLayer.ts'

type Added = Pick<RasterLayer, 'name' | 'blend'> & { id: string }

/** Builds the layers of a look in their order; those of one part that follow each other are a group. */
export function openBuilding(empty: CanvasDocument, designId: string) {
  const groups: { group: GroupLayer; key: string; layers: RasterLayer[] }[] = []
  return {
    add(key: string, name: string, { id, name: own, blend }: Added, tiles: TileMap) {
      if (Object.keys(tiles).length === 0) return
      let last = groups.at(-1)
      if (last?.key !== key) {
        const number = groups.filter((one) => one.key === key).length
        const groupId = `look:${key}${number ? `:${number + 1}` : ''}`
        last = {
          key,
          layers: [],
          group: {
            ...plainLayer,
            kind: 'group',
            id: groupId,
            name,
            children: [],
            passThrough: true,
            part: { designId, part: key },
          },
        }
        groups.push(last)
      }
      const plainId = `${last.group.id}/${id}`
      const again = last.layers.filter((layer) => layer.id.startsWith(plainId)).length
      last.layers.push({
        ...newLayer(again ? `${plainId}:${again + 1}` : plainId, own, tiles),
        blend,
        part: { designId, part: `${key}/${id}` },
      })
    },
    document(): CanvasDocument {
      const root: string[] = []
      const layers: Record<string, Layer> = {}
      for (const { group, layers: own, key } of groups) {
        if (own.length === 1 && key === 'ground') {
          for (const layer of own) {
            layers[layer.id] = layer
            root.push(layer.id)
          }
          continue
        }
        layers[group.id] = { ...group, children: own.map(({ id }) => id) }
        for (const layer of own) layers[layer.id] = layer
        root.push(group.id)
      }
      return { ...empty, root, layers, active: root.at(-1) ?? '' }
    },
  }
}
