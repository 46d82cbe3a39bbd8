import { type Fault, serverFault } from './fault.ts'

const films = 'features/films/films.test.ts'
const encoded = 'films/takeFilm.test.ts'
const killed = 'killedProducts.test.ts'

/** Faults in films: how they are encoded, ordered, kept and served. */
export const filmFaults: readonly Fault[] = [
  serverFault(
    'an MP4 tells its index last',
    'films/encoding/openFfmpeg.ts',
    ' -movflags +faststart -f mp4',
    ' -f mp4',
    encoded,
    'its index first',
  ),
  serverFault(
    'chunks of an MP4 whose index moved are sought where they were',
    'films/encoding/fastStart.ts',
    'copy.readUInt32BE(16 + i * 4) + shift',
    'copy.readUInt32BE(16 + i * 4)',
    encoded,
    'by the studio itself',
  ),
  serverFault(
    'each frame of a GIF has dithering of its own',
    'films/encoding/gifPalette.ts',
    '(Math.floor(i / width) & 3) * 4',
    '(Math.floor(i / width + Math.random() * 4) & 3) * 4',
    encoded,
    'what stands still is the same',
  ),
  serverFault(
    'a film that is gone on with draws all of its frames again',
    'films/drawFrames.ts',
    'const open = all.filter((frame) => !folder.kept.has(frame))',
    'const open = all',
    killed,
    'another goes on with them',
  ),
  serverFault(
    'a part of a film begins one byte late',
    'films/partOf.ts',
    ': { start, end }',
    ': { start: start + 1, end }',
    films,
    'served in parts',
  ),
  serverFault(
    'films are served to whoever knows their hash',
    'films/filmRoute.ts',
    'ownedBy(file, asking.identity.id),',
    '',
    films,
    'to nobody else',
  ),
  serverFault(
    'frames of a task that was cancelled stay',
    'films/sweepFilms.ts',
    "['waiting', 'running']",
    "['waiting', 'running', 'cancelled']",
    films,
    'its frames are swept',
  ),
  serverFault(
    'films stand among the product pictures',
    'features/products/listProducts.ts',
    'ne(productPicture.list, filmList.id)',
    'undefined',
    films,
    'staged in the list of films',
  ),
  serverFault(
    'a collection file leaves the MP4 of a film behind',
    'documents/projectFile/gather.ts',
    'mp4: one.files?.mp4 ?? null',
    'mp4: null',
    'features/history/products.test.ts',
    'films come along with their MP4',
  ),
]
