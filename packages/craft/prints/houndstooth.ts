import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { interlacings, weave } from './motifs/weave.ts'
import { ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint } from './print.ts'

/** Houndstooth: four dark and four light threads in two-and-two twill, which alone make the tooth. */
export const houndstooth = definePrint({
  id: 'houndstooth',
  label: 'Houndstooth',
  family: 'check',
  width: 28,
  height: 28,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { houndstooth: 1, check: 0.5, classic: 0.8, sixties: 0.6, elegant: 0.5, bold: 0.3 },
  colorway: colorway('#f4efe6', '#221f24'),
  colorways: [
    inColors('camel', 'Camel', '#efe2c8', '#8a5a32'),
    inColors('navy', 'Navy', '#eef0ee', '#243457'),
    inColors('raspberry', 'Raspberry', '#f7e6e3', '#a52a55'),
    inColors('bottle', 'Bottle green', '#ebe9d8', '#20483a'),
  ],
  knobs: {
    teeth: numberKnob('Teeth across', [1, 1, 4], '', 1),
    tooth: choiceKnob('Tooth', [
      { id: 'four', label: 'Houndstooth' },
      { id: 'six', label: 'Broken check' },
      { id: 'eight', label: 'Shepherd check' },
    ]),
    lean: choiceKnob('Lean', [
      { id: 'twill', label: 'Right' },
      { id: 'leftTwill', label: 'Left' },
    ]),
    contrast: ordinaryKnobs.contrast,
  },
  paint(tile, { teeth, tooth, lean, contrast }) {
    const [ground, dark] = tile.colors
    const run = { four: 4, six: 6, eight: 8 }[tooth]
    const threads = Array.from({ length: run * 2 * teeth }, (_, i) => (Math.floor(i / run) % 2 ? ground : dark))
    weave(tile, threads, threads, { over: interlacings[lean], contrast })
  },
})
