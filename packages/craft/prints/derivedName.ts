import { seedOf } from '@toile/geometry'
import type { DerivedSource } from './derivedSource.ts'

/** The name under which a finished tile of a source is at hand: 64 hex digits that change with anything that changes the tile. */
export function derivedName({ picture, treatment, colors, lie, fineness, order, seed, part }: DerivedSource): string {
  const inks = colors.map(({ r, g, b }) => [r, g, b])
  const cut = part ? [part.left, part.top, part.width, part.height] : []
  const text = JSON.stringify([picture, treatment, inks, lie, fineness, order, seed, ...cut])
  const turned = text.split('').toReversed().join('')
  return [
    text,
    turned,
    `derived ${text}`,
    `derived ${turned}`,
    `tile ${text}`,
    `tile ${turned}`,
    `of ${text} ${turned}`,
    `${turned} ${text}`,
  ]
    .map((one) => seedOf(one).toString(16).padStart(8, '0'))
    .join('')
}
