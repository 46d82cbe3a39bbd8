import { directionFault, type Fault } from './fault.ts'

const raster = 'packages/picture/raster'
const ink = directionFault(`${raster}/ink/ink.test.ts`, raster)

/** Faults in how ink and wash are laid on cloth and on skin. */
export const inkFaults: readonly Fault[] = [
  ink(
    'the wash covers the lit flank',
    'ink/openPaper.ts',
    'Math.max(edge, side, crest)',
    'Math.max(edge, crest)',
    'leaves the lit flank to the paper',
  ),
  ink(
    'the wash fills its piece to the line',
    'ink/openPaper.ts',
    'sharesOf(long, mask)(1 - share), 1.035, 1.3)',
    'sharesOf(long, mask)(1 - share), 1.6, 1.7)',
    'leaves a twelfth to a sixth of a piece to the paper',
  ),
  ink(
    'white cloth is opened to a darker paper',
    'ink/brushWash.ts',
    'open[i] * paler(ink.value)',
    'open[i]',
    'what is paler than its paper whole',
  ),
  ink(
    'colour keeps to its shape',
    'ink/ink.ts',
    'slip: { dx: 8, dy: 3, strength: 0.6 }',
    'slip: { dx: 0, dy: 0, strength: 0.6 }',
    'colour runs over its line',
  ),
  ink(
    'black is spotted in brown',
    'ink/inkOf.ts',
    'black: [23, 21, 25]',
    'black: [52, 34, 10]',
    'black cloth is neutral or cool',
  ),
  ink(
    'no shade of the form lies on the far side',
    'ink/secondWash.ts',
    'Math.max(flank, folds,',
    'Math.max(folds,',
    'lays one shade on the other',
  ),
  ink(
    'paper is white whatever the look lies on',
    'ink/brushWash.ts',
    'inkOf(stage.ground)',
    'inkOf({ r: 255, g: 255, b: 255 })',
    'shows the ground the look lies on',
  ),
  ink(
    'black cloth sinks below what shows its lines',
    'ink/inkOf.ts',
    'floor * black',
    '0 * black',
    'has a floor of lightness',
  ),
  ink(
    'a shift of colour takes black below its floor',
    'trueColor.ts',
    'bright < 2 * floor ?',
    'bright < 0 ?',
    'has a floor of lightness',
  ),
  ink(
    'the shade of white cloth is grey',
    'ink/inkOf.ts',
    'const cool = [1.15, 0.95, 0.55]',
    'const cool = [0.9, 0.9, 0.9]',
    'is a cool tint that is seen',
  ),
  ink(
    'marks of the brush jump from wave to wave',
    'ink/brushMarks.ts',
    'f * f * (3 - 2 * f)',
    'f * 0',
    'are the noise they are read from',
  ),
  ink(
    'the tooth of the paper shrinks with the figure',
    'ink/brushMarks.ts',
    'Math.max(2.2, 1.7 * pen)',
    '1.7 * pen',
    'that an eye can part at small scales',
  ),
  ink(
    'skin has no shadow',
    'ink/inkBody.ts',
    'touch.deep * (1 + 0.6 * ink.pale) * shade',
    '0',
    'one shadow, without hatching',
  ),
  ink(
    'skin is crossed by hairs of the brush',
    'ink/inkBody.ts',
    'const skin: Touch = { shadow: 0.84, light: 1, full: 0.3, thin: 0.36, thinDark: 0.74, deep: 0.5, dry: 0.004 }',
    'const skin: Touch = { shadow: 0.84, light: 1, full: 0.3, thin: 0.36, thinDark: 0.74, deep: 0.5, dry: 0.9 }',
    'one shadow, without hatching',
  ),
]
