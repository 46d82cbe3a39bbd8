import { type CanvasDocument, emptyCanvas } from '@toile/canvas/document/canvasDocument.ts'
import type { TileStore } from '@toile/canvas/tiles/tileStore.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { openModels } from '../../looks/models.ts'
import type { Sources } from '../../looks/sources.ts'
import { wearerOf } from '../../looks/wearer.ts'
import type { KeptPart } from '../../raster/stage.ts'
import type { Host } from '../../surface.ts'
import { collectedParts, type LookToPart } from './collectedParts.ts'
import { groundOfLook } from './groundOfLook.ts'
import { layersOfPart, unlitAt } from './layersOfPart.ts'
import { openBuilding } from './openBuilding.ts'
import { keptTiles } from '../keptTiles.ts'
import { partNames } from './partNames.ts'
import { openLifting } from './openLifting.ts'

/** How a look is opened: its size in pixels, the side that is looked at, and what names it. */
export interface LookCanvasOptions {
  width: number
  height: number
  view?: View
  designId: string
}

/** Opens a look as its layers: ground, person and garments in groups, each with its shadow, cloth, print, what lies on it, shade and light, by true blends; together they are the look within two of 255 (requirements S1.12, S3.20). */
export function canvasOfLook(
  host: Host,
  design: Design,
  sources: Sources,
  store: TileStore,
  { width, height, view = 'front', designId }: LookCanvasOptions,
): CanvasDocument {
  const empty = emptyCanvas(width, height, toHex(design.ground))
  const wearer = wearerOf(design, view, sources)
  if (!wearer) return empty
  const look: LookToPart = { host, wearer, design, sources, width, height }
  const models = openModels()
  const { stage, parts } = collectedParts(look, models)
  const drawn = unlitDrawings(design).map(({ id, name, design: plainer }) => ({
    id,
    name,
    parts: collectedParts({ ...look, design: plainer }, models, 'unlit').parts,
  }))
  const { bare, shadowed } = groundOfLook(stage, wearer, design)
  const lifting = openLifting(store, { width, height, rgba: shadowed }, bare)
  const building = openBuilding(empty, designId)
  const ground = partNames.ground.label
  const nobody = { width, height, rgba: new Uint8ClampedArray(width * height * 4) }
  const thrown = lifting.lift({ x: 0, y: 0, figure: nobody, own: null }, 'multiply')
  building.add(
    'ground',
    ground,
    { id: 'ground', name: ground, blend: 'normal' },
    keptTiles(store, { width, height, rgba: bare }),
  )
  building.add('ground', ground, { id: 'shadow', name: partNames.shadow.label, blend: 'multiply' }, thrown)
  const before = host.createCanvas(width, height)
  parts.forEach((part, index) => {
    const unlit = part.of.kind === 'garment' ? unlitAt(index, part.of, drawn) : []
    for (const layer of layersOfPart(host, before, part, unlit))
      building.add(keyOf(part.of), nameOf(part.of, design), layer, lifting.lift(layer.wanted, layer.blend))
  })
  return building.document()
}

const keyOf = (of: KeptPart['of']) => (of.kind === 'person' ? 'person' : of.id)

function nameOf(of: KeptPart['of'], { garments }: Design): string {
  if (of.kind === 'person') return partNames.body.label
  const worn = garments.find(({ id }) => id === of.id)
  return (worn && typeOf(worn)?.label) ?? partNames.sketch.label
}

/** As many things on one garment have layers of their own; what lies over them is one. */
const mostApart = 4

/** The look drawn before its light with ever more on its cloth: the cloth, its prints, then what is laid on it. */
function unlitDrawings(design: Design): { id: string; name: string; design: Design }[] {
  const { garments } = design
  const counts = garments.map(({ applied = [] }) => applied.filter(({ hidden }) => !hidden).length)
  const most = Math.min(mostApart, Math.max(0, ...counts))
  const isPrinted = garments.some(({ print, partPrints = [] }) => print ?? partPrints.length)
  const plain = garments.map((worn) => ({ ...worn, print: null, partPrints: [], applied: [] }))
  const laid = Array.from({ length: most }, (_, i) => ({
    id: `laid${i}`,
    name: partNames.element.label,
    design: {
      ...design,
      garments: garments.map((worn) => ({
        ...worn,
        applied: i + 1 === most ? (worn.applied ?? []) : (worn.applied ?? []).slice(0, i + 1),
      })),
    },
  }))
  const printed = garments.map((worn) => ({ ...worn, applied: [] }))
  return [
    { id: 'cloth', name: partNames.cloth.label, design: { ...design, garments: plain } },
    ...(isPrinted ? [{ id: 'print', name: partNames.print.label, design: { ...design, garments: printed } }] : []),
    ...laid,
  ]
}
