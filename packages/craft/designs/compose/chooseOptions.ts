import type { Chance } from '@toile/geometry'
import type { ChoiceKnob } from '../../garments/knob.ts'
import { barsSleeve } from './barsSleeve.ts'
import { detailOf, isSpokenFor } from './details.ts'
import { shortSleeves, sleeveLength } from './sleeves.ts'
import type { Steering } from './steering.ts'
import type { Tier } from './tier.ts'
import type { Turning } from './turning.ts'
import { isAsked } from './unasked.ts'

/** How many deliberate choices a garment has at the most, and how much it stays plain at each. */
const choices: Record<Tier, { most: number; plain: number }> = {
  hero: { most: 3, plain: 0.7 },
  core: { most: 2, plain: 1.4 },
  easy: { most: 1, plain: 2.4 },
}

/** How much of a garment's look a knob decides; the rest are small things. */
const salience: Readonly<Record<string, number>> = {
  neckline: 1,
  collar: 1,
  lapel: 1,
  leg: 1,
  panel: 0.8,
  hem: 0.5,
  belt: 0.4,
  edging: 0.3,
  cuff: 0.3,
  panels: 0.3,
}
const small = 0.18

/** What a knob makes of a garment beside a print would be a second pattern. */
const patterns = new Set(['panels', 'panel', 'stripes', 'borderColour'])

/** From here on men's shirts have long sleeves. */
const dressy = 0.6

/** What stays as it is under a tie. */
const kinOfTie = new Set(['collar', 'sleeve', 'neckline'])

/** What leaves a picture alone that is seen whole: no sleeves that show it again, no belt and no slit through it; in the cold sleeves stay. */
const undisturbed: Readonly<Record<string, readonly string[]>> = {
  sleeve: shortSleeves,
  belt: ['seam', 'none'],
  slitPlace: ['side', 'back'],
}

/** An option that could be chosen, with how much it is wanted. */
interface Choice {
  knob: string
  option: string
  weight: number
}

/** The options of a garment's choice knobs that differ from normal: few, of one hand, and only what the brief speaks of or what is plain dress. */
export function chooseOptions(turning: Turning, steering: Steering, chance: Chance): Record<string, string> {
  const chosen: Record<string, string> = {}
  const knobs = Object.entries(turning.garment.knobs).flatMap(([name, knob]) =>
    knob.kind === 'choice' ? [[name, knob, offered(name, knob, turning, steering)] as const] : [],
  )
  const { signature, tier, covered, reveals, printed } = turning
  for (const [name, knob, options] of knobs) {
    const kept = keptOf(knob, options)
    if (kept !== knob.normal) chosen[name] = kept
    if (name === 'worn')
      chosen[name] =
        reveals &&
        options.includes('open') &&
        chance.branch(name).happens(steering.aim('warmth', 0.45) < 0.3 ? 0.9 : 0.62)
          ? 'open'
          : 'closed'
  }
  const deliberate: string[] = []
  const decide = (knob: string, option: string) => {
    chosen[knob] = option
    deliberate.push(knob)
  }
  const sleeve = knobs.find(([name]) => name === 'sleeve')
  const shared = knobs.some(([name, , options]) => name === signature?.knob && options.includes(signature.option))
  if (signature && shared) decide(signature.knob, signature.option)
  if (sleeve && !covered && !deliberate.includes('sleeve')) {
    const option = chooseSleeve(sleeve[1], sleeve[2], steering, chance.branch('sleeve'))
    if (option !== keptOf(sleeve[1], sleeve[2])) decide('sleeve', option)
  }
  const most = choices[tier].most - (printed === 'here' ? 1 : 0)
  const plain = choices[tier].plain * (1 - 0.5 * steering.trims)
  const own = chance.branch('details')
  while (deliberate.length < most) {
    const open = knobs.flatMap(([name, knob, options]) =>
      name === 'worn' || name === 'sleeve' || deliberate.includes(name)
        ? []
        : options.flatMap((option) => weighed(name, option, knob, options, chosen, deliberate, steering)),
    )
    const choice: Choice | null = own.weighted([[null, plain], ...open.map((one) => [one, one.weight] as const)])
    if (!choice) break
    decide(choice.knob, choice.option)
  }
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, option]) => turning.garment.knobs[name]?.normal !== option),
  )
}

const keptOf = (knob: ChoiceKnob, options: readonly string[]): string =>
  options.includes(knob.normal) ? knob.normal : (options[0] ?? knob.normal)

/** The options of a knob for this wearer in this look. */
function offered(name: string, knob: ChoiceKnob, turning: Turning, steering: Steering): string[] {
  const { wearer, striped, printed, tied, garment } = turning
  const longOnly =
    name === 'sleeve' &&
    garment.category === 'shirt' &&
    garment.slot === 'top' &&
    wearer.gender === 'male' &&
    garment.character.formality >= 0.5 &&
    steering.aim('formality', 0.4) >= dressy
  const open = knob.options
    .map(({ id }) => id)
    .filter(
      (id) =>
        isAsked(name, id, wearer) &&
        !(longOnly && sleeveLength(id) < 0.6) &&
        (id === knob.normal || !(tied && kinOfTie.has(name))) &&
        (id === knob.normal || isSpokenFor(name, id, steering)) &&
        (id === 'none' || !patterns.has(name) || (printed === 'nowhere' && (id === knob.normal || striped))),
    )
  const cold = name === 'sleeve' && steering.asks('autumn', 'winter')
  const whole = turning.pictured && !cold ? undisturbed[name] : undefined
  const calm = whole
    ? knob.options.flatMap(({ id }) => (whole.includes(id) && isAsked(name, id, wearer) ? [id] : []))
    : []
  return calm.length ? calm : open
}

function weighed(
  knob: string,
  option: string,
  { normal }: ChoiceKnob,
  options: readonly string[],
  chosen: Readonly<Record<string, string>>,
  deliberate: readonly string[],
  steering: Steering,
): Choice[] {
  if (option === (chosen[knob] ?? normal)) return []
  const detail = detailOf(knob, option)
  const manners = deliberate.flatMap((name) => detailOf(name, chosen[name])?.manner ?? [])
  if (detail && manners.some((manner) => manner !== detail.manner || manner === 'sport')) return []
  const asked = detail ? 1.6 : 1
  const likes = Math.min(6, steering.likes(option)) ** 1.4
  return [{ knob, option, weight: ((salience[knob] ?? small) * asked * likes) / Math.max(2, options.length - 1) }]
}

/** Sleeves follow the weather before anything else is chosen; in the cold they reach the wrist. */
function chooseSleeve(knob: ChoiceKnob, options: readonly string[], steering: Steering, chance: Chance): string {
  const kept = keptOf(knob, options)
  if (options.length === 0) return kept
  const aim = steering.aim('sleeve', sleeveLength(kept))
  const strict = steering.asks('summer', 'autumn', 'winter') ? 12 : 4
  const warm = options.filter((id) => !barsSleeve(id, steering))
  const weighed = (warm.length ? warm : options).map((id) => {
    const arm = Math.exp(-strict * (sleeveLength(id) - aim) ** 2)
    return [id, (id === kept ? 2.4 : 1) * steering.likes(id) * arm + 0.001] as const
  })
  const most = Math.max(...weighed.map(([, weight]) => weight))
  return chance.weighted(weighed.filter(([, weight]) => weight > most * 0.06))
}
