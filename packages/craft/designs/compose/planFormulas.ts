import type { Chance } from '@toile/geometry'
import type { Wearer } from '../../mannequins/wearer.ts'
import { isSuit, lowerOf, type Shaped } from './outfit.ts'

/** How a look is put together, as a buyer counts them. */
export interface Formula {
  id: string
  fits(parts: readonly Shaped[]): boolean
}

const outer = (parts: readonly Shaped[]) => parts.find(({ slot }) => slot === 'outer')
const isWhole = (parts: readonly Shaped[]) => parts.some(({ slot }) => slot === 'whole')
const isLong = ({ character }: Shaped) => character.length > 0.6

const suit: Formula = { id: 'suit', fits: isSuit }
const dinner: Formula = {
  id: 'dinner',
  fits: (parts) =>
    isSuit(parts) &&
    parts.some(({ category, character }) => category === 'blazer' && character.formality > 0.94) &&
    parts.some(({ slot, category }) => slot === 'top' && category === 'shirt'),
}
const polished: Formula = {
  id: 'polished',
  fits: (parts) =>
    !outer(parts) &&
    lowerOf(parts).category === 'trousers' &&
    lowerOf(parts).character.formality > 0.5 &&
    parts.every(({ character }) => character.formality >= 0.4),
}
const lamplit: Formula = {
  id: 'lamplit',
  fits: (parts) =>
    !isWhole(parts) &&
    !outer(parts) &&
    parts.some(({ category, character }) => category === 'top' && character.formality >= 0.4),
}
const separates: Formula = { id: 'separates', fits: (parts) => !isWhole(parts) && !outer(parts) }
const layered: Formula = { id: 'layered', fits: (parts) => parts.length > 2 }
const dress: Formula = { id: 'dress', fits: (parts) => isWhole(parts) && lowerOf(parts).category === 'dress' }
const shortDress: Formula = {
  id: 'shortDress',
  fits: (parts) => dress.fits(parts) && lowerOf(parts).character.length < 0.5,
}
const whole: Formula = { id: 'whole', fits: isWhole }
const coat: Formula = { id: 'coat', fits: (parts) => (outer(parts)?.character.length ?? 0) > 0.42 }
const longSkirt: Formula = {
  id: 'longSkirt',
  fits: (parts) => !isWhole(parts) && lowerOf(parts).category === 'skirt' && isLong(lowerOf(parts)),
}
const shorts: Formula = { id: 'shorts', fits: (parts) => lowerOf(parts).category === 'shorts' }
const sport: Formula = {
  id: 'sport',
  fits: (parts) => !isWhole(parts) && parts.every(({ character }) => character.formality < 0.35),
}

type Counts = readonly (readonly [formula: Formula, looks: number])[]

/** Of eight looks for each occasion; an occasion that is not named has no formulas. */
const women: Readonly<Record<string, Counts>> = {
  work: [
    [suit, 2],
    [separates, 3],
    [dress, 2],
    [coat, 1],
  ],
  evening: [
    [whole, 5],
    [suit, 1],
    [longSkirt, 2],
  ],
  party: [
    [shortDress, 2],
    [whole, 3],
    [lamplit, 2],
    [suit, 1],
  ],
  ceremony: [
    [dress, 4],
    [suit, 2],
    [longSkirt, 2],
  ],
  holiday: [
    [whole, 4],
    [shorts, 2],
    [longSkirt, 2],
  ],
  everyday: [
    [separates, 5],
    [layered, 2],
    [dress, 1],
  ],
  school: [
    [separates, 4],
    [layered, 3],
    [dress, 1],
  ],
  sport: [
    [sport, 6],
    [layered, 2],
  ],
  outdoors: [
    [layered, 5],
    [coat, 1],
    [separates, 2],
  ],
}
const men: Readonly<Record<string, Counts>> = {
  work: [
    [suit, 3],
    [separates, 4],
    [coat, 1],
  ],
  evening: [
    [dinner, 3],
    [suit, 3],
    [polished, 2],
  ],
  party: [
    [dinner, 2],
    [suit, 3],
    [polished, 3],
  ],
  ceremony: [
    [suit, 6],
    [layered, 2],
  ],
  holiday: [
    [shorts, 4],
    [separates, 4],
  ],
  everyday: [
    [separates, 5],
    [layered, 3],
  ],
  school: [
    [separates, 4],
    [layered, 4],
  ],
  sport: [
    [sport, 6],
    [layered, 2],
  ],
  outdoors: [
    [layered, 5],
    [coat, 1],
    [separates, 2],
  ],
}

/** Children play in what they dress up in: suits are for boys at ceremonies alone. */
const girls: Readonly<Record<string, Counts>> = {
  ...women,
  holiday: [
    [whole, 4],
    [shorts, 2],
    [separates, 2],
  ],
  work: [
    [separates, 4],
    [layered, 2],
    [dress, 2],
  ],
  evening: [
    [dress, 4],
    [separates, 2],
    [layered, 2],
  ],
  party: [
    [dress, 4],
    [separates, 3],
    [layered, 1],
  ],
  ceremony: [
    [dress, 5],
    [separates, 2],
    [layered, 1],
  ],
}
const boys: Readonly<Record<string, Counts>> = {
  ...men,
  work: [
    [separates, 4],
    [layered, 4],
  ],
  evening: [
    [separates, 4],
    [layered, 4],
  ],
  party: [
    [separates, 5],
    [layered, 3],
  ],
  ceremony: [
    [suit, 3],
    [separates, 3],
    [layered, 2],
  ],
}
const ofWearers = {
  adult: { female: women, male: men },
  child: { female: girls, male: boys },
} as const

/** Which formula each look should follow, by what its occasion sells; nothing where none is usual. */
export function planFormulas(occasion: string, wearers: readonly Wearer[], chance: Chance): (Formula | null)[] {
  const deckOf = (ageGroup: Wearer['ageGroup'], gender: Wearer['gender']) =>
    chance.shuffled(
      (ofWearers[ageGroup][gender][occasion] ?? []).flatMap(([formula, looks]) => Array<Formula>(looks).fill(formula)),
    )
  const decks = {
    adult: { female: deckOf('adult', 'female'), male: deckOf('adult', 'male') },
    child: { female: deckOf('child', 'female'), male: deckOf('child', 'male') },
  }
  return wearers.map(({ ageGroup, gender }, look) => {
    const deck = decks[ageGroup][gender]
    return deck.length ? deck[look % deck.length] : null
  })
}
