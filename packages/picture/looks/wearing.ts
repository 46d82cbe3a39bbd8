import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { HandName } from '@toile/craft/mannequins/pose.ts'
import { type Path, seedOf } from '@toile/geometry'
import { fillOutline, type Stage } from '../raster/stage.ts'
import type { Dressed } from './dressed.ts'

/** What garments change on the person who wears them: closed fists, hair pressed within outlines, and a name for both. */
export interface Wearing {
  figure: Figure
  pressed: readonly Path[]
  wearing: string
}

/** The figure as its garments make it stand: hands closed round what they hold, hair under what is worn on the head. */
export function wornBy(figure: Figure, dressed: readonly Dressed[]): Wearing {
  const pieces = dressed.flatMap((one) => (one.kind === 'drafted' ? one.pieces : []))
  const fists = ([0, 1] as const).filter((arm) => pieces.some(({ heldBy }) => heldBy === arm))
  const pressed = pieces.flatMap(({ presses }) => (presses ? [presses] : []))
  const wearing = fists.length || pressed.length ? `${fists.join('')}:${seedOf(JSON.stringify(pressed))}` : ''
  return { figure: fists.length ? withFists(figure, fists) : figure, pressed, wearing }
}

function withFists(figure: Figure, fists: readonly (0 | 1)[]): Figure {
  const nameOf = (arm: 0 | 1): HandName => (fists.includes(arm) ? 'bag' : figure.handNames[arm])
  return {
    ...figure,
    handNames: [nameOf(0), nameOf(1)],
    hand: (arm) => ({ ...figure.hand(arm), name: nameOf(arm) }),
  }
}

/** Takes away what a layer of head or hair shows where it is pressed. */
export function pressHair(layer: Stage, pressed: readonly Path[]): void {
  const { context } = layer
  context.save()
  context.globalCompositeOperation = 'destination-out'
  for (const outline of pressed) fillOutline(layer, outline, '#000')
  context.restore()
}
