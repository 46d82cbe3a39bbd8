import type { Chance } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue, toHex } from '../../colors/color.ts'
import type { ColorRole } from './colorRoles.ts'
import { leastWeight } from './paletteDistance.ts'

/** What a palette is laid on, and what it must be unlike. */
export interface Laying {
  /** All roles, also those that keep their colours. */
  roles: readonly ColorRole[]
  /** The roles that are given colours. */
  open: readonly ColorRole[]
  /** What is lighter beside something on one garment stays lighter. */
  balanced: boolean
  /** A colour that is to be among them. */
  lead: Color | null
  /** What the open roles wear already: in the looks, and in colourways made before. */
  made: readonly (readonly Color[])[]
  chance: Chance
}

/** From so many beginnings the best is looked for, each bettered until it rests. */
const beginnings = 5
const rounds = 4
/** What lies together on a garment is told apart from here on, in CIEDE2000. */
const told = 8
/** Nothing counts more than this as another colour, in CIEDE2000. */
const farther = 30
/** What it costs to leave out the colour that leads, and to turn light and dark round by all of it. */
const missed = 12
const turned = 400
/** What the colour counts for by itself that covers most of all: a colourway is known by it. */
const ruling = 1

/** The colours of a palette on the open roles so that every look is as unlike what was made as it can be, what lies together on a garment is told apart, and light stays light where that is asked. */
export function layPalette(palette: readonly Color[], laying: Laying): Color[] {
  const { open, chance } = laying
  const { numberOf, colorOf, worthOf } = openWorth(laying)
  const choice = palette.map(numberOf)
  const bettered = (own: Chance): { laid: number[]; worth: number } => {
    const order = own.shuffled(open.map((_, i) => i))
    const dealt = own.shuffled(choice)
    let laid = open.map(({ color }, i) => dealt[i % dealt.length] ?? numberOf(color))
    let worth = worthOf(laid)
    for (let round = 0; round < rounds; round++) {
      const before = worth
      for (const at of order)
        for (const number of choice) {
          const next = laid.with(at, number)
          const better = worthOf(next)
          if (better > worth) [laid, worth] = [next, better]
        }
      if (worth === before) break
    }
    return { laid, worth }
  }
  let best = bettered(chance.branch('beginning 0'))
  for (let i = 1; i < beginnings; i++) {
    const other = bettered(chance.branch(`beginning ${i}`))
    if (other.worth > best.worth) best = other
  }
  return best.laid.map(colorOf)
}

/** Judges colours that are laid on the open roles, each by its number. */
function openWorth({ roles, open, balanced, lead, made }: Laying) {
  const colors: Color[] = []
  const numbers = new Map<string, number>()
  const numberOf = (color: Color): number => {
    const key = toHex(color)
    const known = numbers.get(key) ?? colors.push(color) - 1
    numbers.set(key, known)
    return known
  }
  const ways: number[][] = []
  const far = (a: number, b: number): number => {
    const row = (ways[a] ??= [])
    return (row[b] ??= colorDistance(colorAt(colors, a), colorAt(colors, b)))
  }
  const lights: number[] = []
  const light = (a: number): number => (lights[a] ??= lightnessChromaHue(colorAt(colors, a)).lightness)

  const before = made.map((one) => one.map(numberOf))
  const weights = weightsOf(open)
  const pairs = pairsOf(roles, open).map(({ from, to, ...pair }) => {
    return { ...pair, from: numberOf(from), to: numberOf(to), kept: pair.kept ? numberOf(pair.kept) : -1 }
  })
  const leading = lead ? numberOf(lead) : -1

  const main = open.reduce((at, { share }, i) => (share > (open[at]?.share ?? 0) ? i : at), 0)

  /** How far two palettes are apart: over all looks, in the look that they change least, and in the colour that rules. */
  const away = (laid: readonly number[], other: readonly number[]): number => {
    const steps = laid.map((number, i) => Math.min(farther, far(number, other[i] ?? number)))
    const sums = weights.map((own) => own.reduce((sum, weight, i) => sum + weight * (steps[i] ?? 0), 0))
    return (sums[0] ?? 0) + Math.min(...sums.slice(1)) + ruling * (steps[main] ?? 0)
  }
  return {
    numberOf,
    colorOf: (number: number) => colorAt(colors, number),
    worthOf(laid: readonly number[]): number {
      let worth = Math.min(...before.map((other) => away(laid, other)))
      if (leading >= 0 && !laid.includes(leading)) worth -= missed
      for (const { one, other, kept, from, to, weight } of pairs) {
        const [a, b] = [laid[one] ?? from, other < 0 ? kept : (laid[other] ?? to)]
        // Two that were nearly alike may stay so.
        worth -= weight * Math.max(0, Math.min(told, far(from, to)) - far(a, b))
        const [was, is] = [light(from) - light(to), light(a) - light(b)]
        if (balanced && was * is < 0) worth -= turned * Math.min(Math.abs(was), Math.abs(is))
      }
      return worth
    },
  }
}

const black: Color = { r: 0, g: 0, b: 0 }
const colorAt = (colors: readonly Color[], number: number): Color => colors[number] ?? black

/** How much each open role counts: over all looks first, then look by look. */
function weightsOf(open: readonly ColorRole[]): number[][] {
  const wholeOf = (own: readonly number[]) => {
    const whole = own.reduce((sum, one) => sum + one, 0)
    return own.map((one) => (whole > 0 ? one / whole : 0))
  }
  const looks = open[0]?.byLook.map((_, look) => open.map(({ byLook }) => byLook[look] ?? 0)) ?? []
  const worn = looks.filter((own) => own.some((one) => one > 0)).map(wholeOf)
  return [wholeOf(open.map(({ share }) => leastWeight + share)), ...worn]
}

interface Pair {
  /** The places among the open roles; the other is below 0 for a role that keeps its colour. */
  one: number
  other: number
  kept: Color | null
  from: Color
  to: Color
  /** A print must be seen on its ground before all. */
  weight: number
}

/** Roles that lie together on a garment, each two once, one of them open at least. */
function pairsOf(roles: readonly ColorRole[], open: readonly ColorRole[]): Pair[] {
  return open.flatMap((role, one) =>
    roles.flatMap((beside) => {
      const other = open.indexOf(beside)
      if (!role.beside.includes(beside.id) || (other >= 0 && other <= one)) return []
      const weight = role.part === 'ground' || beside.part === 'ground' ? 4 : 1
      return [{ one, other, kept: other < 0 ? beside.color : null, from: role.color, to: beside.color, weight }]
    }),
  )
}
