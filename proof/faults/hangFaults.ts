import { directionFault, type Fault } from './fault.ts'

const garments = 'packages/craft/garments'
const hang = directionFault(`${garments}/turn/hang.test.ts`, garments)

/** Faults in how garments hang on a turned body. */
export const hangFaults: readonly Fault[] = [
  hang(
    'the chest goes back like a box, so that necklines crumple on the far side',
    'turn/onShell.ts',
    'const rounds = 1.4',
    'const rounds = 5',
    'nowhere folds back',
  ),
  hang(
    'trousers are cut off flat',
    'blocks/trouserPieces.ts',
    'share: 0.34, most: 0.13',
    'share: 0, most: 0.13',
    'end in ellipses',
  ),
  hang(
    'a man’s trousers are as narrow as his hips',
    'blocks/trouserPieces.ts',
    'const manly = 1.2',
    'const manly = 1',
    'fall straight past the calf',
  ),
  hang(
    'a jacket swings out with the hips',
    'turn/shell.ts',
    'const least = { opened: 0.5 } as const\nconst most = 0.8',
    'const least = { opened: 0 } as const\nconst most = 0',
    'goes with the chest',
  ),
  hang('the hem of a top is a board', 'turn/shell.ts', 'const sag = 0.2', 'const sag = 0', 'is an ellipse'),
  hang(
    'a pack lies within the back',
    'turn/openCarry.ts',
    'return onBack(turning)',
    'return round',
    'is seen beside the back',
  ),
  hang(
    'straps lie on the bare body',
    'accessories/backpack.ts',
    'contour[0] + side * (roomOver(contour, side, over) - 0.01)',
    'contour[0]',
    'straps reach the contour',
  ),
  hang(
    'a sleeve cut in one is drawn from a raised arm',
    'blocks/sleeveHead.ts',
    'hangs(figure, arm) ? dolman',
    'arm < 2 ? dolman',
    'hangs only from an arm that hangs',
  ),
]
