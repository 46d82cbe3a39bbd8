import type { DetailForm, WireClothes } from '@toile/contract/detailForm.ts'
import { colorFromWire, gradientFromWire } from '@toile/contract/wireColor.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
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

/** Every replacement names a garment that is worn. */
function withReplacements(design: Design, { sketch, color, print, element, other }: DetailForm['newDetail']): Design {
  const edits = new Map<string, ((worn: Worn) => Worn)[]>()
  const edit = (id: string, change: (worn: Worn) => Worn) => {
    if (!design.garments.some((worn) => worn.id === id)) throw refuse('notFound')
    edits.set(id, [...(edits.get(id) ?? []), change])
  }
  for (const { id, cut } of sketch) edit(id, (worn) => ({ ...worn, cut, knobs: {} }))
  for (const one of color)
    edit(one.id, (worn) => ({ ...worn, fill: { kind: 'solid', color: colorFromWire(one.color, null) } }))
  for (const one of print) edit(one.id, (worn) => ({ ...worn, print: one.print }))
  for (const one of element)
    edit(one.id, (worn) => ({
      ...worn,
      applied: [...(worn.applied ?? []).filter(({ id }) => id !== one.element.id), one.element],
    }))
  for (const { id, hidden } of other) edit(id, (worn) => ({ ...worn, hidden }))
  if (edits.size === 0) return design
  return {
    ...design,
    garments: design.garments.map((worn) => (edits.get(worn.id) ?? []).reduce((now, change) => change(now), worn)),
  }
}
