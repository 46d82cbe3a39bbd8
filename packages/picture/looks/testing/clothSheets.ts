import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { type Design, designSchema, type Style } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { FabricId } from '@toile/craft/fabrics/index.ts'
import type { Surface } from '../../surface.ts'

const hex = (value: number) => ({ r: value >> 16, g: (value >> 8) & 255, b: value & 255 })

/** Twelve cloths that differ in fold, light and surface, each on a cut that shows it, in its colour. */
const cloths: readonly (readonly [fabric: FabricId, garments: readonly string[], color: number])[] = [
  ['cotton', ['shirtDress'], 0xf4f1ea],
  ['linen', ['wideTrousers', 'shirt'], 0xd8c7a4],
  ['silk', ['slipDress'], 0x1f6b52],
  ['chiffon', ['tieredDress'], 0xe2a3a8],
  ['denim', ['jeans', 'denimJacket'], 0x3f6596],
  ['wool', ['trousers', 'blazer'], 0x1c1b20],
  ['tweed', ['aLineSkirt', 'boucleJacket'], 0x9a6b4f],
  ['jersey', ['fitAndFlareDress'], 0xc6503f],
  ['cableKnit', ['leggings', 'aranSweater'], 0xe8dfc9],
  ['leather', ['miniSkirt', 'biker'], 0x26222a],
  ['velvet', ['columnGown'], 0x6b1f33],
  ['sequin', ['cocoonCoat'], 0xb9a46a],
]
const people = ['ines', 'amara', 'mei', 'zuri']
const stances = ['relaxed', 'contrapposto', 'walk']
const [across, down] = [80, 160]

/** Size in pixels of a sheet of cloths. */
export const clothSheetSize = { width: across * cloths.length, height: down * 2 }

/** One hand in twelve cloths, each turned to either side. */
export function clothSheet(
  style: Style,
  look: (design: Design, size: { width: number; height: number }) => Surface,
): Surface {
  const sheet = createCanvas(clothSheetSize.width, clothSheetSize.height)
  const drawing = sheet.getContext('2d')
  cloths.forEach(([fabric, garments, color], i) => {
    for (const mirrored of [false, true]) {
      const design = designSchema.parse({
        version: designVersion,
        style,
        mannequin: { person: people[i % people.length], pose: stances[i % stances.length], mirrored },
        shoes: { kind: 'pump', color: hex(0x26222a) },
        lips: hex(0xb0463f),
        ground: hex(0xeae6de),
        garments: garments.map((garment) => wornIn(garment, fabric, color)),
        origin: null,
      })
      const drawn = look(design, { width: across, height: down }) as unknown as Canvas
      drawing.drawImage(drawn, i * across, mirrored ? down : 0)
    }
  })
  return sheet as unknown as Surface
}

const wornIn = (garment: string, fabric: FabricId, color: number) =>
  plainWorn(garment, hex(color), { fabric, seed: 11 })
