import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Path } from '@toile/geometry'
import { depthsOf } from './depths.ts'
import { addDrape, type Drape } from './drape.ts'
import { endsOf } from './endsOf.ts'
import { formLight } from './formLight.ts'
import { enlarge, enlargeSmoothly, type Grid, sampleGrid } from './grid.ts'
import { inflate } from './inflate.ts'
import { lightOver } from './light.ts'
import { maskOf } from './mask.ts'
import { freshFields, openFields, openRoom } from './lentRoom.ts'
import type { Shading } from './shading.ts'
import { isDrawn, type Region, regionOf, type Stage } from './stage.ts'
import { textureAt } from './textureAt.ts'
import type { ClothMap } from './weave/clothPlaces.ts'
import { reliefOver } from './weave/reliefOver.ts'
import { weaveOver } from './weave/weave.ts'

/** The shape of a part, before any colour; all paths in heads. */
export interface Shape extends Drape {
  outlines: readonly Path[]
  holes?: readonly Path[]
  /** 1 full volume, less flattens. */
  fullness?: number
  /** Inflate these outlines instead of the drawn ones. */
  volume?: readonly Path[] | null
  /** Where it runs on into a neighbour that it is sewn to: no edge of it. */
  sewn?: readonly Path[]
  /** Grain edges of cloth that is carried round a body: a photograph rounds it between them, and not at hems and cuffs. */
  sides?: readonly [Path, Path]
  cloth?: (region: Region) => ClothMap | null
  relief?: Piece['relief']
}

/** A shape in relief and lit: everything about a part of a picture that its colour does not change. */
export type Modelled = Pick<
  Shading,
  'region' | 'mask' | 'light' | 'form' | 'longForm' | 'cushion' | 'drift' | 'weft' | 'relief' | 'depths'
> & {
  /** Height in pixels, where a geometry buffer asks for it. */
  rise: Float32Array | null
}

/** Whether a part is fur, which is drawn as tufts beyond its outline; flats show none. */
export const isFurry = (stage: Stage, { optics }: Pick<Shape, 'optics'>) =>
  optics.weave === 'fur' && stage.style !== 'flat'

/** A photograph shows a body as round as it is; drawn planes of shade want it flatter. */
const photographed = 2.3

const [roomForHeight, roomForFolds, beginAnew] = [openRoom(), openRoom(), openFields()]

/** Models a shape: mask, height, folds, light, and what its style asks of its large form; of what moves it lasts until the next one. */
export function modelled(stage: Stage, shape: Shape): Modelled {
  const { optics, volume, outlines, sewn = [] } = shape
  const margin = isFurry(stage, shape) ? 10 + Math.ceil(16 * stage.pen) : 10
  const region = regionOf(stage, [...outlines, ...(volume ?? []), ...sewn], margin)
  const mask = maskOf(stage, region, outlines, shape.holes)
  const { width, height } = region
  const roundness = (shape.fullness ?? 1) * optics.inflate * (stage.style === 'realistic' ? photographed : 1)
  const step = Math.max(2, Math.round(3 * stage.pen))
  const isEnd = stage.style === 'realistic' && shape.sides ? endsOf(stage, region, shape.sides) : undefined
  const body = volume?.length || sewn.length ? maskOf(stage, region, [...(volume ?? outlines), ...sewn]) : mask
  const swollen = inflate(body, step, isEnd, stage.buffer !== undefined)
  const fields = stage.moves ? beginAnew() : freshFields
  const cushion = enlargeSmoothly(swollen, mask, fields)
  const isCloth = optics.substance === 'cloth'
  const handDrawn = isDrawn(stage.style)
  const form = stage.style === 'realistic' ? null : formOf(swollen, 9, 9)
  const longForm = handDrawn && isCloth ? formOf(swollen, 9, 46) : form
  const heightField = stage.buffer ? new Float32Array(cushion.length) : roomForHeight(cushion.length)
  for (let i = 0; i < cushion.length; i++) heightField[i] = cushion[i] * roundness
  addDrape(stage, region, heightField, mask, shape)
  const cloth = shape.cloth ? shape.cloth(region) : null
  const weft = weaveOver(stage, region, mask, optics, cloth, fields)
  const relief = shape.relief ? reliefOver(stage, region, mask, shape.relief, cloth, heightField) : null
  // A photograph mirrors its own lamp in all but hair and what is polished.
  const light = lightOver(heightField, mask, optics, stage.style !== 'realistic' || optics.substance === 'hair', fields)
  const joint = () => (sewn.length ? maskOf(stage, region, [...outlines, ...sewn], shape.holes) : mask)
  const depths =
    isCloth && stage.style !== 'flat' && !stage.buffer ? depthsOf(foldsAlone(), mask, stage.pen, joint(), fields) : null
  if (relief && form) for (let i = 0; i < form.length; i++) form[i] = form[i] * 0.35 + light.diffuse[i] * 0.65
  return {
    region,
    mask,
    light,
    form,
    longForm,
    cushion,
    drift: handDrawn ? slowNoise(52) : null,
    weft,
    relief,
    depths,
    rise: stage.buffer ? heightField : null,
  }

  function foldsAlone() {
    const folds = roomForFolds(heightField.length)
    for (let i = 0; i < folds.length; i++) folds[i] = heightField[i] - cushion[i] * roundness
    return folds
  }
  function formOf(grid: Grid, across: number, down: number) {
    return formLight(grid, roundness, optics.wrap, across * stage.pen, down * stage.pen, mask)
  }
  function slowNoise(across: number) {
    const { wash, pen } = stage
    const texture = textureAt(stage, region)
    const at = (x: number, y: number) => wash((x + texture.x) / (across * pen), (y + texture.y) / (across * pen)) - 0.5
    return enlarge(sampleGrid(width, height, 8, at), width, height, mask)
  }
}
