import { directionFault, type Fault } from './fault.ts'

const redesign = 'packages/craft/designs/redesign'
const colorways = 'packages/craft/designs/colorways'
const apply = 'packages/craft/designs/apply'
const varied = directionFault(`${redesign}/redesign.test.ts`, redesign)
const colored = directionFault(`${colorways}/colorways.test.ts`, colorways)
const applied = directionFault(`${apply}/apply.test.ts`, apply)

/** Faults in looks that are made from looks: variations, colourways, and what is laid on others. */
export const redesignFaults: readonly Fault[] = [
  varied(
    'the dial turns nothing',
    'redesign.ts',
    '0.88 * given.far',
    '0 * given.far',
    'the mean way from the look grows with every turn',
  ),
  varied(
    'a held palette is dyed',
    'changeColors.ts',
    "if (asked.holds('palette')) return design",
    '',
    'what is held stays byte for byte',
  ),
  varied(
    'variations break the rules of dressing',
    'redesign.ts',
    'if (!isDressed(draft, [design], asked.steering)) continue',
    '',
    'no rule of dressing is broken',
  ),
  colored(
    'two roles in one colour become one',
    'inColorway.ts',
    '!taken.has(toHex(own))',
    'taken.size >= 0',
    'tells roles apart afterwards',
  ),
  colored(
    'balanced colourways turn light and dark over',
    'proposeColorways.ts',
    'if (!balanced) return chosen',
    'if (chosen.length >= 0) return chosen',
    'keep the order of light and dark',
  ),
  applied(
    'taking back overwrites what was edited meanwhile',
    'takenBack.ts',
    "[key, 'theirs']",
    "[key, 'mine']",
    'leaves what was edited meanwhile',
  ),
]
