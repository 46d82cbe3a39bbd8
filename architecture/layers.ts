/** A house and its floors, from the ground up: a room imports itself and what lies on floors below its own, never a neighbour and never what is built on it. */
export type Floors = readonly (readonly string[])[]

/** Every house of the project with its rooms; a room that stands in no list fails the architecture test. */
export const houses: Readonly<Record<string, Floors>> = {
  '': [['packages'], ['apps']],
  packages: [['geometry', 'rules'], ['craft'], ['canvas', 'tailoring'], ['studio'], ['contract', 'picture']],
  'packages/canvas': [
    ['document', 'tiles'],
    ['adjusting', 'blending', 'stroke', 'warping'],
    ['brushes', 'painter', 'selecting'],
    ['files', 'filling', 'liquify', 'transforming'],
    ['session'],
  ],
  'packages/canvas/files': [['packed'], ['png', 'psd', 'zip'], ['ora', 'own']],
  'packages/tailoring': [
    ['bodies', 'pattern'],
    ['blocks', 'form', 'marker'],
    ['cloth'],
    ['garments'],
    ['editing'],
    ['files'],
  ],
  'packages/rules': [['changing', 'languages', 'merging', 'migrating']],
  'packages/craft': [
    ['colors', 'fabrics', 'hands', 'words'],
    ['mannequins', 'slogans'],
    ['garments', 'motions'],
    ['notions', 'prints'],
    ['applied', 'brands', 'moods', 'script'],
    ['designs'],
    ['films', 'products', 'sketches'],
    ['elements', 'sheets'],
  ],
  'packages/studio': [
    ['library', 'people', 'projects', 'uploads'],
    ['briefs', 'history'],
    ['changing', 'migrating'],
  ],
  'packages/contract': [['asking', 'project', 'tasks'], ['features']],
  'packages/picture': [
    ['kernels', 'raster'],
    ['cloth', 'lettering', 'people', 'relight', 'tiles'],
    ['boards', 'notions', 'reading'],
    ['prints'],
    ['inspiration', 'looks'],
    ['export', 'films', 'moods', 'painting', 'products'],
    ['retouch'],
    ['elements'],
    ['scenes'],
  ],
  'packages/picture/reading': [
    ['likeness', 'palette', 'trace'],
    ['cutout', 'figures'],
    ['brands', 'recognition'],
    ['lines'],
  ],
  'packages/picture/painting': [['looks', 'text'], ['back']],
  apps: [['server', 'web']],
  'apps/server': [
    ['host'],
    ['pictures', 'providers'],
    ['exports', 'library'],
    ['documents', 'films'],
    ['features', 'sample'],
    ['cli'],
  ],
  'apps/server/host': [['database'], ['aside', 'events'], ['files'], ['http', 'queue'], ['backup'], ['chores']],
  'apps/server/pictures': [
    ['hold', 'letters', 'prints', 'reading'],
    ['drawing', 'tracing'],
  ],
  'apps/server/films': [['encoding']],
  'apps/server/library': [['search']],
  'apps/server/documents': [
    ['canvases', 'designs'],
    ['projectStates'],
    ['designVersions', 'projectFile'],
    ['visitors'],
  ],
  'apps/server/features': [
    [
      'account',
      'administration',
      'boards',
      'brands',
      'canvas',
      'collections',
      'designs',
      'elements',
      'figures',
      'files',
      'films',
      'generation',
      'history',
      'library',
      'lines',
      'moods',
      'patterns',
      'pictures',
      'prints',
      'products',
      'projects',
      'sketches',
      'slogans',
      'tasks',
      'tracing',
      'versions',
      'words',
      'works',
    ],
  ],
  'apps/web': [['languages'], ['shell'], ['shared'], ['features'], ['places']],
  'apps/web/shell': [
    ['actions', 'focus', 'gestures', 'theme', 'toasts'],
    ['calls'],
    ['exports', 'parts', 'rules'],
    ['session'],
    ['frame'],
  ],
  'apps/web/shared/fields': [['parts'], ['choices', 'dragging', 'numbers', 'people', 'words'], ['colors']],
  'apps/web/shared/open': [['looks', 'names', 'projects'], ['boards', 'lookMeeting'], ['meeting'], ['head']],
  'apps/web/shared': [
    ['drawing', 'library', 'uploads', 'zoom'],
    ['fields', 'light', 'saving'],
    ['open'],
    ['colorways', 'compare', 'direction'],
  ],
  // Boards open the makers and the settings of their project.
  'apps/web/features': [
    [
      'account',
      'brand',
      'canvas',
      'detail',
      'history',
      'home',
      'library',
      'looks',
      'making',
      'notYet',
      'patterns',
      'projects',
    ],
    ['boards'],
  ],
}

/** Files beside the rooms of a house that put it together, and may be imported by none of its rooms. */
export const assemblers: readonly string[] = [
  'apps/server/chores.ts',
  'apps/server/main.ts',
  'apps/server/start.ts',
  'apps/web/main.tsx',
  'apps/web/routes.tsx',
  'packages/studio/documentChanges.ts',
  'packages/studio/documents.ts',
]

/** Rooms that start a whole house by themselves: the command line. */
export const entrances: readonly string[] = ['apps/server/cli/']

/** Lists that name what is loaded when it is asked for, in a process of its own: what they name lies above them. */
export const listsOfLater: readonly string[] = ['apps/server/host/aside/jobs.ts']
