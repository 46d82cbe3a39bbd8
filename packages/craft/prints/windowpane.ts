import { mixColors, toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Windowpane: 64 mm panes with a ghost line through their middle. */
export const windowpane = definePrint({
  id: 'windowpane',
  label: 'Windowpane check',
  family: 'check',
  width: 64,
  height: 64,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  answers: { windowpane: 1, check: 0.9, minimal: 0.6, modern: 0.5, classic: 0.5, calm: 0.4 },
  colorway: colorway('#f1e7d6', '#a8412f', '#d09a5c'),
  colorways: [
    inColors('navy', 'Navy suiting', '#222b45', '#c9d0df', '#6b7da8'),
    inColors('cream', 'Cream and ink', '#f6f1e4', '#26262b', '#9b9a96'),
    inColors('moss', 'Moss', '#59613f', '#e6d9b4', '#b5813e'),
  ],
  knobs: {
    weight: ordinaryKnobs.weight,
    ghosts: numberKnob('Ghost lines', [0, 1, 3], '', 1),
    ghostWeight: numberKnob('Weight of ghost lines', [0.4, 1, 2.4]),
    line: choiceKnob('Line', [
      { id: 'single', label: 'Single' },
      { id: 'double', label: 'Double' },
      { id: 'uneven', label: 'Uneven pair' },
    ]),
    panes: numberKnob('Panes across', [1, 1, 3], '', 1),
  },
  paint(tile, { weight, ghosts, ghostWeight, line, panes }) {
    const [ground, main, ghost] = tile.colors
    tile.ground(ground)
    tile.motif(20, 20, 46, (surface) => {
      surface.fillStyle = toStyle(mixColors(ground, ghost, 0.9))
      for (let i = 1; i <= ghosts; i++) cross(surface, (i * 64) / (ghosts + 1) / panes, 1.4 * ghostWeight, panes)
      surface.fillStyle = toStyle(main)
      const thick = 2.2 * weight
      if (line === 'single') cross(surface, 0, thick, panes)
      else {
        cross(surface, -thick, thick, panes)
        cross(surface, thick, line === 'double' ? thick : thick * 0.4, panes)
      }
    })
  },
})

/** Lines of a thickness down every pane at `at` millimetres from its edge, and across. */
function cross(surface: PrintSurface, at: number, thick: number, panes: number): void {
  for (let i = 0; i < panes; i++) surface.fillRect(at + (i * 64) / panes - thick / 2, -20, thick, 64)
  surface.fillRect(-20, at - thick / 2, 64, thick)
  for (let i = 1; i < panes; i++) surface.fillRect(-20, at + (i * 64) / panes - thick / 2, 64, thick)
}
