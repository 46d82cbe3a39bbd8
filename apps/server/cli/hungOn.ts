import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { fabrics } from '@toile/craft/fabrics/index.ts'
import type { Measures } from '@toile/tailoring/bodies/measures.ts'
import { clothFabrics } from '@toile/tailoring/cloth/clothFabrics.ts'
import { openDrape } from '@toile/tailoring/cloth/openDrape.ts'
import type { PieceLook, RoundGarment } from '@toile/tailoring/files/round/roundGarment.ts'
import { figureOf } from '@toile/tailoring/form/figureOf.ts'
import { formOf } from '@toile/tailoring/form/formOf.ts'
import type { Pattern } from '@toile/tailoring/pattern/pattern.ts'
import { printedCloth } from './printedCloth.ts'

/** The most frames that a garment is given to come to rest. */
const longest = 600

/** A garment of a look as it hangs on a body of a size, in its color or with the print it wears all over. */
export async function hungOn(
  { mannequin }: Design,
  { fabric, fill, print: placement }: Worn,
  { name, pattern, measures }: { name: string; pattern: Pattern; measures: Measures },
): Promise<RoundGarment> {
  const form = formOf(measures, figureOf(mannequin.person).figure)
  const { id } = fabrics.find((one) => one.id === fabric) ?? fabrics[0]
  const drape = openDrape(pattern, form, clothFabrics[id])
  for (let frame = 0; frame < longest && !drape.settled; frame += 10) drape.advance(10)
  const color = fill.kind === 'solid' ? fill.color : (fill.gradient.stops[0]?.color ?? { r: 200, g: 200, b: 200 })
  const printed = placement && (await printedCloth(color, placement))
  const plain: PieceLook = { name, color, roughness: 0.85, ...(printed && { print: printed.print }) }
  const looks = Object.fromEntries(pattern.pieces.map((piece) => [piece.id, { ...plain, name: piece.name }]))
  return { name, hung: [drape.hung()], body: form.mesh, looks, plain, pictures: printed ? [printed.picture] : [] }
}
