import { type Chance, openChance } from '@toile/geometry'
import { type Color, lightnessChromaHue, toHex } from '../../colors/color.ts'
import { harmonyOf } from '../../colors/harmony.ts'
import type { FabricId } from '../../fabrics/index.ts'
import type { BodySlot } from '../../garments/garment.ts'
import type { StoredKnobs } from '../../garments/knob.ts'
import { findPerson } from '../../mannequins/people/index.ts'
import type { Design, Worn } from '../design.ts'
import { assignColors } from './assignColors.ts'
import { assignPrints, type PrintPlan } from './assignPrints.ts'
import { assignSketches } from './assignSketches.ts'
import type { Brief } from './brief.ts'
import { type CatalogueGarment, cutName, type Outfit, type Part, wardrobeFor } from './outfit.ts'
import { selectOutfits, suits } from './selectOutfits.ts'

/**
 * The designs of a brief (requirements S1.05, S9.02, S9.04): distinct looks that read as one collection. Pure: the same brief gives the same designs, byte for byte.
 * Pinned items are used first; no two looks are alike in cut, colour and print together.
 */
export function compose(brief: Brief): Design[] {
  const chance = openChance(brief.seed)
  const wearers = chooseWearers(brief, chance.branch('wearers'))
  const outfits = assignSketches(selectOutfits(brief, wearers, chance.branch('outfits')), brief, (look, slot) =>
    choosePart(brief, wearers[look].person, slot, chance.branch(`complete ${look} ${slot}`)),
  )
  const palette = brief.colors.map(({ color }) => color)
  const colors = assignColors(outfits, palette, chance.branch('colors'))
  const prints = assignPrints(outfits, brief, palette, chance.branch('prints'))
  tellApart(outfits, colors, prints, palette.length)
  return outfits.map((outfit, look) =>
    drawUp(brief, look, wearers[look], outfit, colors[look], prints[look], chance.branch(`look ${look}`)),
  )
}

interface Wearer {
  person: string
  pose: string
  mirrored: boolean
}

/** The chosen mannequins in turn: first in the stance that was chosen, then in their others. */
function chooseWearers({ mannequins, looks }: Brief, chance: Chance): Wearer[] {
  return Array.from({ length: looks }, (_, i) => {
    const { person, pose } = mannequins[i % mannequins.length]
    const turn = Math.floor(i / mannequins.length)
    const stances = [pose, ...(findPerson(person)?.stances ?? []).filter((stance) => stance !== pose)]
    return { person, pose: stances[turn % stances.length], mirrored: turn >= stances.length && chance.happens(0.5) }
  })
}

function choosePart(brief: Brief, person: string, slot: BodySlot, chance: Chance): Part | null {
  const wearer = findPerson(person) ?? { gender: 'female', ageGroup: 'adult' }
  const fitting = wardrobeFor(wearer, brief.positions).get(slot) ?? wardrobeFor(wearer, []).get(slot)
  if (!fitting) return null
  return {
    slot,
    garment: chance.weighted(fitting.map((garment) => [garment, suits(garment, brief.mood)] as const)),
    sketch: null,
    from: 'system',
  }
}

/** Shifts colours until no two looks are alike in cut, colour and print together. */
function tellApart(
  outfits: readonly Outfit[],
  colors: number[][],
  prints: readonly (PrintPlan | null)[],
  count: number,
): void {
  const seen = new Set<string>()
  outfits.forEach(({ parts }, look) => {
    const signature = () => JSON.stringify([parts.map(cutName), colors[look], prints[look]?.id ?? null])
    for (let turn = 0; seen.has(signature()) && turn < count ** parts.length; turn++) {
      const part = turn % parts.length
      colors[look][part] = (colors[look][part] + 1) % count
    }
    seen.add(signature())
  })
}

function drawUp(
  brief: Brief,
  look: number,
  wearer: Wearer,
  { parts }: Outfit,
  colors: readonly number[],
  print: PrintPlan | null,
  chance: Chance,
): Design {
  const harmony = harmonyOf(brief.colors.map(({ color }) => color))
  const { shoe, lips } = accessories(wearer.person, parts, harmony, chance)
  const garments = parts.map((part, i): Worn => {
    const entry = brief.colors[colors[i]]
    const placement = print?.part === i ? print.placement : null
    const gradient = !placement && entry.gradient && part.slot !== 'bottom' ? entry.gradient : null
    return {
      id: `g${i + 1}`,
      cut: part.sketch
        ? { kind: 'traced', traced: part.sketch.traced }
        : { kind: 'garment', garment: part.garment?.id ?? '' },
      knobs: part.garment ? turnKnobs(part.garment, wearer.person, chance.branch(`knobs ${i}`)) : {},
      fabric: chooseFabric(part.garment, brief.mood, chance),
      fill: gradient ? { kind: 'gradient', gradient } : { kind: 'solid', color: entry.color },
      contrast: null,
      trim: toHex(entry.color) === toHex(harmony.dark) ? harmony.accent : harmony.dark,
      print: placement,
      hidden: false,
      seed: chance.whole(0, 0xffff),
    }
  })
  return {
    version: 1,
    style: brief.style,
    mannequin: { person: wearer.person, pose: wearer.pose, mirrored: wearer.mirrored },
    shoes: shoe,
    lips,
    ground: groundFor(harmony.light),
    garments,
    origin: { briefSeed: brief.seed, index: look, sources: sourcesOf(brief, parts, colors, print) },
  }
}

