import type { StylingId } from '../styling/index.ts'
import { isDressedUp } from './dressedUp.ts'
import { type Setting, weather, weatherOf } from './rangeRule.ts'

/** The stylings that a collection would rather not see: in the cold nobody bares ankles and forearms, and who dresses up leaves sleeves, hems and shirts as they are and belts no jacket. */
export const seldomStyled = (setting: Setting): readonly StylingId[] =>
  isDressedUp(setting)
    ? ['rolledCuffs', 'halfTuck', 'beltOver', 'collarUp']
    : weatherOf(setting) > weather.cold
      ? ['rolledCuffs']
      : []

/** The stylings that no man is seen in: at work and where he dresses up his shirt is in or out, and never half. */
export const neverOnMen = (setting: Setting): readonly StylingId[] =>
  setting.asks('work') || isDressedUp(setting) ? ['halfTuck'] : []
