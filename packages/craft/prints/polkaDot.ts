import type { Chance } from '@toile/geometry'
import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { blob, fillDisc, fillPath, placed } from './motifs/shapes.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Polka dot: 13 mm dots in brick order. */
export const polkaDot = definePrint({
  id: 'polkaDot',
  label: 'Polka dot',
  family: 'geometric',
  width: 40,
  height: 20,
  repeat: 'brick',
  role: 'support',
  answers: {
    polka: 1,
    pin_dot: 1,
    confetti: 0.5,
    fifties: 1,
    playful: 0.7,
    cute: 0.6,
    classic: 0.4,
    sixties: 0.5,
    feminine: 0.4,
  },
  colorway: colorway('#f7f0e2', '#bf3f36'),
  colorways: [
    inColors('navy', 'Navy', '#1f2b4d', '#f4efe3'),
    inColors('mono', 'Black and white', '#f8f6f0', '#1b1a1d'),
    inColors('mustard', 'Mustard', '#e0b13c', '#fbf4e1'),
    inColors('teal', 'Teal', '#e9efe8', '#1f6f70'),
  ],
  knobs: {
    size: numberKnob('Size of the dots', [3, 13, 19], 'mm'),
    shape: choiceKnob('Dot', [
      { id: 'disc', label: 'Disc' },
      { id: 'ring', label: 'Ring' },
      { id: 'diamond', label: 'Diamond' },
      { id: 'target', label: 'Ring with a point' },
    ]),
    between: numberKnob('Small dots between', [0, 0, 6], 'mm'),
    wobble: numberKnob('Cut by hand', [0, 0, 1]),
  },
  paint(tile, { size, shape, between, wobble }) {
    const [ground, dot] = tile.colors
    tile.ground(ground)
    const style = toStyle(dot)
    tile.motif(20, 10, 13, (surface) =>
      paintDot(surface, shape, size / 2, wobble, style, toStyle(ground), tile.chance.branch('dot')),
    )
    if (between) tile.motif(0, 10, 4, (surface) => fillDisc(surface, [0, 0], between / 2, style))
  },
})

function paintDot(
  surface: PrintSurface,
  shape: 'disc' | 'ring' | 'diamond' | 'target',
  radius: number,
  wobble: number,
  style: string,
  ground: string,
  chance: Chance,
): void {
  const corners = shape === 'diamond' ? 4 : 9
  const reaches = Array.from({ length: corners }, () => radius * (1 + chance.between(-0.13, 0.13) * wobble))
  const outline = reaches.map((reach, i) => {
    const angle = (i / corners) * Math.PI * 2
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
  })
  if (shape === 'diamond') return fillPath(surface, outline, style)
  if (wobble) fillPath(surface, blob(outline, 6), style)
  else fillDisc(surface, [0, 0], radius, style)
  if (shape === 'disc') return
  placed(surface, { size: 0.64 }, () => fillPath(surface, blob(outline, 6), ground))
  if (shape === 'target') fillDisc(surface, [0, 0], radius * 0.3, style)
}
