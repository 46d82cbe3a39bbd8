import { isDressedUp } from './dressedUp.ts'
import { type Setting, weather, weatherOf } from './rangeRule.ts'
import { sleeveLength } from './sleeves.ts'

/** How much of the arm a sleeve covers that reaches the wrist. */
export const wholeArm = 0.9

/** Whether it is too cold for a sleeve that ends above the wrist; who dresses up goes from door to door. */
export const barsSleeve = (option: string, setting: Setting): boolean =>
  weatherOf(setting) > weather.cold && !isDressedUp(setting) && sleeveLength(option) < wholeArm
