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
