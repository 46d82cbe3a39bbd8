import { type Color, toHex } from '@toile/craft/colors/color.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import type { ColorOf, Difference, PrintPart } from '@toile/craft/designs/differences/difference.ts'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { parts } from '@toile/craft/garments/partOf.ts'
import { waysOf } from '@toile/craft/garments/ways/index.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { numberOf, percentOf } from '../../languages/numberOf.ts'
import { shownKnob } from '../fields/numbers/shownKnob.ts'
import { unitWord } from '../fields/numbers/unitWord.ts'
import { garmentLabel } from '../open/names/garmentName.ts'
import { useProjectColorName } from '../open/names/useProjectColorName.ts'
import { usePrintName } from '../open/projects/usePrintName.ts'
import { aroundNames, useAroundWords } from './useAroundWords.ts'

const colors: Readonly<Record<ColorOf, { label: string }>> = {
  ground: { label: 'Ground|backdrop' },
  lips: { label: 'Lips' },
  shoes: { label: 'Shoes' },
  trim: { label: 'Trim colour' },
  contrast: { label: 'Contrast colour' },
  cloth: { label: 'Colour' },
}
const printed: Readonly<Record<PrintPart, { label: string }>> = {
  on: { label: 'Print put on' },
  off: { label: 'Print taken off' },
  print: { label: 'Another print' },
  mode: { label: 'Overall or single' },
  along: { label: 'Border along the hem' },
  mirrored: { label: 'Mirrored' },
  repeat: { label: 'Repeat' },
  place: { label: 'Placement' },
  width: { label: 'Width' },
  colors: { label: 'Colours of the print' },
  opacity: { label: 'Opacity of the print' },
  angle: { label: 'Angle of the print' },
}
const laid = {
  region: {
    added: { label: 'Region added' },
    removed: { label: 'Region removed' },
    changed: { label: 'Region changed' },
    order: { label: 'Order of layers' },
  },
  notion: {
    added: { label: 'Element added' },
    removed: { label: 'Element removed' },
    changed: { label: 'Element changed' },
    order: { label: 'Order of layers' },
  },
} as const
const plain = {
  folds: { label: 'New folds' },
  flecks: { label: 'Flecks' },
  back: { label: 'Back of the sketch' },
} as const

type Said = Pick<SaidDifference, 'what' | 'says'>

/** Of what a difference is, and what it says of it: both already translated. */
export interface SaidDifference {
  /** A garment, or nothing where it is of the whole look. */
  worn: Worn | null
  of: string
  /** What of it, without its values. */
  what: string
  says: string
}

/** Says differences in words of the trade and in this language, numbers in the unit of their knob, colours by name, code and distance. */
export function useDifferenceWords({ boards }: Pick<Project, 'boards'>): (difference: Difference) => SaidDifference {
  const { t } = useTranslation()
  const printName = usePrintName()
  const around = useAroundWords()
  const colorName = useProjectColorName({ boards })
  const change = (label: string, before: string, after: string) => `${t(label)}: ${before} → ${after}`
  const garment = (worn: Worn) => t(garmentLabel(worn, { boards }))
  const color = (one: Color | null) => (one ? `${colorName(one)} ${toHex(one)}` : t('as the cloth'))

  function knobWords({ worn, knob, before, after }: Extract<Difference, { kind: 'knob' }>): Said {
    const cut = worn.cut.kind === 'garment' ? findWearable(worn.cut.garment) : undefined
    const found = cut ? { ...cut.knobs, ...waysOf(cut) }[knob] : undefined
    const shown = (value: number | string | null): string => {
      const told = value ?? found?.normal
      if (found?.kind === 'choice') return t(found.options.find(({ id }) => id === told)?.label ?? String(told))
      if (!found || typeof told !== 'number') return String(told ?? '')
      const { shown: shownOf, decimals, unit } = shownKnob(found)
      return `${numberOf(shownOf(told), decimals)}${unitWord(t, unit)}`
    }
    const label = found?.label ?? 'Cut'
    return { what: t(label), says: change(label, shown(before), shown(after)) }
  }

  function printWords({ what, before, after, at }: Extract<Difference, { kind: 'print' }>): string {
    const measures: Partial<Record<PrintPart, (print: Placement) => string>> = {
      width: ({ width }) => `${numberOf(width)} ${t('mm')}`,
      angle: ({ angle }) => `${numberOf(angle)}°`,
      opacity: ({ opacity }) => percentOf(opacity),
      place: ({ x, y }) => `${numberOf(x, 0)} / ${numberOf(y, 0)} ${t('mm')}`,
    }
    const measure = measures[what]
    const { label } = printed[what]
    const says =
      measure && before && after ? change(label, measure(before), measure(after)) : ofPrint(label, what, before, after)
    const part = at && parts.find(({ id }) => id === at.part)
    return part ? `${t(part.label)}: ${says}` : says
  }

  /** A print that is put on, taken off or painted otherwise, by its name. */
  function ofPrint(label: string, what: PrintPart, before: Placement | null, after: Placement | null): string {
    const [one, other] = [before && printName(before.source), after && printName(after.source)]
    if (what === 'print' && one && other) return change('Print', one, other)
    const named = what === 'on' ? other : what === 'off' ? one : null
    return named ? `${t(label)}: ${named}` : t(label)
  }

  function colorWords({ of, before, after, distance }: Extract<Difference, { kind: 'color' }>): string {
    const says = change(colors[of].label, color(before), color(after))
    return distance === null ? says : `${says} (ΔE00 ${numberOf(distance)})`
  }

  const ofWorn = (worn: Worn, what: string, says = what): SaidDifference => ({ worn, of: garment(worn), what, says })
  const ofLook = (what: string, says = what): SaidDifference => ({ worn: null, of: t('Whole look'), what, says })
  return (one) => {
    switch (one.kind) {
      case 'putOn':
        return ofWorn(one.worn, t('Put on'))
      case 'takenOff':
        return ofWorn(one.worn, t('Taken off'))
      case 'swapped':
        return ofWorn(one.after, t('Cut'), change('Cut', garment(one.before), garment(one.after)))
      case 'knob': {
        const { what, says } = knobWords(one)
        return ofWorn(one.worn, what, says)
      }
      case 'fabric': {
        const fabric = (id: string) => t(findFabric(id)?.label ?? id)
        return ofWorn(one.worn, t('Fabric'), change('Fabric', fabric(one.before), fabric(one.after)))
      }
      case 'gradient':
        return ofWorn(one.worn, t(one.after.kind === 'gradient' ? 'Gradient' : 'Colour in place of the gradient'))
      case 'print':
        return ofWorn(one.worn, t('Print'), printWords(one))
      case 'applied':
        return ofWorn(one.worn, t(laid[one.one.kind][one.what].label))
      case 'hidden':
        return ofWorn(one.worn, one.worn.hidden ? t('Hidden') : t('Shown again'))
      case 'locked':
        return ofWorn(one.worn, one.worn.locked ? t('Locked') : t('Unlocked'))
      case 'ownColors':
        return ofWorn(one.worn, one.worn.ownColors ? t('Its own colours') : t('One colour in place of its own'))
      case 'back':
      case 'folds':
      case 'flecks':
        return ofWorn(one.worn, t(plain[one.kind].label))
      case 'color':
        return one.worn
          ? ofWorn(one.worn, t(colors[one.of].label), colorWords(one))
          : ofLook(t(colors[one.of].label), colorWords(one))
      case 'order':
        return ofLook(t('Order of dressing'))
      case 'around':
        return ofLook(t(aroundNames[one.part].label), around(one))
    }
  }
}
