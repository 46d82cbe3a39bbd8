import { directionFault, type Fault } from './fault.ts'

const folder = 'packages/craft/designs/compose'
const made = directionFault(`${folder}/madeOf.test.ts`, folder)
const script = directionFault(`${folder}/madeOf.test.ts`, 'packages/craft/script')
const garment = directionFault(`${folder}/madeOf.test.ts`, 'packages/craft/garments')

/** Faults in what garments are made of, in the scale of their prints, and in blacks and papers. */
export const madeFaults: readonly Fault[] = [
  garment(
    'a duffle coat is cut of corduroy',
    'duffleCoat.ts',
    "['wool', 'tweed', 'boucle']",
    "['wool', 'tweed', 'corduroy']",
    'no coat is of corduroy',
  ),
  made(
    'flowers are printed on wool',
    'canvas.ts',
    'return woven ? smooth : smooth.filter((fabric) => !woollen.test(fabric))',
    'return smooth',
    'flowers are printed on what is smooth',
  ),
  made(
    'chiffon is hardly worn in the heat',
    'thinCloth.ts',
    "(heat || steering.asks('evening', 'party', 'ceremony')) ? 1 : 0.002",
    '(heat || steering.asks()) && false ? 1 : 0.002',
    'is thin on women in the heat',
  ),
  made(
    'a print is as large on a shirt as on a gown',
    'printScale.ts',
    "if (part.slot === 'top') return 0.8",
    "if (part.slot === 'top') return 1.4",
    'follows its garment',
  ),
  made(
    'a print comes back in the scale it had',
    'printScale.ts',
    'const alike = 1.18',
    'const alike = 0',
    'is another where its collection wears it a second time',
  ),
  made(
    'one piece of a party shines',
    'chooseShine.ts',
    '(party && looks >= 6 ? 2 : 1)',
    '(party && looks >= 60 ? 2 : 1)',
    'two pieces of a party shine',
  ),
  made(
    'neon leads at the office',
    'colorParts.ts',
    'const loud = 0.17',
    'const loud = 1.7',
    'is an accent at the office',
  ),
  script(
    'a derived black is brown',
    'neutrals.ts',
    'if (isBrown && !isWarm) return',
    'if (isBrown && isWarm) return',
    'are never brown',
  ),
  script(
    'white cloth lies on white paper',
    'paper.ts',
    'Math.abs(pale[0] - wanted) < step ?',
    'Math.abs(pale[0] - wanted) < 0 ?',
    'is seen on the paper',
  ),
]
