import type { Blend } from '@toile/canvas/document/blends.ts'

/** A layer of the example as the page names it. */
export interface ExampleLayer {
  readonly id: string
  readonly name: string
  readonly blend?: Blend | undefined
  readonly opacity?: number | undefined
}

interface Named extends Omit<ExampleLayer, 'name'> {
  readonly label: string
}

/** The layers of the example, bottom first. */
export const exampleLayers: readonly Named[] = [
  { id: 'ground', label: 'Ground' },
  { id: 'skin', label: 'Skin', blend: 'multiply' },
  { id: 'wash', label: 'Coat', blend: 'multiply' },
  { id: 'shade', label: 'Folds', blend: 'multiply', opacity: 0.8 },
  { id: 'fur', label: 'Fur' },
  { id: 'line', label: 'Lines', blend: 'multiply' },
  { id: 'accent', label: 'Belt and shoes' },
]
