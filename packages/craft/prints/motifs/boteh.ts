import { along, lerp, openChance, type Point } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { paintBloom } from './paintBloom.ts'
import { blob, fillDisc, fillPath, placed, strokePath } from './shapes.ts'

const drop: readonly Point[] = [
  [0, 46],
  [25, 37],
  [36, 12],
  [29, -15],
  [13, -36],
  [2, -52],
  [-10, -63],
  [-24, -62],
  [-27, -52],
  [-19, -50],
  [-15, -42],
  [-18, -28],
  [-27, -10],
  [-33, 14],
  [-23, 37],
]

const nested = (size: number) =>
  blob(
    drop.map(([x, y]): Point => [x * size + (1 - size) * -1, lerp(12, y, size)]),
    7,
  )

/** The colours of a boteh from its rim inwards. */
export interface BotehColors {
  ground: Color
  rim: Color
  body: Color
  pale: Color
  bright: Color
}

/** Paints a paisley drop about the origin, 108 mm tall at size 1: beaded rim, nested bands, a flower in its belly and a tail of dots. */
export function paintBoteh(surface: PrintSurface, { ground, rim, body, pale, bright }: BotehColors): void {
  const beads = nested(1.13)
  for (let i = 0; i < 34; i++) fillDisc(surface, along(beads, i / 34), i % 2 ? 1.5 : 2.3, toStyle(i % 2 ? bright : rim))
  fillPath(surface, nested(1), toStyle(rim))
  fillPath(surface, nested(0.9), toStyle(ground))
  fillPath(surface, nested(0.85), toStyle(body))
  const scallops = nested(0.74)
  for (let i = 0; i < 26; i++) fillDisc(surface, along(scallops, i / 26), 3.1, toStyle(pale))
  fillPath(surface, nested(0.7), toStyle(pale))
  fillPath(surface, nested(0.6), toStyle(bright))
  fillPath(surface, nested(0.53), toStyle(body))
  placed(surface, { x: 0, y: 17 }, () => paintBloom(surface, 'daisy', 13.5, pale, rim, openChance(1)))
  for (let i = 0; i < 5; i++)
    fillDisc(surface, [-1 - i * 1.9, -3 - i * 5.2], 2.5 - i * 0.34, toStyle(i % 2 ? bright : pale))
  strokePath(surface, nested(0.95), toStyle(pale, 0.65), 0.7)
}
