import { choiceKnob, numberKnob } from '../garments/knob.ts'

/** How long a piece off the roll is cut, in millimetres. */
export const length = (normal: number, least = 40, most = 900) => numberKnob('Length', [least, normal, most], 'mm', 5)

/** How stitches of an embroidery lie. */
export const stitch = choiceKnob('Stitch', [
  { id: 'satin', label: 'Satin stitch' },
  { id: 'fill', label: 'Filling stitch' },
  { id: 'chain', label: 'Chain stitch' },
])

/** How a pulled tab of a zip looks. */
export const puller = choiceKnob('Puller', [
  { id: 'tab', label: 'Tab' },
  { id: 'ring', label: 'Ring' },
  { id: 'drop', label: 'Drop' },
])

const signs = (text: string) => Array.from(text, (id) => ({ id, label: id }))

/** The digits that a number patch takes. */
export const digits = choiceKnob('Number', signs('7012345689'))

/** The letters that a letter patch takes. */
export const letters = choiceKnob('Letter|notion', signs('ABCDEFGHIJKLMNOPQRSTUVWXYZ'))
