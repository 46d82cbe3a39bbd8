import { directionFault, type Fault } from './fault.ts'

const redesign = 'packages/craft/designs/redesign'
const colorways = 'packages/craft/designs/colorways'
const apply = 'packages/craft/designs/apply'
const varied = directionFault(`${redesign}/redesign.test.ts`, redesign)
const colored = directionFault(`${colorways}/colorways.test.ts`, colorways)
const keptFault = directionFault(`${colorways}/keptColorways.test.ts`, colorways)
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
    'layPalette.ts',
    'if (balanced && was * is < 0)',
    'if (balanced && was * is > 9)',
    'balanced ones keep light and dark',
  ),
  colored(
    'proposals may be the look over again, or each other',
    'proposeColorways.ts',
    'made.push(colors)',
    'void colors',
    'are all clearly unlike one another and the look',
  ),
  colored(
    'the colourboard offers colours that are not on it',
    'proposeColorways.ts',
    'const dealt = alone ? palette :',
    'const dealt = made.length < 1 ? palette :',
    'of a board wear its colours and no others',
  ),
  colored(
    'a printed picture is the same in every colourway',
    'withColors.ts',
    'return source.inks ?',
    'return source.inks?.length === 0 ?',
    'recolours a printed picture in its leading colours',
  ),
  colored(
    'two roles are called alike',
    'namesOfRoles.ts',
    'if (role.name || isAlone(plain)) return plain',
    'if (plain) return plain',
    'are called by where they lie, no two alike',
  ),
  keptFault(
    'the colours of its own find no place among many colourways',
    'colorwayChanges.ts',
    'Number(kept.every(({ id }) => id !== own))',
    '0',
    'a place is left for the colours of its own',
  ),
  varied(
    'one goes on from the first variation, whichever was pressed',
    'redesignedOn.ts',
    'index + 1)[index]',
    'index + 1)[0]',
    'one is gone on from',
  ),
  directionFault(`${redesign}/crossLooks.test.ts`, redesign)(
    'a dress and separates do not meet',
    'counterparts.ts',
    'if (offered.length === 0) return found',
    'if (offered.length >= 0) return found',
    'a dress and separates both show in their crossing',
  ),
  directionFault(`${redesign}/crossLooks.test.ts`, redesign)(
    'a shirt that is hidden under a coat gives its cloth to what is seen',
    'seenCloths.ts',
    'return isUnder ? ',
    'return !isUnder ? ',
    'is sewn of the cloth that was seen',
  ),
  directionFault(`${redesign}/crossLooks.test.ts`, redesign)(
    'a traced dress takes the place of a shirt alone',
    'metIn.ts',
    '!typeOf(worn) === !typeOf(there) ? there : null',
    'there',
    'a traced dress comes for all that it takes the place of',
  ),
  directionFault(`${redesign}/crossedFrom.test.ts`, redesign)(
    'a knob that stands at normal makes a cut of neither look',
    'crossedFrom.ts',
    'knobs: turnedKnobs(worn)',
    'knobs: worn.knobs',
    'is told of the cut and of the cloth of each garment',
  ),
  applied(
    'a locked garment is said to be as it should be',
    'whyUnchanged.ts',
    "if (there.every(({ locked }) => locked)) return 'locked'",
    'void there',
    'says of each look that stays as it is why',
  ),
  applied(
    'a look counts as changed though nothing of it is seen',
    'whyUnchanged.ts',
    'after !== before && !sameContent(seenOf(before), seenOf(after))',
    'after !== before',
    'a look that would be seen as it is stays as it is',
  ),
  applied(
    'taking back overwrites what was edited meanwhile',
    'takenBack.ts',
    "[key, 'theirs']",
    "[key, 'mine']",
    'leaves what was edited meanwhile',
  ),
]
