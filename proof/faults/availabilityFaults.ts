import { type Fault, serverFault } from './fault.ts'

const drawing = 'apps/server/pictures/drawing/drawAside.test.ts'

/** What would let one person's work hold up the others. */
export const availabilityFaults: readonly Fault[] = [
  serverFault(
    'pictures are drawn in the order in which they were asked for',
    'apps/server/pictures/drawing/drawAside.ts',
    'line.add(person, turn)',
    "line.add('everybody', turn)",
    drawing,
    'people take turns picture by picture',
  ),
  serverFault(
    'a transaction may wait for drawing',
    'apps/server/pictures/drawing/drawAside.ts',
    "outsideTransaction('Drawing was asked for')",
    '',
    drawing,
    'no transaction waits for drawing',
  ),
  serverFault(
    'canvases are given to those who answer calls',
    'host/canvas.ts',
    "outsideCall('A canvas was asked for')",
    '',
    drawing,
    'nobody who answers a call draws',
  ),
  serverFault(
    'a database that is away is a fault of ours',
    'host/http/mount.ts',
    'if (isAway(error)) return sendAway(reply, language)',
    '',
    'killedDatabase.test.ts',
    'comes back by itself three times',
  ),
  serverFault(
    'files that tasks left take no room',
    'host/files/room.ts',
    "coalesce((output->>'bytes')::float8, 0)",
    '0',
    'features/files/room.test.ts',
    'is taken for a day by the files that tasks left',
  ),
  serverFault(
    'bodies of more values than can be read at once are taken',
    'host/http/readJson.ts',
    'values: 200_000',
    'values: 300_000',
    'host/http/bodies.test.ts',
    'the fullest strokes and outlines of the studio are read',
  ),
  serverFault(
    'a sign-in computes for a quarter of a second while the others wait',
    'features/account/passwords.ts',
    "  outsideTransaction('A password was hashed')",
    '  for (let n = 0; n < 4e8; n++);',
    'turns.test.ts',
    'nobody waits for more than 100 ms of processor time of another',
  ),
  {
    family: 'architecture',
    name: 'a call draws by itself',
    file: 'apps/server/features/designs/handlers.ts',
    find: /^/,
    replace: "import '@toile/picture/export/svgFlat.ts'\n",
    test: 'architecture/beside.test.ts',
    title: 'take nothing that draws',
  },
]
