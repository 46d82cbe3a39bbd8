import { directionFault, type Fault } from './fault.ts'

const room = 'packages/picture/painting'
const breaks = directionFault(`${room}/text/lineBreaks.test.ts`, `${room}/text`)
const curves = directionFault(`${room}/text/alongCurve.test.ts`, `${room}/text`)
const covers = directionFault(`${room}/text/coverTile.test.ts`, `${room}/text`)
const text = directionFault('apps/server/pictures/letters/canvasText.test.ts', `${room}/text`)
const opened = directionFault(`${room}/looks/canvasOfLook.test.ts`, `${room}/looks`)
const pictures = directionFault(`${room}/canvasOfPicture.test.ts`, room)
const back = directionFault(`${room}/back/paintBack.test.ts`, `${room}/back`)

/** Faults in text on the canvas, in looks opened as layers, and in paint that goes back on them. */
export const canvasLookFaults: readonly Fault[] = [
  breaks(
    'a line begins with a closing mark',
    'lineBreaks.ts',
    'blank.test(after) || closing.test(after) || ',
    'blank.test(after) || ',
    'no line begins with what closes',
  ),
  breaks(
    'Thai is broken between any two letters',
    'lineBreaks.ts',
    'return isWordStart',
    'return false',
    'between the words of Thai',
  ),
  curves(
    'a curve ends with its first piece',
    'alongCurve.ts',
    'i + 3 < points.length; i += 3',
    'i + 3 < Math.min(6, points.length); i += 3',
    'through all its pieces',
  ),
  covers(
    'two letters that overlap are laid twice',
    'coverTile.ts',
    'cover[at]! + own * (1 - cover[at]!)',
    'cover[at]! + own',
    'covered once where two letters overlap',
  ),
  text(
    'kept breaks are found again',
    'wrapped.ts',
    'kept.length ? own : found',
    'kept.length < 0 ? own : found',
    'kept breaks are obeyed',
  ),
  text(
    'breaks count composed letters',
    'laidText.ts',
    '[signs.typedAt(from)] : []',
    '[from] : []',
    'count the signs that were typed',
  ),
  text(
    'letters on a curve stand upright',
    'laidText.ts',
    '[at[0] + way[0] * (x - middle) - way[1] * y, at[1] + way[1] * (x - middle) + way[0] * y]',
    '[at[0] + x - middle, at[1] + y]',
    'follows the tangent of a curve',
  ),
  text('a text behind the eye is painted', 'paintText.ts', 'runs.filter(shown).map(', 'runs.map(', 'behind the eye'),
  opened(
    'a shadow covers what it falls on',
    'layersOfPart.ts',
    /name: partNames\.shadow\.label,\s*blend: 'multiply'/,
    "name: partNames.shadow.label, blend: 'normal'",
    'shaded and lit by blends',
  ),
  opened(
    'layers are lifted from the ground and not from what lies below',
    'openLifting.ts',
    'blenders[blend](tile, layer, wholeTile, 1)',
    'blenders[blend](tile.slice(), layer, wholeTile, 1)',
    'is the look within two of 255 everywhere',
  ),
  opened(
    'a part without a step before it is not lit again',
    'layersOfPart.ts',
    "blend: 'screen', wanted",
    "blend: 'multiply', wanted",
    'is the look within two of 255 everywhere',
  ),
  pictures(
    'a picture that is fitted loses its own pixels',
    'canvasOfPicture.ts',
    'source: keptTiles(store, picture)',
    'source: keptTiles(store, shown)',
    'keeps its own pixels',
  ),
  back(
    'paint is carried as if the cloth lay a centimetre lower',
    'pictureOnCloth.ts',
    'v: top + downCloth / 2',
    'v: top + downCloth / 2 + 10',
    'within two pixels of where it was painted',
  ),
  back(
    'paint beside all cloth is dropped without a word',
    'paintBack.ts',
    'if (share > leastBeside)',
    'if (share > 2)',
    'says what cannot go back',
  ),
  back(
    'a layer of the look goes back as a whole',
    'paintOfCanvas.ts',
    'blenders.normal(paint, paintedOver(before, now), wholeTile, layer.opacity)',
    'blenders.normal(paint, now, wholeTile, layer.opacity)',
    'without the rest of that layer',
  ),
  back(
    'paint beyond its cloth is not told',
    'strayPaint.ts',
    'if (share > least) notes.push',
    'if (share > 2) notes.push',
    'does not fit after a change of the cut',
  ),
]
