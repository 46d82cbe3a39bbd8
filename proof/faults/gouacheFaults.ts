import { drawingFault, type Fault } from './fault.ts'

const folder = 'packages/picture/raster/illustration'

const cloth = drawingFault('gouache.test.ts', folder)
const planes = drawingFault('toHem.test.ts', folder)

/** Faults in how cloth and skin are painted in gouache. */
export const gouacheFaults: readonly Fault[] = [
  cloth('every small fold is painted', 'planes.ts', '(1.9 * pen) / step', '0', 'of small folds hardly any'),
  cloth(
    'folds break the light as easily as the shade',
    'gouache.ts',
    'form >= 1.06 ? 0.24 : 0.09 + 0.15 * smooth(edge, 1.06, form)',
    '0.02',
    'shade is few large shapes',
  ),
  cloth('black sinks below its floor', 'paintOver.ts', 'floor - (r', '4 - (r', 'keeps its form above a floor'),
  cloth(
    'black takes no light',
    'paintOver.ts',
    '0.04 * pale + 0.15 * dark)',
    '0.04 * pale - 0.17 * dark)',
    'keeps its form above a floor',
  ),
  cloth('white is shaded in grey', 'paintOver.ts', '0.04 * lilac + 0.07', '-0.05 * lilac + 0.07', 'blue-lilac'),
  cloth('pale tints lose their hue in shade', 'paintOver.ts', '0.7 * (pale - lilac)', '0', 'deeper pink'),
  cloth(
    'the brush looks past the last row of a piece',
    'gouache.ts',
    'Math.min(most, at + away)',
    'at + away',
    'that the picture’s edge cuts',
  ),
  cloth(
    'lights and folds shift no plane back',
    'gouache.ts',
    '  settle(rgba, mask, tally, kept)',
    '',
    'is the asked colour, in its plane and in the mean',
  ),
  cloth(
    'skin turns into shade like an airbrush',
    'washBody.ts',
    'smooth(edge - 0.014, edge + 0.014, q)',
    'smooth(edge - 0.2, edge + 0.2, q)',
    'skin lies in two values',
  ),
  planes('shade stops above the hem', 'toHem.ts', 'out[i] = form[source]', 'out[i] += 0', 'runs down to the hem'),
  {
    ...planes(
      'shares are read of the dark half only',
      'sharesOf.ts',
      'below < all * share',
      'below < (all * share) / 2',
      'a share of a piece is told by its light',
    ),
    file: 'packages/picture/raster/sharesOf.ts',
  },
]
