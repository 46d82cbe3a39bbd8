import type { Leaning } from './moodLeaning.ts'
import { leaningsOfMoods } from './leaningsOfMoods.ts'
import { leaningsOfTimes } from './leaningsOfTimes.ts'

/** What words of the vocabulary ask of a moodboard, by their ids (requirements S5.14, S9.04). */
export const leanings: Readonly<Record<string, Leaning>> = { ...leaningsOfMoods, ...leaningsOfTimes }
