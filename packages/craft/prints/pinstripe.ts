import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { fillDisc } from './motifs/shapes.ts'
import { ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint } from './print.ts'

/** Pinstripe: a hair line every 20 mm. */
export const pinstripe = definePrint({
  id: 'pinstripe',
  label: 'Pinstripe',
  family: 'stripe',
  width: 20,
  height: 20,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  answers: { pinstripe: 1, stripes: 0.6, classic: 0.9, elegant: 0.6, modern: 0.4, minimal: 0.5 },
  colorway: colorway('#26304a', '#d9d6cd'),
  colorways: [
    inColors('charcoal', 'Charcoal', '#3a3a3f', '#e6e3dc'),
    inColors('banker', 'Banker brown', '#43332a', '#d8b98a'),
    inColors('shirt', 'Shirting', '#f7f4ec', '#3f6aa6'),
    inColors('rose', 'Rose chalk', '#2a2633', '#d98c93'),
  ],
  knobs: {
    weight: numberKnob('Line weight', [0.4, 1.2, 4], 'mm'),
    kind: choiceKnob('Line', [
      { id: 'hair', label: 'Hair line' },
      { id: 'chalk', label: 'Chalk line' },
      { id: 'beads', label: 'Pin dots' },
      { id: 'double', label: 'Double' },
    ]),
    lines: numberKnob('Lines in a repeat', [1, 1, 5], '', 1),
    run: ordinaryKnobs.run,
  },
  paint(tile, { weight, kind, lines, run }) {
    const [ground, line] = tile.colors
    tile.ground(ground)
    for (let i = 0; i < lines; i++) {
      const at = ((i + 0.5) * 20) / lines
      const [x, y] = run === 'crosswise' ? [10, at] : [at, 10]
      tile.motif(x, y, 16, (surface) => {
        if (run === 'crosswise') surface.rotate(Math.PI / 2)
        paintLine(surface, kind, weight, toStyle(line), toStyle(line, 0.35))
      })
    }
  },
})

type Surface = Parameters<typeof fillDisc>[0]

function paintLine(surface: Surface, kind: string, weight: number, style: string, soft: string): void {
  surface.fillStyle = soft
  if (kind === 'hair') surface.fillRect(-weight / 2 - 0.35, -10, weight + 0.7, 20)
  if (kind === 'chalk') {
    for (const more of [1.6, 0.9]) surface.fillRect(-weight / 2 - more, -10, weight + more * 2, 20)
    return
  }
  surface.fillStyle = style
  if (kind === 'double') for (const x of [-1.6, 1.6]) surface.fillRect(x * weight - weight / 3, -10, weight / 1.5, 20)
  else if (kind === 'hair') surface.fillRect(-weight / 2, -10, weight, 20)
  else for (let i = 0; i < 5; i++) fillDisc(surface, [0, -8 + i * 4], weight * 0.75, style)
}
