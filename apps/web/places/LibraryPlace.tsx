import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../shell/lazyPart.ts'

const LibraryScreen = lazyPart(
  'library',
  async () => (await import('../features/library/LibraryScreen.tsx')).LibraryScreen,
)
const BrandScreen = lazyPart('brand', async () => (await import('../features/brand/BrandScreen.tsx')).BrandScreen)

/** The library, with Brand DNA below it (requirements S2.44, S2.61). */
export function LibraryPlace() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  return <Suspense>{search['tab'] === 'brand' ? <BrandScreen /> : <LibraryScreen />}</Suspense>
}
