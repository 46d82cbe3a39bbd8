import type { DetailForm, WireClothes } from '@toile/contract/detailForm.ts'
import { colorFromWire, gradientFromWire } from '@toile/contract/wireColor.ts'
import { removeApplied } from '@toile/craft/designs/appliedChanges.ts'
import { hideGarment, placePrint, recolor, swapCut } from '@toile/craft/designs/changes.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { applyNotion } from '@toile/craft/designs/notionChanges.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { valuesOf } from './formOf.ts'

/** A design with what its form says otherwise than the design itself would: a form that comes back as it was changes nothing. */
export function withForm(design: Design, { clothes, newDetail, body }: DetailForm): Design {
  const kept = clothes
    .toSorted((a, b) => a.priority - b.priority)
    .map((one): Worn => {
      const at = design.garments.findIndex(({ id }) => id === one.id)
      const worn = design.garments[at]
      if (!worn) throw refuse('notFound')
      return withClothes(worn, at, one)
    })
  if (new Set(kept.map(({ id }) => id)).size < kept.length) throw refuse('documentUnreadable', { rule: 'clothes' })
  const dressed = { ...design, garments: kept }
  const replaced = withReplacements(dressed, newDetail)
  const [model] = newDetail.models.slice(-1)
  const person = model?.id ?? body.id
  if (!model && person === design.mannequin.person) return replaced
  const { pose } = model ?? design.mannequin
  return { ...replaced, mannequin: { ...design.mannequin, person, pose } }
}

function withClothes(worn: Worn, at: number, form: WireClothes): Worn {
  const stood = valuesOf(worn, at)
  const applied = [...form.partialDesign.layers, ...form.trims]
  const sameApplied = sameContent([...stood.regions, ...stood.trims], applied)
  return {
    ...worn,
    fill: fillOf(worn, stood, form),
    print: printOf(worn.print, form.printObject),
    ...(sameApplied ? {} : { applied }),
  }
}

function fillOf(
  { fill }: Worn,
  stood: ReturnType<typeof valuesOf>,
  { color, gradient }: Pick<WireClothes, 'color' | 'gradient'>,
): Worn['fill'] {
  if (gradient && !sameContent(gradient, stood.gradient))
    return { kind: 'gradient', gradient: gradientFromWire(gradient) }
  if (color && !sameContent(color, stood.color))
    return { kind: 'solid', color: colorFromWire(color, fill.kind === 'solid' ? fill.color : null) }
  return fill
}

/** The print where the form puts it: off where the form has none. */
function printOf(print: Placement | null, { ifSingle, prints }: WireClothes['printObject']): Placement | null {
  const [form] = prints
  if (!print || !form) return form ? print : null
  const { location, scale, angle, opacity, repeat } = form
  return {
    ...print,
    mode: ifSingle ? 'single' : 'overall',
    x: location[0],
    y: location[1],
    width: scale,
    angle,
    opacity,
    repeat,
  }
}

/** Every replacement names a garment that is worn, and is made by the change that a screen would make. */
function withReplacements(design: Design, { sketch, color, print, element, other }: DetailForm['newDetail']): Design {
  const named = [sketch, color, print, element, other].flatMap((list) => list.map(({ id }) => id))
  if (named.some((id) => !design.garments.some((worn) => worn.id === id))) throw refuse('notFound')
  let now = design
  for (const one of sketch) now = swapCut(now, one)
  for (const { id, color: wire } of color) now = recolor(now, { id, color: colorFromWire(wire, null) })
  for (const one of print) now = placePrint(now, one)
  for (const { id, element: notion } of element)
    now = applyNotion(removeApplied(now, { id, applied: notion.id }), { id, notion })
  for (const one of other) now = hideGarment(now, one)
  return now
}
