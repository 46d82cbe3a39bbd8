import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const LibraryScreen = lazy(async () => ({
  default: (await import('./features/library/LibraryScreen.tsx')).LibraryScreen,
}))
const BrandScreen = lazy(async () => ({ default: (await import('./features/brand/BrandScreen.tsx')).BrandScreen }))

/** The library, with Brand DNA below it (requirements S2.44, S2.61). */
export function LibraryPlace() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  return <Suspense>{search['tab'] === 'brand' ? <BrandScreen /> : <LibraryScreen />}</Suspense>
}
