import { numberKnob, type NumberKnob } from '@toile/craft/garments/knob.ts'
import { desk } from './paintersDesk.ts'

/** Numbers of tools that are no brushes, by tool; the bar shows them, the desk keeps them. */
export const toolKnobs = {
  liquify: {
    size: numberKnob('Brush size', [10, 160, 1000], 'px', 1),
    pressure: numberKnob('Pressure', [0, 0.6, 1]),
    distortion: numberKnob('Distortion', [0, 0.6, 1]),
    power: numberKnob('Power', [0, 0.3, 1]),
  },
  select: {
    feather: numberKnob('Feather', [0, 0, 250], 'px', 1),
  },
  colorRange: {
    fuzziness: numberKnob('Fuzziness', [0, 40, 255], '', 1),
  },
  brushSelect: {
    size: numberKnob('Brush size', [2, 60, 1000], 'px', 1),
    hardness: numberKnob('Hardness', [0, 0.9, 1]),
  },
  pick: {
    around: numberKnob('Mean of', [0, 0, 12], 'px', 1),
  },
  wand: {
    tolerance: numberKnob('Tolerance', [0, 24, 255], '', 1),
  },
  fill: {
    tolerance: numberKnob('Tolerance', [0, 32, 255], '', 1),
    gap: numberKnob('Closes gaps', [0, 4, 40], 'px', 1),
    grows: numberKnob('Grows under lines', [0, 1, 12], 'px', 1),
    opacity: numberKnob('Opacity', [0, 1, 1]),
  },
  gradient: {
    opacity: numberKnob('Opacity', [0, 1, 1]),
  },
} as const satisfies Record<string, Readonly<Record<string, NumberKnob>>>
export type KnobbedTool = keyof typeof toolKnobs

/** A number of a tool as it is set. */
export function turnedOf<Id extends KnobbedTool>(tool: Id, name: keyof (typeof toolKnobs)[Id] & string): number {
  const own: Readonly<Record<string, NumberKnob>> = toolKnobs[tool]
  return desk.get().turned[tool]?.[name] ?? own[name]?.normal ?? 0
}

/** Whether a tool has numbers in the bar. */
export const isKnobbed = (tool: string): tool is KnobbedTool => Object.hasOwn(toolKnobs, tool)
