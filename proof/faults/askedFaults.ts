import { directionFault, type Fault } from './fault.ts'

const folder = 'packages/craft'
const script = directionFault(`${folder}/script/asked/scriptOfAsked.test.ts`, `${folder}/script/asked`)
const collection = directionFault(`${folder}/designs/compose/openScript.test.ts`, `${folder}/designs/compose`)
const cast = directionFault(`${folder}/mannequins/castOn.test.ts`, `${folder}/mannequins`)

/** Faults in the colours of a collection without pictures, and in how a mixed board is called. */
export const askedFaults: readonly Fault[] = [
  script(
    'derived colours have most of the cloth',
    'sharesOfAsked.ts',
    'const together = [0.7, 0.68, 0.68,',
    'const together = [0.3, 0.3, 0.3,',
    'asked colours lead',
  ),
  script(
    'no accent is derived',
    'derivedOf.ts',
    "  if (!accented) add(accentOfAsked(asked), 'accent')\n",
    '',
    'has one accent',
  ),
  script(
    'an accent is the one that fits least',
    'accentOfAsked.ts',
    '(worth(one) > worth(best) ? one : best)',
    '(worth(one) < worth(best) ? one : best)',
    'has one accent',
  ),
  script(
    'no light is derived',
    'derivedOf.ts',
    'if (!asked.some(isPale)) add(',
    'if (asked.length > 99) add(',
    'holds something pale and something deep',
  ),
  script(
    'a black that nobody asked for is brown',
    'derivedOf.ts',
    'hueless ? 0.008 : 0.012, cold)',
    'hueless ? 0.008 : 0.026, hue)',
    'a deep that is derived is neutral or cool',
  ),
  script(
    'what was left out comes back with another season',
    'scriptOfAsked.ts',
    'Math.min(apart(oklabOf(color), one.place), apart(oklabOf(color), oklabOf(one.color)))',
    'apart(oklabOf(color), oklabOf(one.color)) * 4',
    'in every season',
  ),
  script(
    'a season leaves what is derived as it is',
    'scriptOfAsked.ts',
    'colorAtOklab(asBlack(inSeason(place, season, true)))',
    'colorAtOklab(asBlack(place))',
    'a season leans what is derived',
  ),
  collection(
    'two asked colours are worn alone',
    'compose.ts',
    'const brief = openScript(given)',
    'const brief = given',
    'wears five colours and more',
  ),
  collection(
    'a single garment is given derived colours',
    'openScript.ts',
    "brief.kind === 'single' || ",
    '',
    'is as it was where pictures lead',
  ),
  collection(
    'a coat in a derived accent comes back in another look',
    'withReturns.ts',
    '!isRare(one.worn, brief)',
    'true',
    'is seen in small amounts',
  ),
  cast(
    'a mixed board is called by its first cast',
    'castOn.ts',
    'return alike ? cast : mixed',
    'return cast',
    'is mixed where',
  ),
]
