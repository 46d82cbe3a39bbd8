import { directionFault, type Fault } from './fault.ts'

const folder = 'packages/craft/designs/compose'
const story = directionFault(`${folder}/story.test.ts`, folder)
const range = directionFault(`${folder}/range/range.test.ts`, folder)
const becoming = directionFault(`${folder}/becoming/becoming.test.ts`, folder)
const hems = directionFault(`${folder}/hemsOnChildren.test.ts`, folder)
const grammar = directionFault(`${folder}/outfitGrammar.test.ts`, folder)
const office = directionFault(`${folder}/becoming/officeHours.test.ts`, folder)
const shod = directionFault(`${folder}/shod/shod.test.ts`, folder)
const outlined = directionFault(`${folder}/outlines/outlines.test.ts`, folder)
const again = directionFault(`${folder}/returns/wornOtherwise.test.ts`, folder)
const styled = directionFault('packages/craft/designs/styling/styling.test.ts', 'packages/craft/designs/styling')
const anchored = directionFault(`${folder}/anchors/anchors.test.ts`, folder)

/** Faults in what is worn together and when: for the evening, in the cold, and in what comes back. */
export const dressFaults: readonly Fault[] = [
  hems(
    'children’s shorts are hidden by what hangs over them',
    'turnKnobs.ts',
    'leastOfShorts = 0.5',
    'leastOfShorts = -0.85',
    'of shorts are seen under what hangs over them',
  ),
  grammar(
    'a backpack is carried over a scarf',
    'chooseAccessories.ts',
    "one.id === 'backpack' || ",
    '',
    'have no belt bag and no backpack',
  ),
  becoming(
    'men go to parties in polos',
    'becoming/dressed.ts',
    'up ? leastOf(part, wearer) : 0',
    'up ? 0 : 0',
    'is no polo, chinos or jumper',
  ),
  becoming(
    'turtlenecks go to the beach',
    'becoming/highNecks.ts',
    'weatherOf(asked) < weather.heat',
    'weatherOf(asked) < 0',
    'nobody wears a turtleneck in the heat',
  ),
  becoming(
    'kaftans go to balls',
    'becoming/boxy.ts',
    'volume >= 0.5 && waist < 0.35',
    'volume >= 1.5 && waist < 0.35',
    'is nothing wide, without a waist and plain',
  ),
  becoming(
    'nothing shines at a party',
    'compose.ts',
    'shine.find((one) => one.look === look)',
    'shine.find((one) => one.look === -1)',
    'shines: one piece of sequins',
  ),
  becoming(
    'dinner jackets come without bow ties',
    'chooseAccessories.ts',
    "id === 'bowTie' ? 4",
    "id === 'bowTie' ? 0",
    'is suits on men in more than half',
  ),
  story(
    'sleeves end anywhere in winter',
    'barsSleeve.ts',
    'sleeveLength(option) < wholeArm',
    'sleeveLength(option) < 0',
    'in the cold every look reaches the wrist',
  ),
  range(
    'a winter goes without coats',
    'range/coats.ts',
    'winter: 0.5,',
    'winter: 0.2,',
    'has a coat or a warm jacket over half',
  ),
  range(
    'everything is below the knee',
    'range/aboveKnee.ts',
    'gladly: 3, else: 2',
    'gladly: 1, else: 0',
    'ends above the knee twice',
  ),
  range('nothing is long over anything', 'range/longOver.ts', 'looks.some(hasLong) ? 0 : 1', '0', 'plays long over'),
  range(
    'a party has no short dress',
    'range/shortDress.ts',
    'women.length >= 6 && !women.some(isShort)',
    'women.length >= 60 && !women.some(isShort)',
    'has a dress above the knee at a party',
  ),
  shod(
    'trainers stand below dinner jackets',
    'shod/polished.ts',
    '!leather.test(id)',
    'leather.test(id) && false',
    'men who dress up stand on polished leather',
  ),
  shod(
    'shoes are chosen past their rules',
    'chooseShoes.ts',
    'unshod(shoe, { parts, wearer }, steering).length === 0',
    'unshod(shoe, { parts, wearer }, steering).length >= 0',
    'is kept by what is composed',
  ),
  anchored(
    'no look is dark and none is light',
    'withAnchors.ts',
    'const trials = 40',
    'const trials = 0',
    'a missing one is made by an exchange',
  ),
  story(
    'what comes back meets the same partner again',
    'returns/isMet.ts',
    'size === 0 || (size === 1 && beside > 0)',
    'size >= 0 && beside >= 0',
    'has another partner than before',
  ),
  becoming(
    'trenches go to balls',
    'becoming/eveningCoats.ts',
    "wears(parts, ofMen) && asked.asks('evening')",
    "wears(parts, ofMen) && asked.asks('nowhere')",
    'is no car or day coat on women',
  ),
  becoming(
    'trenches go to parties',
    'becoming/eveningCoats.ts',
    "asked.asks('evening', 'party')",
    "asked.asks('nowhere')",
    'is no car or day coat on women',
  ),
  office(
    'slips go to the office',
    'becoming/officeHours.ts',
    "asked.asks('work')",
    "asked.asks('nowhere')",
    'keeps slips, gowns and bare shoulders',
  ),
  becoming(
    'shorts have blazers in the evening',
    'becoming/shortSuits.ts',
    "category === 'blazer'",
    "category === 'none'",
    'is no shorts with a blazer',
  ),
  becoming(
    'collars show under capes',
    'becoming/collarsUnderCapes.ts',
    "category === 'shirt'",
    "category === 'none'",
    'is no shorts with a blazer',
  ),
  becoming(
    'parkas go to parties',
    'becoming/partyCoats.ts',
    '? wintry.formality',
    '? 0',
    'is no winter coat at a party',
  ),
  becoming(
    'bibs go to the office',
    'becoming/dressShirts.ts',
    "!asked.asks('evening', 'party', 'ceremony')",
    "!asked.asks('evening', 'party', 'ceremony', 'work')",
    'is alone where a dress shirt',
  ),
  becoming(
    'men go to the office in wide trousers',
    'becoming/wideTrousers.ts',
    "(asked.asks('work') ||",
    '(',
    'is no wide trousers on men',
  ),
  shod(
    'ankles are bare in the snow',
    'shod/inTheCold.ts',
    '|ballet|loafer/',
    '|ballet/',
    'in the cold ankles are covered',
  ),
  shod(
    'girls wear boots to the beach',
    'shod/onGirlsInTheHeat.ts',
    '!light.test(id) &&',
    'light.test(id) && !light.test(id) &&',
    'in the heat girls wear sandals',
  ),
  shod(
    'girls wear black pumps under summer dresses',
    'finish.ts',
    '[dark, shows(dark) ? (bright ? 1 : 3) : 0]',
    '[dark, bright ? 1 : 3]',
    'in the heat girls wear sandals',
  ),
  shod(
    'children go to school in slides',
    'shod/atSchool.ts',
    '/slide|mule|barefoot/',
    '/mule|barefoot/',
    'at school children wear shoes that hold',
  ),
  range(
    'every man draws slim legs',
    'mostOnMen.ts',
    'Math.max(1, Math.floor(men / 4))',
    'Math.max(1, men)',
    'draws slim legs on two men of eight',
  ),
  range(
    'one coat is seen twice',
    'range/coatsOnce.ts',
    'if (count > most) many++',
    'if (count > most + 1) many++',
    'shows a cut of coat or cape once',
  ),
  range(
    'a jacket comes back as it was',
    'range/openOrClosed.ts',
    'sum + count - 1',
    'sum + 0 * count',
    'has a jacket that comes twice',
  ),
  outlined(
    'men wear leggings to work',
    'outlines/roomier.ts',
    'const wider = least.hem - leg.hem',
    'const wider = 0 * (least.hem - leg.hem)',
    'are nowhere those of leggings on men',
  ),
  again(
    'capes come back',
    'returns/offersOf.ts',
    "('worn' in type.knobs && !isRemembered(type))",
    "'worn' in type.knobs",
    'is closed for open over other clothes too',
  ),
  styled(
    'printed shirts are tucked in half',
    'halfTuck.ts',
    '!top.worn.print &&',
    'top !== null &&',
    'a printed shirt',
  ),
  styled(
    'men at work wear half a shirt out',
    'styleCollection.ts',
    '!barred.includes(id)',
    'barred.length >= 0',
    'never does on a man what no man is seen in',
  ),
]
