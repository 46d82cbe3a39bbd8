import type { Fold, Piece } from '@toile/craft/garments/piece.ts'
import { lerp } from '@toile/geometry'
import { blur } from './blur.ts'
import { addFolds, isBroad } from './folds.ts'
import { enlarge, sampleGrid } from './grid.ts'
import type { Mask } from './mask.ts'
import type { Optics } from './optics.ts'
import { openRoom } from './lentRoom.ts'
import type { Region, Stage } from './stage.ts'
import { mapSurface } from './surfaceMap.ts'
import { textureAt } from './textureAt.ts'

/** What hangs and creases on a cushion. */
export interface Drape {
  optics: Optics
  folds?: readonly Fold[]
  surface?: Piece['surface']
  /** Share of the cloth's small unevenness; 0 for stiff parts. */
  wobble?: number
}

/** Adds waves, unevenness and folds to a height in pixels, as the weight and stiffness of the cloth have them. */
export function addDrape(stage: Stage, region: Region, height: Float32Array, mask: Mask, drape: Drape): void {
  const { optics, surface, folds } = drape
  if (surface && isWaved(surface)) addSurface(stage, region, height, surface, optics)
  if (drape.wobble !== 0 && optics.substance !== 'skin') addUnevenness(stage, region, height, mask, drape)
  if (folds?.length) addFolds(stage, region, height, foldsFor(stage, folds, optics), optics.fold, optics.handle.soft)
}

/** Fluid cloth breaks into narrower folds, stiff cloth into broader ones. In the drawn styles a broad mound of cloth is half as high: its lower side would cross the shadow's threshold as a spot; in a photograph it is a little lower, for its lamp stands to the side. */
function foldsFor(stage: Stage, folds: readonly Fold[], { substance, stiffness = 0.5 }: Optics): readonly Fold[] {
  if (substance !== 'cloth') return folds
  const spread = lerp(0.8, 1.18, stiffness)
  const drawn = stage.style !== 'realistic'
  return folds.map((fold) => {
    const [from, to] = fold.widths
    const height = fold.height * (isBroad(fold) ? (drawn ? 0.5 : 0.7) : 1)
    return { ...fold, widths: [from * spread, to * spread] as const, height }
  })
}

/** Whether a surface is more than places in the cloth. */
const isWaved = (surface: NonNullable<Piece['surface']>): boolean =>
  surface.some((row) => row.some(({ lift }) => lift !== 0))

const roomFor = openRoom()

function addSurface(
  stage: Stage,
  region: Region,
  height: Float32Array,
  surface: NonNullable<Piece['surface']>,
  optics: Optics,
): void {
  const lift = roomFor(height.length)
  lift.set(mapSurface(stage, region, surface).lift)
  blur(lift, region.width, region.height, 1.8 * stage.pen)
  const strength = 1.3 * Math.min(1.4, 0.6 + 0.4 * optics.fold)
  for (let i = 0; i < height.length; i++) height[i] += lift[i] * strength
}

/** Slight unevenness along the fall of the cloth, without which it looks like plastic: long and fine on fluid cloth, shorter and broader on stiff. */
function addUnevenness(
  stage: Stage,
  region: Region,
  height: Float32Array,
  mask: Mask,
  { optics, wobble = 1 }: Drape,
): void {
  const { pen, wash } = stage
  const texture = textureAt(stage, region)
  const { stiffness = 0.5 } = optics
  const drawn = stage.style !== 'realistic'
  const share = (drawn ? 0.3 : 1) * wobble
  const fine = drawn ? 0 : 0.35
  const glossy = optics.shine > 0.4 && optics.sharpness < 20
  const strength = share * (glossy ? 0.7 : optics.fold * lerp(1.8, 1.2, stiffness)) * pen
  const across = lerp(21, 36, stiffness)
  const down = lerp(190, 64, stiffness)
  const grid = sampleGrid(
    region.width,
    region.height,
    Math.max(2, Math.round((stage.moves ? 5 : 3.5) * pen)),
    (x, y) => {
      const X = (x + texture.x) / pen
      const Y = (y + texture.y) / pen
      return (
        strength *
        (wash(X / across + Y / (down * 1.15), Y / down) + (fine && fine * wash(X / 13 - Y / 60 + 50, Y / (down * 0.5))))
      )
    },
  )
  const { width } = mask
  const uneven = enlarge(grid, width, mask.height, mask, roomFor(height.length))
  for (let y = 0; y < mask.height; y++)
    for (let i = y * width + mask.first[y]!, end = y * width + mask.last[y]!; i <= end; i++) height[i] += uneven[i]!
}
