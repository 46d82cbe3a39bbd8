import type { StylingId } from '../styling/index.ts'
import { isDressedUp } from './dressedUp.ts'
import { type Setting, weather, weatherOf } from './range/rangeRule.ts'

/** The stylings that a collection would rather not see: in the cold nobody bares ankles and forearms, and who dresses up leaves sleeves, hems and shirts as they are and belts no jacket. */
export const seldomStyled = (setting: Setting): readonly StylingId[] =>
  isDressedUp(setting)
    ? ['rolledCuffs', 'halfTuck', 'beltOver', 'collarUp']
    : weatherOf(setting) > weather.cold
      ? ['rolledCuffs']
      : []
