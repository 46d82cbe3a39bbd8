import { sure, sureFirst } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { apart, type Lab } from '../../colors/lab.ts'
import { colorAtOklab, oklabOf } from '../../colors/oklch.ts'
import type { AskedColor } from '../asked.ts'
import { type Entry, meanHue } from '../entries.ts'
import { asBlack } from '../neutrals.ts'
import { paperOf } from '../paper.ts'
import { noHand, type ScriptHand } from '../scriptHand.ts'
import type { ScriptRole } from '../scriptRoles.ts'
import type { ColorScript } from '../scriptSchema.ts'
import { inSeason, type SeasonId } from '../seasonLeans.ts'
import { derivedOf } from './derivedOf.ts'
import { rolesOfAsked } from './rolesOfAsked.ts'
import { sharesOfAsked } from './sharesOfAsked.ts'

/** How many colours a script has: nine for one asked colour, ten for up to five, twelve for more. */
const colorsFor = (asked: number) => (asked === 1 ? 9 : asked < 6 ? 10 : 12)
/** What a person did to a derived colour is known again this near to it, whatever the season. */
const same = 0.07

/** A colour beside the asked ones, as it is shown. */
interface Beside {
  color: Color
  role: ScriptRole
  kept: boolean
}

/** The colour script of colours asked for where no picture gives one: they lead and are never altered, and what stands beside them is derived of them, so that 8 to 12 colours are worn; a season leans what is derived. Pure. */
export function scriptOfAsked(
  asked: readonly AskedColor[],
  hand: ScriptHand = noHand,
  season: SeasonId = 'none',
): ColorScript | null {
  if (asked.length === 0) return null
  const given = asked.map(({ color }) => oklabOf(color))
  const roles = rolesOfAsked(given)
  const tint = meanHue(given.map((place) => entryOf(place, 1 / given.length)))
  const derived = derivedOf(given, tint, colorsFor(given.length) - given.length, roles.includes('accent'))
  const shown = derived.map(({ place, role }) => ({
    place,
    role,
    color: colorAtOklab(asBlack(inSeason(place, season, true))),
  }))
  const others = byHand(shown, hand).filter(({ color }) => !given.some((place) => apart(place, oklabOf(color)) < 0.01))
  const parts = [
    ...given.map((place, i) => ({ place, role: keptRole(sure(asked[i]).color, hand) ?? sure(roles[i]), asked: true })),
    ...others.map(({ color, role }) => ({ place: oklabOf(color), role, asked: false })),
  ]
  const shares = sharesOfAsked(parts)
  const places = parts.map(({ place }) => place)
  const colors = [
    ...asked.map(({ color, id }) => ({ color, asked: id, kept: false })),
    ...others.map(({ color, kept }) => ({ color, asked: null, kept })),
  ]
  return {
    colors: colors.map((one, i) => ({
      ...one,
      role: sure(parts[i]).role,
      share: sure(shares[i]),
      seen: 0,
      from: null,
    })),
    windows: [],
    profile: [],
    ground: colorAtOklab(
      paperOf(
        places.map((place, i) => entryOf(place, sure(shares[i]))),
        places,
        tint,
      ),
    ),
  }
}

const entryOf = (place: Lab, seen: number): Entry => ({ place, seen, asked: null, sources: [] })

/** What is derived less what was left out; what is held stands in the place of the one it was, or as one more. */
function byHand(
  derived: readonly { place: Lab; role: ScriptRole; color: Color }[],
  { kept, without }: ScriptHand,
): Beside[] {
  const far = (one: (typeof derived)[number], color: Color) =>
    Math.min(apart(oklabOf(color), one.place), apart(oklabOf(color), oklabOf(one.color)))
  const nearest = (color: Color) =>
    derived
      .filter((one) => far(one, color) < same)
      .reduce<(typeof derived)[number] | null>(
        (best, one) => (best && far(best, color) <= far(one, color) ? best : one),
        null,
      )
  const out = new Set(without.map(nearest))
  const held = kept.map(({ color, role, of }) => ({ color, role, place: nearest(of ?? color) }))
  return [
    ...derived.flatMap((one): Beside[] => {
      const own = held.filter(({ place }) => place === one)
      if (own.length) return own.map(({ color, role }) => ({ color, role: role ?? one.role, kept: true }))
      return out.has(one) ? [] : [{ color: one.color, role: one.role, kept: false }]
    }),
    ...held
      .filter(({ place }) => place === null)
      .map(({ color, role }) => ({ color, role: role ?? sureFirst(rolesOfAsked([oklabOf(color)])), kept: true })),
  ]
}

const keptRole = (color: Color, { kept }: ScriptHand): ScriptRole | null =>
  kept.find((one) => apart(oklabOf(one.color), oklabOf(color)) < 1e-6)?.role ?? null