/** One or two knobs turned away from normal, so that a type is not drawn the same twice. */
function turnKnobs(garment: CatalogueGarment, person: string, chance: Chance): StoredKnobs {
  const names = chance.shuffled(Object.keys(garment.knobs)).slice(0, 3)
  const turned: Record<string, number | string> = {}
  for (const name of names.sort()) {
    const knob = new Map(Object.entries(garment.knobs)).get(name)
    if (knob?.kind === 'choice') {
      const options: readonly { id: string }[] = knob.options
      const fitting = options.filter(({ id }) => isFitting(id, person))
      if (fitting.length) turned[name] = chance.pick(fitting).id
    }
    if (knob?.kind === 'number')
      turned[name] = rounded(
        knob.normal + chance.bell() * 0.3 * (chance.happens(0.5) ? knob.most - knob.normal : knob.normal - knob.least),
        knob.least,
        knob.most,
      )
  }
  return turned
}

/** Cuts that a designer would ask for, but that are not proposed unasked. */
const unasked = {
  male: [
    'sweetheart',
    'strapless',
    'slip',
    'halter',
    'cowl',
    'deepV',
    'boat',
    'wrap',
    'puff',
    'bell',
    'bishop',
    'flutter',
    'cap',
  ],
  child: ['strapless', 'slip', 'halter', 'deepV', 'cowl', 'sweetheart'],
}

function isFitting(option: string, person: string): boolean {
  const wearer = findPerson(person)
  if (wearer?.gender === 'male' && unasked.male.includes(option)) return false
  return wearer?.ageGroup !== 'child' || !unasked.child.includes(option)
}

const rounded = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)) * 1000) / 1000

function chooseFabric(garment: CatalogueGarment | null, mood: Brief['mood'], chance: Chance): FabricId {
  const offered: readonly FabricId[] = garment?.character.fabrics ?? ['cotton', 'linen', 'wool']
  const soft = mood?.softness ?? 0.5
  const cold = 1 - (mood?.season ?? 0.5)
  const leaning: Partial<Record<FabricId, number>> = {
    silk: 0.4 + soft,
    chiffon: 0.3 + soft,
    wool: 0.4 + cold,
    knit: 0.5 + cold,
    leather: 0.3 + cold,
    linen: 1.4 - cold,
  }
  return chance.weighted(offered.map((fabric, i) => [fabric, (leaning[fabric] ?? 1) * (i === 0 ? 1.6 : 1)] as const))
}

/** Shoes hold the line-up together: the dark of the palette, heels only where the look is dressed for it. */
function accessories(person: string, parts: readonly Part[], harmony: { dark: Color; accent: Color }, chance: Chance) {
  const wearer = findPerson(person)
  const formal = Math.max(...parts.map(({ garment }) => garment?.character.formality ?? 0.4))
  const heels = wearer?.gender === 'female' && wearer.ageGroup === 'adult'
  const kind =
    wearer?.ageGroup === 'child'
      ? chance.pick(wearer.gender === 'male' ? ['sneaker', 'loafer'] : ['sneaker', 'maryJane', 'ballet'])
      : heels
        ? formal > 0.6
          ? 'pump'
          : chance.pick(['loafer', 'ankleBoot', 'ballet', 'sandal'])
        : formal > 0.5
          ? 'derby'
          : chance.pick(['loafer', 'sneaker', 'derby'])
  const dark = lightnessChromaHue(harmony.dark).lightness > 0.45 ? { r: 43, g: 36, b: 38 } : harmony.dark
  const lean = (from: number, to: number) => Math.round(from + (to - from) * 0.25)
  return {
    shoe: { kind, color: dark },
    lips: { r: lean(178, harmony.accent.r), g: lean(62, harmony.accent.g), b: lean(64, harmony.accent.b) },
  }
}

/** A quiet ground that leans to the lightest colour of the palette. */
const groundFor = (light: Color): Color => ({
  r: Math.round(240 + (light.r - 240) * 0.12),
  g: Math.round(239 + (light.g - 239) * 0.12),
  b: Math.round(236 + (light.b - 236) * 0.12),
})

function sourcesOf(brief: Brief, parts: readonly Part[], colors: readonly number[], print: PrintPlan | null) {
  type Source = NonNullable<Design['origin']>['sources'][number]
  const sources: Source[] = parts.map((part) =>
    part.sketch
      ? { kind: part.from === 'brand' ? 'brand' : 'sketch', id: part.sketch.id }
      : { kind: 'system', id: part.garment?.id ?? '' },
  )
  for (const color of new Set(colors)) sources.push({ kind: 'color', id: brief.colors[color].id })
  if (print) sources.push({ kind: print.from === 'own' ? 'print' : print.from, id: print.id })
  for (const id of brief.moodItems.slice(0, 8)) sources.push({ kind: 'mood', id })
  return sources
}
