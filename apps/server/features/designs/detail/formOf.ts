import type { DetailForm, WireClothes, WireLayer } from '@toile/contract/detailForm.ts'
import { colorToWire, gradientToWire } from '@toile/contract/wireColor.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { sure } from '@toile/geometry'
import { storedName } from '../../../host/files/files.ts'
import type { ApartNote } from '../../../pictures/drawing/apartNote.ts'
import { addressOf } from '../../../pictures/hold/picture.ts'

const mime = 'image/png'

/** A design and what was drawn of it in parts: what the pictures are, and their hashes in order. */
export interface DrawnDetail {
  design: Design
  note: ApartNote
  hashes: readonly string[]
  /** Small pictures as base64, by their place among the pictures. */
  small: ReadonlyMap<number, string>
  /** Slots of traced sketches, by hash. */
  slots: Readonly<Record<string, string>>
}

/** The wire form of a design's detail. */
export function formOf(drawn: DrawnDetail): DetailForm {
  const { design, note } = drawn
  const layers = note.layers.map((layer, order) => ({ layer, wire: layerOf(drawn, layer, order) }))
  const wires = (wanted: (layer: ApartNote['layers'][number]) => boolean): WireLayer[] =>
    layers.filter(({ layer }) => wanted(layer)).map(({ wire }) => wire)
  const body = wires(({ kind }) => kind !== 'garment')
  const isBehind = ({ garment }: ApartNote['layers'][number]) => garment?.turn === 'behind'
  const [ground] = body
  return {
    clothes: design.garments.map((worn, priority) =>
      clothesOf(
        drawn,
        worn,
        priority,
        wires(({ garment }) => garment?.id === worn.id),
      ),
    ),
    body: {
      id: design.mannequin.person,
      path: ground?.imageUrl ?? '',
      minIOPath: ground?.imageMinioUrl ?? '',
      layersObject: body,
    },
    newDetail: { sketch: [], color: [], print: [], element: [], models: [], other: [] },
    frontBack: {
      front: wires((layer) => layer.kind === 'garment' && !isBehind(layer)),
      back: wires(isBehind),
      body,
    },
  }
}

const pictureAt = ({ hashes }: DrawnDetail, index: number) => {
  const hash = sure(hashes[index])
  return { path: addressOf(hash, mime), minIOPath: storedName(hash, mime) }
}

function layerOf(drawn: DrawnDetail, layer: ApartNote['layers'][number], order: number): WireLayer {
  const { x, y, width, height, garment, kind } = layer
  const picture = pictureAt(drawn, layer.picture)
  const mask = pictureAt(drawn, layer.mask)
  const worn = garment && drawn.design.garments.find(({ id }) => id === garment.id)
  const turn = garment?.turn === 'behind' ? 'back' : garment?.turn
  return {
    order,
    position: [x, y],
    imageSize: [width, height],
    imageCategory: worn ? `${typeOf(worn)}_${turn}` : kind === 'ground' ? 'ground' : 'body',
    imageUrl: picture.path,
    imageMinioUrl: picture.minIOPath,
    maskUrl: mask.path,
    maskMinioUrl: mask.minIOPath,
  }
}

const typeOf = ({ cut }: Worn) => (cut.kind === 'garment' ? cut.garment : 'sketch')

/** What of a garment's form is read back. */
export const valuesOf = (worn: Worn, priority: number) => ({
  id: worn.id,
  priority,
  color: worn.fill.kind === 'solid' ? colorToWire(worn.fill.color) : null,
  gradient: worn.fill.kind === 'gradient' ? gradientToWire(worn.fill.gradient) : null,
  trims: (worn.applied ?? []).filter((one) => one.kind === 'notion'),
  regions: (worn.applied ?? []).filter((one) => one.kind === 'region'),
})

function clothesOf(drawn: DrawnDetail, worn: Worn, priority: number, layersObject: WireLayer[]): WireClothes {
  const { regions, ...values } = valuesOf(worn, priority)
  const alone = drawn.note.garments.find(({ id }) => id === worn.id)
  const printed = alone ? pictureAt(drawn, alone.printed) : { path: '', minIOPath: '' }
  const { print, cut } = worn
  const partial = alone && alone.small !== null ? { ...printed, small: drawn.small.get(alone.small) ?? null } : null
  return {
    ...values,
    layersObject,
    undividedLayer: alone ? pictureAt(drawn, alone.plain).path : '',
    undividedLayerWithSinglePrint: printed.path,
    designType: cut.kind === 'traced' ? 'Library' : 'Generate',
    ...printed,
    printObject: {
      ifSingle: print?.mode === 'single',
      prints:
        print && alone?.print !== null && alone
          ? [
              {
                ...pictureAt(drawn, alone.print),
                location: [print.x, print.y],
                scale: print.width,
                angle: print.angle,
                opacity: print.opacity,
                repeat: print.repeat,
              },
            ]
          : [],
    },
    type: typeOf(worn),
    partialDesign: {
      layers: regions,
      partialDesignPath: partial?.path ?? null,
      partialDesignMinioPath: partial?.minIOPath ?? null,
      partialDesignBase64: partial?.small ?? null,
    },
    level1Type: (cut.kind === 'garment' ? findWearable(cut.garment)?.slot : drawn.slots[cut.traced]) ?? 'top',
  }
}
