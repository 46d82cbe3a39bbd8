import { type Fault, faultsOf } from './fault.ts'

const folder = 'packages/canvas/files'
const fault = (test: string, name: string, file: string, find: string, replace: string, title: string): Fault =>
  faultsOf('drawing')(`${folder}/${test}`, folder)(name, file, find, replace, title)
const refusal = (test: string, name: string, file: string, find: string, replace: string, title: string): Fault =>
  faultsOf('refusal')(`${folder}/${test}`, folder)(name, file, find, replace, title)

/** Faults in paintings as files, and in what is refused of them. */
export const canvasFiles: readonly Fault[] = [
  fault(
    'tilePictures.test.ts',
    'rows of a tile are always written as they are',
    'png/filterRows.ts',
    'sums[next]! < sums[best]! ? next : best',
    'sums[next]! < 0 ? best : 0',
    'is written small where a filter helps',
  ),
  fault(
    'tilePictures.test.ts',
    'a row foretold by its neighbours is read with the wrong corner',
    'png/unfilterRows.ts',
    'const corner = x < step ? 0 : above[x - step]!',
    'const corner = above[x]!',
    'comes back in every bit',
  ),
  refusal(
    'tilePictures.test.ts',
    'check sums of a PNG are not looked at',
    'png/readPng.ts',
    'view.getUint32(end) !== checksum(bytes.subarray(at + 4, end))',
    'view.getUint32(end) < 0',
    'that is cut off, changed, of another size',
  ),
  refusal(
    'ownFile.test.ts',
    'a tile may be another one than its name says',
    'own/readCanvas.ts',
    '(await hash(part)) !== says',
    '(await hash(part)).length < 0',
    'or is not what its name says',
  ),
  refusal(
    'ownFile.test.ts',
    'parts of a ZIP may bear any name',
    'zip/readZip.ts',
    'if (most === 0 || listed.has(name)',
    'if (listed.has(name)',
    'with foreign parts',
  ),
  fault(
    'ownFile.test.ts',
    'equal tiles are packed as often as they are named',
    'own/keepTiles.ts',
    'if (known.has(ref)) continue',
    'if (known.has(-1)) continue',
    'without packing them again',
  ),
  fault(
    'psd.test.ts',
    'a mask comes from a Photoshop file without what it is outside of its rectangle',
    'psd/layersOf.ts',
    "(mask.defaultColor ?? 0) > 127 ? 'shown' : 'hidden'",
    "(mask.defaultColor ?? 0) > 255 ? 'shown' : 'hidden'",
    'comes back with groups, masks',
  ),
  fault(
    'psd.test.ts',
    'a group that something is clipped to passes through in a Photoshop file',
    'psd/writePsd.ts',
    'group.passThrough && !own',
    'group.passThrough',
    'comes back with groups, masks',
  ),
  refusal(
    'hostilePsd.test.ts',
    'layers of a Photoshop file may be as long as they say',
    'psd/scanPsd.ts',
    'if (reading.at + packed > end)',
    'if (reading.at + packed < 0)',
    'is refused for the sizes that it tells',
  ),
  refusal(
    'hostilePsd.test.ts',
    'a Photoshop file of 16 bits is taken',
    'psd/scanPsd.ts',
    'if (bits !== 8)',
    'if (bits === 1)',
    'has 16 bits',
  ),
  refusal(
    'hostilePsd.test.ts',
    'effects that are not drawn are not said',
    'psd/notesOf.ts',
    'if (effects.length > 0)',
    'if (effects.length > 99)',
    'is said by name, and drawn without',
  ),
  refusal(
    'hostilePsd.test.ts',
    'a packed channel may unpack to more levels than it has',
    'packed/inflate.ts',
    'unpacked.length === length ? unpacked : null',
    'unpacked.subarray(0, length)',
    'a channel gives as many levels as it tells',
  ),
  fault(
    'ora.test.ts',
    'layers of an OpenRaster file come in upside down',
    'ora/readOra.ts',
    'return ids.toReversed()',
    'return ids',
    'comes back with its groups',
  ),
  fault(
    'ora.test.ts',
    'masks are left out of an OpenRaster file',
    'ora/bakedPart.ts',
    'const shown = [maskAt(layer.mask, store),',
    'const shown = [undefined,',
    'works masks and clipping into pixels',
  ),
]
