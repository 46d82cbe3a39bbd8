import type { AroundPart, DesignConflict, WornPart } from '@toile/craft/designs/merge/conflict.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { waysOf } from '@toile/craft/garments/ways/index.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { garmentLabel } from '../names/garmentName.ts'

const wornParts: Record<Exclude<WornPart, 'knob'>, { label: string }> = {
  cut: { label: 'Cut' },
  fabric: { label: 'Fabric' },
  fill: { label: 'Colour' },
  contrast: { label: 'Contrast colour' },
  trim: { label: 'Trim colour' },
  print: { label: 'Print' },
  printColors: { label: 'Colours of the print' },
  printPlace: { label: 'Placement' },
  printWidth: { label: 'Width' },
  printAngle: { label: 'Angle of the print' },
  printOpacity: { label: 'Opacity of the print' },
  partPrint: { label: 'Print of a part' },
  applied: { label: 'On the cloth' },
  flecks: { label: 'Flecks' },
  hidden: { label: 'Hide or show' },
  locked: { label: 'Lock or unlock' },
  ownColors: { label: 'Its own colours' },
  back: { label: 'Back of the sketch' },
  folds: { label: 'Folds' },
}

const aroundParts: Record<AroundPart, { label: string }> = {
  person: { label: 'Mannequin' },
  pose: { label: 'Stance' },
  mirrored: { label: 'Mirrored' },
  style: { label: 'Style' },
  shoes: { label: 'Shoes' },
  shoesColor: { label: 'Shoes' },
  lips: { label: 'Lips' },
  ground: { label: 'Ground|backdrop' },
  backdrop: { label: 'Backdrop' },
  hand: { label: 'Hand' },
}
const order = { label: 'Order' }

/** What a question about a look is about, in English, to be translated: the garment where there is one, and what of it. */
export function askedName(conflict: DesignConflict, designs: readonly Design[], project: Project): string[] {
  if (conflict.kind === 'around') return [aroundParts[conflict.part].label]
  if (conflict.kind === 'order') return [order.label]
  const worn = designs.flatMap(({ garments }) => garments).find(({ id }) => id === conflict.id)
  if (!worn) return []
  const garment = garmentLabel(worn, project)
  if (conflict.kind === 'item') return [garment]
  const { part, knob } = conflict
  if (part !== 'knob') return [garment, wornParts[part].label]
  const cut = worn.cut.kind === 'garment' ? findWearable(worn.cut.garment) : undefined
  const knobs = cut ? { ...cut.knobs, ...waysOf(cut) } : {}
  return [garment, knobs[knob ?? '']?.label ?? wornParts.cut.label]
}
