import { categories } from '@toile/craft/garments/categories.ts'
import { elementCategories } from '@toile/studio/library/elementCategories.ts'

type Entry = { name: string; value: string }
const entries = (values: readonly string[]): Entry[] => values.map((value) => ({ name: value, value }))
const positions = (leftOut: readonly string[]): Entry[] =>
  categories.filter(({ id }) => !leftOut.includes(id)).map(({ id, label }) => ({ name: label, value: id }))

/** Enumerations loaded by name (requirements S3.26, S3.27). */
export const enumerations = {
  DesignElementsEnum: entries(elementCategories),
  PrintboardLevel2TypeEnum: entries(['Pattern', 'Slogan', 'Logo']),
  FemalePosition: positions([]),
  MalePosition: positions(['blouse', 'dress', 'skirt']),
  SketchStyle: [
    { name: 'Hand-drawn ink', value: 'ink' },
    { name: 'Illustration', value: 'illustration' },
    { name: 'Realistic', value: 'realistic' },
  ],
  SketchGenerateType: [
    { name: 'Image only', value: 'image' },
    { name: 'Text only', value: 'text' },
    { name: 'Text and image', value: 'textImage' },
  ],
  Sex: [
    { name: 'Female', value: 'female' },
    { name: 'Male', value: 'male' },
  ],
  AgeGroup: [
    { name: 'Adult', value: 'adult' },
    { name: 'Child', value: 'child' },
  ],
} satisfies Record<string, Entry[]>
