import type { Figure, Limb } from '@toile/craft/mannequins/figure.ts'
import { mix, type Point } from '@toile/geometry'
import type { Pin } from './movingSquares.ts'
import { type Sheet, sides } from './sheet.ts'

const crotchEase = 0.05

/** Hangs trousers from the waist, with the crotch at the body's and the hems on the legs. */
export function pinLegs(sheet: Sheet, figure: Figure): { pins: Pin[]; scale: number } {
  const { waist, crotch } = figure.levels
  const across = (figure.halfWidth(waist) + 0.03) / (sheet.half('waist') || 1)
  const down = (crotch + crotchEase - waist) / (sheet.at('crotch')[1] || 1)
  const scale = down > 0.5 * across && down < 1.8 * across ? (across + down) / 2 : across
  const pins: Pin[] = sides.flatMap(({ side, name }) =>
    sheet.has(`waist${name}`) ? [{ from: sheet.pixel(`waist${name}`), to: figure.trunk(side, waist, 0.03) }] : [],
  )
  pins.push(...legPins(sheet, figure, scale, waist, 0))
  return { pins, scale }
}

/** Pins of crotch and hems; `from` is the level where the sheet's height `start` hangs. */
export function legPins(sheet: Sheet, figure: Figure, scale: number, from: number, start: number): Pin[] {
  const { crotch } = figure.levels
  const fork = figure.silhouette(0, crotch + crotchEase)
  const pins: Pin[] = [{ from: sheet.pixel('crotch'), to: fork }]
  for (const { side, name } of sides) {
    if (!sheet.has(`hem${name}`)) continue
    const outer = sheet.at(`hem${name}`)
    const inner = sheet.has(`hemInner${name}`) ? sheet.at(`hemInner${name}`) : ([0, outer[1]] as const)
    const level = from + (outer[1] - start) * scale
    const limb = figure.legs[side < 0 ? 0 : 1]
    const t = reach(limb, level)
    const { centre, outer: out, inner: inn } = limb.at(t)
    const half = Math.max((Math.abs(outer[0] - inner[0]) * scale) / 2, (out + inn) / 2 + 0.02)
    const on = (by: number): Point => [centre[0] + by, centre[1]]
    pins.push({ from: sheet.pixel(`hem${name}`), to: on(side * half) })
    if (!sheet.has(`hemInner${name}`)) continue
    pins.push({ from: sheet.pixel(`hemInner${name}`), to: on(-side * half) })
    if (t > 1.2) pins.push(kneePin(sheet, limb, name, t))
  }
  return pins
}

/** The middle of the leg at the knee, so that a bent or turned leg takes its trouser along. */
function kneePin(sheet: Sheet, limb: Limb, name: 'Left' | 'Right', end: number): Pin {
  const hem = mix(sheet.pixel(`hem${name}`), sheet.pixel(`hemInner${name}`), 0.5)
  const side = sheet.has(`waist${name}`) ? sheet.pixel(`waist${name}`) : sheet.pixel('crotch')
  const top = mix(sheet.pixel('crotch'), [side[0], sheet.pixel('crotch')[1]], 0.55)
  return { from: mix(top, hem, 0.93 / end), to: limb.at(1).centre }
}

/** Where along a limb its middle comes to a level; not beyond the ankle. */
function reach(limb: Limb, level: number): number {
  let t = 0.1
  while (t < 1.98 && limb.at(t).centre[1] < level) t += 0.02
  return Math.min(1.98, t)
}
