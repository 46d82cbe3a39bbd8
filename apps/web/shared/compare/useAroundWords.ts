import { backdrops } from '@toile/craft/designs/backdrops.ts'
import { styleSchema } from '@toile/craft/designs/design.ts'
import type { AroundPart, Difference } from '@toile/craft/designs/differences/difference.ts'
import { gestureIdOf } from '@toile/craft/mannequins/round/gestureIds.ts'
import { gestureOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import { readShoe } from '@toile/craft/mannequins/shoes.ts'
import { useTranslation } from 'react-i18next'
import { styleNames } from '../fields/choices/styleNames.ts'
import { useOwnFigures } from '../fields/people/useOwnFigures.ts'

/** What things around the garments are called. */
export const aroundNames: Readonly<Record<AroundPart, { label: string }>> = {
  style: { label: 'Style' },
  person: { label: 'Mannequin' },
  shoes: { label: 'Shoes' },
  pose: { label: 'Stance' },
  mirrored: { label: 'Mirrored' },
  hand: { label: 'Hand' },
  backdrop: { label: 'Backdrop' },
  size: { label: 'Size' },
  colorways: { label: 'Colourways' },
  roles: { label: 'Roles of colours' },
}

/** Says what differs around the garments of two looks. */
export function useAroundWords(): (difference: Extract<Difference, { kind: 'around' }>) => string {
  const { t } = useTranslation()
  const { nameOf } = useOwnFigures()
  const words: Partial<Record<AroundPart, (value: string) => string>> = {
    person: nameOf,
    pose: (id) => t(gestureOf(gestureIdOf(id) ?? id)?.label ?? 'Stance'),
    style: (id) => {
      const style = styleSchema.safeParse(id)
      return style.success ? t(styleNames[style.data].label) : id
    },
    shoes: (id) => t(readShoe(id).label),
    backdrop: (id) => t(backdrops.find((one) => one.id === id)?.label ?? id),
    size: (size) => size,
  }
  return ({ part, before, after }) => {
    const { label } = aroundNames[part]
    const word = words[part]
    const shown = (value: typeof before) => (word && typeof value === 'string' ? word(value) : t('None'))
    return word && (before !== null || after !== null) ? `${t(label)}: ${shown(before)} → ${shown(after)}` : t(label)
  }
}
