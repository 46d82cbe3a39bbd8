import { designVersion } from '../designVersion.ts'
import type { Chance } from '@toile/geometry'
import type { AnyAccessory } from '../../garments/garment.ts'
import type { Design } from '../design.ts'
import type { Brief } from './brief.ts'
import { cutParts } from './cutParts.ts'
import { accessoryWorn, groundFor, lipsFor, shoesOf } from './finish.ts'
import { houseGround } from './house/houseTone.ts'
import type { Part } from './outfit.ts'
import type { Plan } from './plan.ts'
import type { PrintPlan } from './printPlan.ts'
import { scriptOf } from './scriptOf.ts'
import type { Steering } from './steering.ts'

/** Writes a planned look down as a design. */
export function drawUp(brief: Brief, look: number, plan: Plan, steering: Steering, chance: Chance): Design {
  const { stand, outfit, colors, print, palette, harmony } = plan
  const parts = cutParts(brief, plan, steering, chance)
  const shoes = shoesOf(plan, harmony, steering, chance.branch('shoes'))
  const added = plan.accessories.map((accessory, i) => ({
    under: accessory.category === 'belt',
    worn: accessoryWorn(
      accessory,
      i,
      { palette, accent: harmony.accent },
      parts,
      shoes.color,
      steering,
      chance.branch(`accessory ${i}`),
    ),
  }))
  const inner = parts.filter((_, i) => outfit.parts[i].slot !== 'outer')
  const outer = parts.filter((_, i) => outfit.parts[i].slot === 'outer')
  const ground = scriptOf(brief)?.ground ?? groundFor(harmony.light)
  const worn = (under: boolean) => added.filter((one) => one.under === under).map((one) => one.worn)
  return {
    version: designVersion,
    style: brief.style,
    mannequin: { ...stand },
    shoes,
    lips: lipsFor(harmony.accent),
    ground: plan.house ? houseGround(ground, plan.house) : ground,
    garments: [...inner, ...worn(true), ...outer, ...worn(false)],
    origin: {
      briefSeed: brief.seed,
      index: look,
      sources: sourcesOf(brief, outfit.parts, colors, print, plan.accessories),
    },
  }
}

function sourcesOf(
  brief: Brief,
  parts: readonly Part[],
  colors: readonly number[],
  print: PrintPlan | null,
  accessories: readonly AnyAccessory[],
) {
  type Source = NonNullable<Design['origin']>['sources'][number]
  const sources: Source[] = parts.map((part) =>
    part.sketch
      ? { kind: part.from === 'brand' ? 'brand' : 'sketch', id: part.sketch.id }
      : { kind: part.from === 'brand' ? 'brand' : 'system', id: part.garment?.id ?? '' },
  )
  for (const color of new Set(colors)) sources.push({ kind: 'color', id: brief.colors[color].id })
  if (print) sources.push({ kind: print.from === 'own' ? 'print' : print.from, id: print.id })
  for (const { id } of accessories) sources.push({ kind: 'system', id })
  for (const id of brief.moodItems.slice(0, 8)) sources.push({ kind: 'mood', id })
  return sources
}
