import type { Shaped } from '../outfit.ts'
import type { RangeRule } from '../rangeRule.ts'

/** Below this formality nothing is tailored. */
const plain = 0.22

export const tailored: RangeRule = {
  id: 'tailored',
  says: 'Four looks of grown-ups or more have a tailored piece among them: a blazer, a waistcoat, a tailored coat or tailored trousers',
  off(looks, setting) {
    if (setting.aim('formality', 0.4) < plain || setting.asks('sport', 'outdoors', 'lounge', 'holiday')) return 0
    const grown = looks.filter(({ wearer }) => wearer.ageGroup === 'adult')
    return grown.length >= 4 && !grown.some(({ parts }) => parts.some(isTailored)) ? 1 : 0
  },
}

const isTailored = ({ slot, category, character }: Shaped): boolean =>
  category === 'blazer' ||
  (category === 'jacket' && slot === 'top') ||
  (category === 'coat' && character.formality >= 0.6) ||
  ((category === 'trousers' || category === 'shorts') && character.formality >= 0.55)
