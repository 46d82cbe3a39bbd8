import { toHex } from '@toile/craft/colors/color.ts'
import type { Fill, Gradient } from '@toile/craft/colors/fill.ts'
import { toStyle } from '@toile/craft/colors/mixColors.ts'

const stopsOf = ({ stops }: Gradient) =>
  stops
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, color, opacity }) => `${toStyle(color, opacity)} ${at * 100}%`)
    .join(', ')

/** A gradient as CSS, mixed in linear light as the engine mixes it; 0 degrees of a garment run left to right, 90 in CSS. */
export const gradientStyle = (gradient: Gradient, angle = gradient.angle): string =>
  `linear-gradient(${angle + 90}deg in srgb-linear, ${stopsOf(gradient)})`

/** What a cloth is coloured with, as CSS. */
export const fillStyle = (fill: Fill): string =>
  fill.kind === 'solid' ? toHex(fill.color) : gradientStyle(fill.gradient)
