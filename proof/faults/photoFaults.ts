import { directionFault, type Fault } from './fault.ts'

const raster = 'packages/picture/raster'
const lit = directionFault(`${raster}/realistic/litCloth.test.ts`, `${raster}/realistic`)
const form = directionFault(`${raster}/realistic/form.test.ts`, raster)
const exposed = directionFault(`${raster}/realistic/exposed.test.ts`, raster)
const depths = directionFault(`${raster}/depths.test.ts`, raster)
const buffer = directionFault('packages/picture/looks/drawLookBuffer.test.ts', 'packages/picture')

/** Faults in the light of photographs, in the depths of cloth, and in the geometry that product pictures are lit from. */
export const photoFaults: readonly Fault[] = [
  lit(
    'cloth is shifted by nothing to the colour that was asked for',
    'litCloth.ts',
    'expose(rgba, mask, cloth.tally, cloth.kept)',
    '',
    'is that colour in every fabric',
  ),
  lit(
    'black cloth sinks to nothing',
    'keepFromBlack.ts',
    'if (lift <= 0) continue',
    'continue',
    'black cloth keeps its floor',
  ),
  lit(
    'the shade of white cloth is grey',
    'litCloth.ts',
    '0.05 + 0.15 * pale',
    '0',
    'the shade of white cloth is tinted',
  ),
  lit(
    'hide mirrors as satin does',
    'clothSurface.ts',
    "hide ? 'sharply' : shine",
    'shine',
    'hide more sharply than satin',
  ),
  lit(
    'folds throw no colour on each other',
    'litCloth.ts',
    'green * (tinted + back * green)',
    'green * (tinted + back)',
    'red stays red in its shade',
  ),
  form(
    'a garment is given no room for its far shadow',
    'contact.ts',
    'Math.max(dx, dy) * (far ? farther : 1) + 2.5 * soft * (far ? softer : 1)',
    'Math.max(dx, dy) + 0.5 * soft',
    'within the reach that its garment is given',
  ),
  form(
    'a photograph rounds hems like cushions',
    'inflate.ts',
    'gain[i] = 1 / inner(cover, i, columns)',
    '',
    'cloth is cut at its hem',
  ),
  form(
    'the waves of a hem are sides that turn away',
    'endsOf.ts',
    'within * half) return true',
    '0) return true',
    'cloth is cut at its hem',
  ),
  form(
    'sides of a tube are cut like its hem',
    'endsOf.ts',
    'return Math.abs(outX * alongX + outY * alongY) > side * Math.hypot(outX, outY)',
    'return true',
    'round between its sides',
  ),
  form(
    'the lamp of photographs stands before the page',
    'realistic/keyLight.ts',
    '[-0.7, -0.42, 0.577]',
    '[-0.2, -0.12, 0.97]',
    'a tube turns from light to shade',
  ),
  form(
    'nothing in the room throws light back',
    'realistic/keyLight.ts',
    '(x > 0.5 ? 0.55 * (x - 0.5) : 0)',
    '0',
    'lifts what turns far away',
  ),
  form(
    'a shadow has one rim however far it falls',
    'contact.ts',
    '  if (far) stages.push(',
    '  if (far && false) stages.push(',
    'has a wider rim',
  ),
  exposed(
    'exposure lays a veil on shade',
    'realistic/exposed.ts',
    '(v < shade ? v / shade : 1)',
    '1',
    'leaves deep shade its share',
  ),
  depths(
    'a row keeps what has left its window',
    'spans.ts',
    'if (leave >= first) slope += from[leave]',
    '',
    'as sweeping over its whole region does',
  ),
  depths(
    'folds throw their shadow towards the lamp',
    'depths.ts',
    'const above = folds[i + down[k] * width + across[k]]',
    'const above = folds[i - down[k] * width - across[k]]',
    'a fold throws its shadow away from the lamp',
  ),
  depths(
    'edges show the steps of the cushion',
    'edges.ts',
    'if (own.alpha[i + step] === 255) inward[i] = step',
    '',
    'lend light from farther in',
  ),
  buffer(
    'a garment takes no part in the geometry of its look',
    'looks/layers.ts',
    'if (stage.buffer && layer.buffer) layGeometry(stage.buffer, layer.buffer, layer.surface, x, y)',
    '',
    'shows body, head and every garment in its own substance',
  ),
  buffer(
    'light is burnt into the colours of a geometry buffer',
    'raster/paint.ts',
    '  else\n    shadeOf(stage.style)',
    '  shadeOf(stage.style)',
    'holds colour without light',
  ),
  buffer(
    'a piece lies in the one under it',
    'raster/buffer/layPart.ts',
    'geometry.rise[at] + thick : rise[i]',
    'rise[i] : rise[i]',
    'which stands on it',
  ),
  buffer(
    'seams show through what lies over them',
    'raster/buffer/layPart.ts',
    'geometry.groove[at] = 0',
    '',
    'with its seams',
  ),
  buffer(
    'slopes of the buffer are those of another light',
    'raster/buffer/layPart.ts',
    'geometry.slopeY[at] = light.slopeY[i]',
    'geometry.slopeY[at] = light.slopeX[i]',
    'it is lit as the picture is',
  ),
]
