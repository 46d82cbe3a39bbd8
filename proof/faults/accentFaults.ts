import { directionFault, type Fault } from './fault.ts'

const folder = 'packages/craft/script'
const leads = directionFault(`${folder}/leads.test.ts`, folder)
const telling = directionFault(`${folder}/mostTelling.test.ts`, folder)
const accents = directionFault(`${folder}/accents.test.ts`, folder)

/** Faults in what leads a colour script, and in what is rare in it. */
export const accentFaults: readonly Fault[] = [
  telling(
    'a market in the shade is ten browns',
    'mostTelling.ts',
    'const crowding = 0.45',
    'const crowding = 1',
    'are not all browns of a shadow',
  ),
  leads(
    'the grass leads a script before the flower',
    'leadingShares.ts',
    'const vividly = 40',
    'const vividly = 0',
    'is the flower before the grass',
  ),
  leads(
    'the crate leads a script before the fruit',
    'namedShares.ts',
    '? given : 1',
    '? 1 : 1',
    'is the fruit and not the crate',
  ),
  leads(
    'a subject tells nothing of its colours',
    'coveredBy.ts',
    'const subject = 0.22',
    'const subject = 0',
    'has more of what a picture’s subject is',
  ),
  leads(
    'pictures lead beside colours that are asked for',
    'colorScript.ts',
    'asked.length > 0 ? lies : leadingShares(chosen.map(shown), lies)',
    'leadingShares(chosen.map(shown), lies)',
    'is left as it lies where colours are asked for',
  ),
  leads(
    'what leads a picture is an accent too',
    'rolesOfColors.ts',
    'const mostKin = 0.24',
    'const mostKin = 9',
    'is no accent, where something rarer is there',
  ),
  leads(
    'every shade of one hue stands alone',
    'kinShares.ts',
    'const near = 0.05',
    'const near = 0.0005',
    'counts shades of one hue together',
  ),
  accents(
    'two shades of one hue are two accents',
    'rolesOfColors.ts',
    ' && hueApart(places, i, found) > apart)',
    ')',
    'are one accent',
  ),
  accents(
    'a third accent may be dull',
    'rolesOfColors.ts',
    '{ apart: 0.6, vivid: 0.1 }',
    '{ apart: 0.6, vivid: 0 }',
    'is none where it is dull or near one of them',
  ),
  accents(
    'there is no third accent',
    'rolesOfColors.ts',
    '  { apart: 0.6, vivid: 0.1 },\n',
    '',
    'is an accent where it is vivid and of another hue',
  ),
  accents(
    'a lamp’s glare is lemon',
    'colorScript.ts',
    'const seen = warmYellows(entriesOf(readings))',
    'const seen = entriesOf(readings)',
    'beside amber is a lamp’s glare',
  ),
  accents(
    'a lemon beside a speck of amber is amber',
    'warmYellows.ts',
    'const least = 0.4',
    'const least = 0',
    'alone stays lemon, and beside a speck of amber too',
  ),
]
