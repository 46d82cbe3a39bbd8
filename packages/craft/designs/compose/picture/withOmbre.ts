import type { Chance } from '@toile/geometry'
import { type Color, colorDistance } from '../../../colors/color.ts'
import type { Gradient } from '../../../colors/fill.ts'
import { apart } from '../../../colors/lab.ts'
import { oklabOf } from '../../../colors/oklch.ts'
import type { PictureBrief } from '../../../script/pictureBrief.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { Design, Worn } from '../../design.ts'
import { typeOf } from '../../typeOf.ts'

const flowing = /silk|chiffon|crepe|organza|linen|cotton|jersey|velvet|tulle|cashmere|wool/i
/** Where the stops of a run are taken, as shares of the picture's height. */
const stops = [0.05, 0.3, 0.5, 0.72, 0.95]

/** One long flowing piece, of some worlds two, wears the pictures' run of colours; never one in an asked colour, nor beside a print. */
export function withOmbre(designs: readonly Design[], { script, ombre }: PictureBrief, chance: Chance): Design[] {
  if (ombre < 0.4 || script.profile.length < 3) return [...designs]
  const asked = script.colors.filter((one) => one.asked !== null)
  const isAsked = ({ fill }: Worn) =>
    fill.kind === 'solid' && asked.some(({ color }) => colorDistance(color, fill.color) < 1)
  const spots = designs.flatMap(({ garments }, look) =>
    garments.flatMap((worn, at) => {
      const type = typeOf(worn)
      const hangs = type && (type.slot === 'whole' || (type.slot === 'bottom' && type.category === 'skirt'))
      if (!hangs || worn.fill.kind !== 'solid' || isAsked(worn) || garments.some(({ print }) => print)) return []
      const { length } = type.character
      if (length <= 0.55 || !flowing.test(worn.fabric)) return []
      return [{ look, at, worth: length + (type.slot === 'whole' ? 0.3 : 0) + chance.between(0, 0.2) }]
    }),
  )
  const chosen = spots.toSorted((a, b) => b.worth - a.worth).slice(0, ombre > 0.8 ? 2 : 1)
  const gradient = runOf(script)
  return designs.map((design, look) => ({
    ...design,
    garments: design.garments.map((worn, at) =>
      chosen.some((spot) => spot.look === look && spot.at === at)
        ? { ...worn, fill: { kind: 'gradient', gradient } as const }
        : worn,
    ),
  }))
}

/** How far the mean of a band of the picture may lie from what is there. */
const furthest = 0.06

/** The pictures' run; a band that mixes unlike colours takes the nearest that is there, for red flowers in a green field come to a tan that nobody sees. */
function runOf({ profile, colors }: ColorScript): Gradient {
  const there = (mean: Color): Color => {
    const off = ({ color }: (typeof colors)[number]) => apart(oklabOf(color), oklabOf(mean))
    const near = colors.reduce((a, b) => (off(b) < off(a) ? b : a))
    return off(near) > furthest ? near.color : mean
  }
  const kept = stops.map((share) => there(profile[Math.round(share * (profile.length - 1))]))
  return { angle: 90, stops: kept.map((color, i) => ({ at: i / (kept.length - 1), color, opacity: 1 })) }
}
