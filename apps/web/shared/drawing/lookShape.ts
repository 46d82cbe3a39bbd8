import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'

/** Names all that decides where the cloth of a look lies in its picture, whatever it is coloured with. */
export const lookShape = (
  { mannequin, shoes, garments }: Design,
  { view, width, height }: { view: View; width: number; height: number },
): string =>
  JSON.stringify([
    mannequin,
    shoes.kind,
    garments.map(({ id, cut, knobs, fabric, hidden, seed }) => [id, cut, knobs, fabric, hidden, seed]),
    view,
    width,
    height,
  ])
