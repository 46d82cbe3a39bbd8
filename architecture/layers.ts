/** Who may import whom: a folder may import itself and what is listed; outside the list, the architecture test fails and names the file. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'packages/geometry': [],
  'packages/fashion': ['packages/geometry'],
  'packages/picture': ['packages/geometry', 'packages/fashion'],
  'packages/contract': ['packages/fashion'],
  'apps/server': ['packages/contract', 'packages/picture', 'packages/fashion', 'packages/geometry'],
  'apps/web': ['packages/contract', 'packages/picture', 'packages/fashion', 'packages/geometry'],
}

/** Folders in which a sub-folder of `features` may not import its neighbours. */
export const featureHomes = ['apps/server/features', 'apps/web/features'] as const

/** What is built on a room inside an app, which the room itself may not import. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'apps/server/host': [
    'apps/server/features',
    'apps/server/cli',
    'apps/server/sample',
    'apps/server/chores.ts',
    'apps/server/main.ts',
  ],
  'apps/server/content': ['apps/server/features', 'apps/server/cli', 'apps/server/sample', 'apps/server/main.ts'],
  'apps/server/features': ['apps/server/cli', 'apps/server/sample', 'apps/server/main.ts'],
  'apps/web/languages': ['apps/web/shell', 'apps/web/features', 'apps/web/routes.tsx'],
  'apps/web/shell': ['apps/web/features', 'apps/web/routes.tsx', 'apps/web/main.tsx'],
  'apps/web/features': ['apps/web/routes.tsx', 'apps/web/main.tsx'],
}
