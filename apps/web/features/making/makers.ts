import { type ComponentType, type LazyExoticComponent } from 'react'
import type { BoardId } from '../../shared/open/boards/boardKinds.ts'
import { lazyPart } from '../../shell/lazyPart.ts'

/** A screen on which material for a board is made or understood; its id stands in the address as `tool`. */
export interface Maker {
  id: string
  label: string
  /** The board that takes what is made. */
  board: BoardId | 'mannequins'
  Screen: LazyExoticComponent<ComponentType>
  /** The same without its heading, to be shown in a dialog over the boards; left out where the maker needs the whole screen. */
  Panel?: LazyExoticComponent<ComponentType>
}

/** Every maker, in the order of the menus (requirements S2.52, S2.56). */
export const makers: readonly Maker[] = [
  {
    id: 'prints',
    label: 'Generate prints',
    board: 'print',
    Screen: lazyPart('generating', async () => (await import('./prints/PrintsScreen.tsx')).PrintsScreen),
    Panel: lazyPart('generating', async () => (await import('./prints/GeneratePrints.tsx')).GeneratePrints),
  },
  {
    id: 'moods',
    label: 'Compose moodboards',
    board: 'mood',
    Screen: lazyPart('moods', async () => (await import('./moods/MoodsScreen.tsx')).MoodsScreen),
    Panel: lazyPart('moods', async () => (await import('./moods/GenerateMoods.tsx')).GenerateMoods),
  },
  {
    id: 'printStudio',
    label: 'Open the print studio',
    board: 'print',
    Screen: lazyPart('generating', async () => (await import('./prints/PrintStudioScreen.tsx')).PrintStudioScreen),
  },
  {
    id: 'slogan',
    label: 'Create slogan',
    board: 'print',
    Screen: lazyPart('slogans', async () => (await import('./slogans/SloganScreen.tsx')).SloganScreen),
  },
  {
    id: 'createSketches',
    label: 'Create sketches',
    board: 'sketch',
    Screen: lazyPart('generating', async () => (await import('./sketches/SketchesScreen.tsx')).SketchesScreen),
    Panel: lazyPart('generating', async () => (await import('./sketches/GenerateSketches.tsx')).GenerateSketches),
  },
  {
    id: 'tracing',
    label: 'Trace a sketch',
    board: 'sketch',
    Screen: lazyPart('tracing', async () => (await import('./tracing/TracingScreen.tsx')).TracingScreen),
  },
  {
    id: 'lines',
    label: 'Take a picture apart',
    board: 'sketch',
    Screen: lazyPart('lines', async () => (await import('./lines/LinesScreen.tsx')).LinesScreen),
  },
  {
    id: 'figure',
    label: 'Model placement',
    board: 'mannequins',
    Screen: lazyPart('figures', async () => (await import('./figures/FigureScreen.tsx')).FigureScreen),
  },
]

/** The maker of an address. */
export const findMaker = (id: unknown): Maker | null => makers.find((maker) => maker.id === id) ?? null
