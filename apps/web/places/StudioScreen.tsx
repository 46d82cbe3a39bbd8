import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { findMaker } from '../features/making/makers.ts'
import { BenchSkeleton } from './BenchSkeleton.tsx'
import { lazyPart } from '../shell/lazyPart.ts'

const ProjectBench = lazyPart('project', async () => (await import('./ProjectBench.tsx')).ProjectBench)
const ProjectsList = lazyPart(
  'project',
  async () => (await import('../features/projects/ProjectsList.tsx')).ProjectsList,
)
const MakerScreen = lazyPart('studio', async () => (await import('../features/making/MakerScreen.tsx')).MakerScreen)

const MoodEditorScreen = lazyPart(
  'moods',
  async () => (await import('../features/making/moods/editor/MoodEditorScreen.tsx')).MoodEditorScreen,
)

const ProductScreen = lazyPart(
  'products',
  async () => (await import('../features/making/products/ProductScreen.tsx')).ProductScreen,
)

const EditScreen = lazyPart(
  'products',
  async () => (await import('../features/making/products/edit/EditScreen.tsx')).EditScreen,
)

const FilmScreen = lazyPart('films', async () => (await import('../features/making/films/FilmScreen.tsx')).FilmScreen)

const CanvasScreen = lazyPart('canvas', async () => (await import('../features/canvas/CanvasScreen.tsx')).CanvasScreen)

const PatternsScreen = lazyPart(
  'patterns',
  async () => (await import('../features/patterns/PatternsScreen.tsx')).PatternsScreen,
)

/** The home design view (requirement S2.42): the maker or the project of the address, or the list of projects. */
export function StudioScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const id = typeof search['project'] === 'string' ? search['project'] : null
  const maker = findMaker(search['tool'])
  return (
    <Suspense fallback={id && !maker && search['board'] !== 'mood' ? <BenchSkeleton /> : null}>
      {search['tool'] === 'product' ? (
        <ProductScreen projectId={id} />
      ) : search['tool'] === 'editPicture' ? (
        <EditScreen projectId={id} />
      ) : search['tool'] === 'film' ? (
        <FilmScreen projectId={id} />
      ) : search['tool'] === 'canvas' ? (
        <CanvasScreen projectId={id} />
      ) : search['tool'] === 'patterns' ? (
        <PatternsScreen projectId={id} />
      ) : maker ? (
        <MakerScreen key={maker.id} maker={maker} projectId={id} />
      ) : id && search['board'] === 'mood' ? (
        <MoodEditorScreen key={id} id={id} />
      ) : id ? (
        <ProjectBench key={id} id={id} />
      ) : (
        <ProjectsList asked={search['new'] === 'project'} />
      )}
    </Suspense>
  )
}
