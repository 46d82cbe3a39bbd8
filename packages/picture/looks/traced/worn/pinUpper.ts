import type { Figure, Limb, Side } from '@toile/craft/mannequins/figure.ts'
import { clamp, distance, mix, type Point } from '@toile/geometry'
import type { Hanging, SideName } from '../../../reading/trace/anchor.ts'
import { legPins } from './legPins.ts'
import type { Pin } from './movingSquares.ts'
import { type Sheet, sides } from './sheet.ts'

/** Hangs a garment from shoulders and underarms; waist, hem and cuffs follow in proportion. */
export function pinUpper(sheet: Sheet, figure: Figure, hanging: Hanging): { pins: Pin[]; scale: number } {
  const { levels } = figure
  const underarmLevel = levels.armpit + 0.05
  const body = figure.halfWidth(underarmLevel)
  const shoulder = Math.abs(figure.shoulderPoint(1)[0] - figure.shoulderPoint(-1)[0]) / 2 + 0.03
  const loose = sheet.half('shoulder') ? (sheet.half('underarm') / sheet.half('shoulder')) * shoulder : body + 0.05
  const chest = clamp(loose, body + 0.03, body + 0.34)
  const byUnderarm = chest / (sheet.half('underarm') || 1)
  const scale = sheet.half('shoulder') ? (byUnderarm + shoulder / sheet.half('shoulder')) / 2 : byUnderarm
  const pins: Pin[] = []
  for (const { side, name } of sides) {
    pins.push(...neckPins(sheet, figure, side, name, shoulder))
    pins.push({ from: sheet.pixel(`underarm${name}`), to: figure.silhouette(side * chest, underarmLevel) })
    pins.push(...sleevePins(sheet, figure, side, name, scale))
  }
  const waisted = (hanging === 'whole' || hanging === 'overall') && sheet.has('waistLeft') && sheet.has('waistRight')
  if (waisted) pins.push(...waistPins(sheet, figure, scale))
  const underarmY = (sheet.at('underarmLeft')[1] + sheet.at('underarmRight')[1]) / 2
  const start = waisted ? (sheet.at('waistLeft')[1] + sheet.at('waistRight')[1]) / 2 : underarmY
  const from = waisted ? levels.waist : underarmLevel
  if (hanging === 'overall' && sheet.has('crotch')) pins.push(...legPins(sheet, figure, scale, from, start))
  else pins.push(...hemPins(sheet, figure, scale, from, start))
  return { pins, scale }
}

function neckPins(sheet: Sheet, figure: Figure, side: Side, name: SideName, shoulder: number): Pin[] {
  if (!sheet.has(`neck${name}`)) return []
  const strap = !sheet.has(`shoulder${name}`)
  const inner = Math.abs(figure.neckPoint(side, 0)[0] - figure.silhouette(0, figure.levels.neck)[0])
  const wanted = strap ? inner + 0.45 * (shoulder - inner) : (sheet.half('neck') / sheet.half('shoulder')) * shoulder
  const spread = clamp((wanted - inner) / (shoulder - inner), 0.02, 0.85)
  const pins: Pin[] = [{ from: sheet.pixel(`neck${name}`), to: lifted(figure.neckPoint(side, spread)) }]
  if (strap) return pins
  const tip = figure.shoulderPoint(side)
  pins.push({ from: sheet.pixel(`shoulder${name}`), to: lifted([tip[0] + side * 0.03, tip[1]]) })
  return pins
}

/** Cloth lies on the shoulder, not in it. */
const lifted = ([x, y]: Point): Point => [x, y - 0.015]

function waistPins(sheet: Sheet, figure: Figure, scale: number): Pin[] {
  const { waist } = figure.levels
  const least = figure.halfWidth(waist) + 0.02
  return sides.map(({ side, name }) => ({
    from: sheet.pixel(`waist${name}`),
    to: figure.silhouette(side * Math.max(least, Math.abs(sheet.at(`waist${name}`)[0]) * scale), waist),
  }))
}

function hemPins(sheet: Sheet, figure: Figure, scale: number, from: number, start: number): Pin[] {
  const { hip, floor } = figure.levels
  return sides.flatMap(({ side, name }) => {
    if (!sheet.has(`hem${name}`)) return []
    const [x, y] = sheet.at(`hem${name}`)
    const level = Math.min(floor - 0.06, from + (y - start) * scale)
    const least = level < hip + 0.4 ? figure.halfWidth(Math.min(level, hip)) + 0.02 : 0
    return [
      { from: sheet.pixel(`hem${name}`), to: figure.silhouette(side * Math.max(least, Math.abs(x) * scale), level) },
    ]
  })
}

/** A sleeve follows its arm: pins along its middle, so that it bends where the arm bends. */
function sleevePins(sheet: Sheet, figure: Figure, side: Side, name: SideName, scale: number): Pin[] {
  if (!sheet.has(`cuff${name}`) || !sheet.has(`shoulder${name}`)) return []
  const cuff = sheet.pixel(`cuff${name}`)
  const tip = sheet.pixel(`shoulder${name}`)
  const root = mix(tip, sheet.pixel(`underarm${name}`), 0.42)
  const limb = figure.arms[side < 0 ? 0 : 1]
  const end = along(limb, distance(tip, cuff) * scale)
  const shares = end > 1.3 ? [0.4, 0.7, 1] : end > 0.8 ? [0.6, 1] : [1]
  return shares.map((share) => ({ from: mix(root, cuff, share), to: limb.at(0.12 + (end - 0.12) * share).centre }))
}

/** How far down a limb a length in heads reaches; a little past the wrist at most. */
function along(limb: Limb, wanted: number): number {
  let walked = 0
  let t = 0
  while (t < 2.08 && walked < wanted) {
    walked += distance(limb.at(t).centre, limb.at(t + 0.02).centre)
    t += 0.02
  }
  return Math.max(0.25, t)
}
